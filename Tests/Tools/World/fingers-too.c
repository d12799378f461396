// For mutter's development kit: it asks the compositor for a touch screen only to have the pointer stand for a finger, and then
// for no pointer and no keyboard. Here it gets the touch screen besides (50.5, mdk-context.c).
void ei_seat_bind_capabilities(void *seat, ...);

void ei_seat_unbind_capabilities(void *seat, ...) {
    ei_seat_bind_capabilities(seat, 1 << 3, (void *)0);
}
