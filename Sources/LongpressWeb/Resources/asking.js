// The requests to the page.

const press = (x, y) => {
  pressed = x === null ? null : { ...hit(x, y), viewX: x, viewY: y };
  return pressed;
};
// Moves the insertion point to a hold, or returns its place in text that isn't editable.
const hold = (x, y, keeps, isHold) => {
  const at = press(x, y), field = fieldOf(at.element);
  if (field) {
    if (isDisabled(field)) return;
    // A field selects all of its text when it gets the focus.
    keeps = keeps && focused().element === field;
    focus(at.page, field);
    if (isSecret(field) && isHold) return selectField(field);
    if (!knowsSelection(field)) return;
    const offset = offsetIn(field, at.x, at.y), start = selectionStart(field), end = selectionEnd(field);
    if (!(keeps && start < end && start <= offset && offset <= end)) selectInField(field, offset, offset);
    return;
  }
  const what = selected(), place = at.element && selectable(at.element) && !imageOf(at.element) ? positionAt(at) : null;
  if (keeps && place && what?.range && !isCollapsed(what.range) && covers(what, place.node, place.offset)) return;
  focus(at.page, at.element);
  if (place && changes(at.element)) return put(at.page, place);
  // The text nearest to an empty place may be far away.
  const caret = place && caretRect(place.node, place.offset), reach = Math.max(caret?.height ?? 0, 16);
  if (caret && Math.abs(at.x - caret.x) <= reach && at.y >= caret.y - 8 && at.y <= caret.y + caret.height + 8) return place;
  if (!changes(at.element)) deselect(at.page);
};
const deselect = page => removeAllRanges(getSelection(page));

// WebKit turns the first of two taps into a click, which a busy page may receive only after the second has selected something.
// This prevents that click from moving the insertion point.
const keepFromClick = at => {
  const window = windowOf(at.page), options = { capture: true };
  if (!window) return;
  const keep = event => {
    if (Math.abs(clientX(event) - at.x) < 24 && Math.abs(clientY(event) - at.y) < 24) preventDefault(event);
  };
  listen(window, "mousedown", keep, options);
  later(() => ignore(window, "mousedown", keep, options), 1000);
};

const answers = {
  tell,
  prepare(trigger, x, y) {
    if (x !== null) {
      const place = hold(x, y, true, trigger === "hold");
      if (place && trigger === "hold") this.select("word", x, y); else if (place) put(pressed.page, place);
    } else if (trigger === "keyboard") pressed = null;
    const told = tell();
    seen = JSON.stringify(told);
    return told;
  },
  hold(x, y, isFirst) {
    if (isFirst) before = selected();
    scroll(x, y);
    const place = hold(x, y, isFirst, true);
    if (place) {
      const word = around(pressed.page, place, "word");
      if (word && near(pressed, word)) putRange(pressed.page, word); else if (isFirst) deselect(pressed.page);
    }
    const told = tell(), at = place && caretRect(place.node, place.offset);
    told.caret = (at && outward(at, place.node)) ?? told.start;
    return told;
  },
  select(unit, x, y) {
    if (x !== null) keepFromClick(press(x, y));
    if (unit === "all") return;
    const field = fieldOf(pressed?.element ?? focused().element);
    if (field) {
      if (x !== null) focus(ownerDocument(field), field);
      if (isSecret(field) || unit !== "word" || !knowsSelection(field)) return selectField(field);
      const offset = x === null ? selectionStart(field) : offsetIn(field, pressed.x, pressed.y);
      const word = wordIn(valueOf(field), offset);
      if (word) selectInField(field, ...word);
      return;
    }
    const what = selected();
    const place = x === null ? what?.range && startOf(what.range)
      : pressed.element && selectable(pressed.element) ? positionAt(pressed) : null;
    const page = x === null ? what?.page : pressed.page;
    if (x !== null) focus(pressed.page, pressed.element);
    const range = place && around(page, place, unit);
    if (range && (x === null || near(pressed, range))) putRange(page, range);
  },
  // Moves one end of the selection to a point; a quick drag outwards moves it by words.
  drag(end, x, y, isFirst, isQuick) {
    const what = selected(), isStart = end === "start";
    if (!what) return tell();
    if (isFirst) {
      before = what;
      aimed = null;
      fixed = what.field ? isStart ? what.end : what.start : isStart ? endOf(what.range) : startOf(what.range);
    }
    scroll(x, y);
    const at = press(x, y);
    if (what.field) dragInField(what.field, offsetIn(what.field, at.x, at.y), isStart, isQuick);
    else if (at.page === what.page) {
      const place = positionAt(at);
      if (place) dragInPage(at.page, place, isStart, isQuick);
    }
    const told = tell();
    told.caret = isStart ? told.start : told.end;
    return told;
  },
  // Returns the pressed picture as a base64-encoded file; null if the page itself may not read it.
  picture() {
    const image = pressed?.element, width = naturalWidth(image) ?? 0, height = naturalHeight(image) ?? 0;
    return width && height && width * height <= 1e8 ? drawn(image, width, height) : null;
  },
  // Restores the selection from before the hold or drag.
  restore() {
    if (!before) return;
    if (before.field) selectInField(before.field, before.start, before.end);
    else putRange(before.page, before.range);
  }
};
