// For mutter, nested: it asks the X server to accept or to reject each finger as if it had grabbed it, which it has not. The
// server refuses, and that ends it within 150 ms of a touch (43.8, meta_backend_x11_finish_touch_sequence). Here it is told
// that all is well.
int XIAllowTouchEvents(void *display, int device, unsigned touch, unsigned long window, int mode) {
    return 0;
}
