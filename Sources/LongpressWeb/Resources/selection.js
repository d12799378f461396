// The selection, and the words and paragraphs at a place.

// MARK: Positions

// Returns the place in the text at a press; null if there is none.
const positionAt = press => {
  const { page, element, x, y } = press;
  if (!element) return null;
  if (getRootNode(element) !== page) {
    // A page reports only places outside its shadow roots.
    const walk = textsIn(page, element);
    let best = null;
    for (let node = nextNode(walk), count = 0; node && count < mostNodes; node = nextNode(walk), count++) {
      const found = textOf(node).trim() && nearest(node, x, y);
      if (found && (!best || found.line < best.line || found.line === best.line && found.side < best.side)) best = found;
    }
    return best;
  }
  const range = caretRangeFromPoint(page, x, y);
  return range && startOf(range);
};
const startOf = range => ({ node: startNode(range), offset: startOffset(range) });
const endOf = range => ({ node: endNode(range), offset: endOffset(range) });

// Returns the innermost page and element that have the focus.
const focused = () => {
  let page = mainPage, element = activeInPage(page);
  for (let depth = 0, inner; depth < mostFrames && (inner = pageOf(element)); depth++)
    [page, element] = [inner, activeInPage(inner)];
  for (let depth = 0, inner; depth < mostFrames && element && (inner = activeInShadow(shadowRoot(element))); depth++)
    element = inner;
  return { page, element: element ?? null };
};

// Returns the selection, in a field or between two places of a page; null if there isn't even an insertion point.
const selected = () => {
  const { page, element } = focused(), field = fieldOf(element), own = getSelection(page);
  if (field) return knowsSelection(field)
    ? { page, field, start: selectionStart(field), end: selectionEnd(field) }
    : { page, field, start: 0, end: own && selectionText(own) ? valueOf(field).length : 0 };
  if (!own || !rangeCount(own)) return null;
  const first = getRangeAt(own, 0);
  const [found = first] = composedRanges?.(own, { shadowRoots: [...roots] }) ?? [];
  const range = createRange(page), start = startOf(found), end = endOf(found);
  setStart(range, start.node, start.offset);
  setEnd(range, end.node, end.offset);
  // If the ends are in different trees, the page's own range has to do.
  return { page, range: end.node === endNode(range) && start.node === startNode(range) ? range : first };
};
const isEmpty = what => what.field ? what.start === what.end : isCollapsed(what.range);
const covers = (what, node, offset) => {
  try { return comparePoint(what.range, node, offset) === 0; } catch { return false; }
};

const focus = (page, element) => {
  const host = element && (fieldOf(element) ?? editingHost(element));
  const { page: old, element: last } = focused();
  if (old !== page && windowOf(page)) focusWindow(windowOf(page));
  if (host) { if (last !== host) focusOn(host, { preventScroll: true }); }
  else if (last && (fieldOf(last) || isContentEditable(last)) && !nodeContains(last, element)) blur(last);
};
const editingHost = element => {
  let host = null;
  for (const at of outwards(element)) {
    if (!isContentEditable(at)) break;
    host = at;
  }
  return host;
};
const put = (page, start, end = start) =>
  setBaseAndExtent(getSelection(page), start.node, start.offset, end.node, end.offset);
const putRange = (page, range) => put(page, startOf(range), endOf(range));

const isWord = text => /[\p{L}\p{N}\p{S}\p{Emoji_Presentation}]/u.test(text);
const wordIn = (whole, offset) => {
  const from = Math.max(offset - longestWord, 0), text = whole.slice(from, offset + longestWord), place = offset - from;
  for (const part of new Intl.Segmenter(undefined, { granularity: "word" }).segment(text)) {
    const end = part.index + part.segment.length;
    if (place > end || place === end && end < text.length && !isWord(part.segment)) continue;
    if (isWord(part.segment)) return [from + part.index, from + end];
    if (place < end) return null;
  }
  return null;
};
// Returns the range of the word or paragraph at a place in a page, by WebKit's rules.
const around = (page, place, unit) => {
  const range = createRange(page);
  setStart(range, place.node, place.offset);
  collapse(range, true);
  if (getRootNode(place.node) !== page || unit !== "word") {
    if (!isText(place.node)) return null;
    if (unit === "word") {
      const word = wordIn(textOf(place.node), place.offset);
      if (!word) return null;
      setStart(range, place.node, word[0]);
      setEnd(range, place.node, word[1]);
      return range;
    }
  }
  expand(range, unit);
  if (!isWord(rangeText(range))) {
    // At the end of a word, WebKit has expanded to what follows it.
    if (unit !== "word" || !isText(place.node) || !place.offset || !isWord(textOf(place.node).charAt(place.offset - 1)))
      return null;
    setStart(range, place.node, place.offset - 1);
    collapse(range, true);
    expand(range, unit);
  }
  if (isCollapsed(range)) return null;
  // WebKit takes letters of adjacent blocks for one word if the page has no space between them.
  let block = null;
  for (const at of outwards(parentOf(place.node))) {
    block = at;
    if (!/^(inline|contents)/.test(styled(at, "display"))) break;
  }
  if (!block) return range;
  const texts = textsIn(page, block), first = nextNode(texts);
  if (first && !nodeContains(block, startNode(range))) setStart(range, first, 0);
  if (first && !nodeContains(block, endNode(range))) {
    startAt(texts, block);
    const last = lastChild(texts);
    if (last) setEnd(range, last, textLength(last));
  }
  return range;
};

// Returns whether a point is on some text, as opposed to only nearest to it.
const near = (press, range) => linesOfRange(range).some(rect => press.x >= rect.x - 8 && press.x <= rect.x + rect.width + 8
  && press.y >= rect.y - 8 && press.y <= rect.y + rect.height + 8);
// Scrolls a page while something is dragged near an edge of the view.
const scroll = (x, y) => {
  const height = innerHeightOf(mainWindow), margin = Math.min(24, height / 4);
  const step = y < margin ? y - margin : Math.max(y - height + margin, 0);
  if (step) scrollWindow(mainWindow, { top: step / 2, behavior: "instant" });
};

// MARK: Handles, which never cross each other

// Returns whether the drag moves outwards or has just begun; `order` compares two places and returns a number.
const isOutward = (place, isStart, order) => {
  const isOn = aimed === null || (isStart ? order(aimed, place) <= 0 : order(aimed, place) >= 0);
  aimed = place;
  return isOn;
};
// Returns the place one letter before or after another one in a text.
const nextLetter = (text, place, isBefore) => {
  const part = isBefore ? text.slice(Math.max(place - longestWord, 0), place) : text.slice(place, place + longestWord);
  const letters = [...new Intl.Segmenter().segment(part)], letter = isBefore ? letters.at(-1) : letters[0];
  return place + (isBefore ? -1 : 1) * (letter?.segment.length ?? 0);
};
const dragInField = (field, offset, isStart, isQuick) => {
  const value = valueOf(field), word = isOutward(offset, isStart, (from, to) => to - from) && isQuick && wordIn(value, offset);
  if (word) offset = offset - word[0] < word[1] - offset ? word[0] : word[1];
  const least = nextLetter(value, fixed, isStart);
  if (isStart) selectInField(field, Math.min(offset, least), fixed);
  else selectInField(field, fixed, Math.max(offset, least));
};

// Compares places of a page: negative if `to` is before `from`, 0 if equal, positive if after; null if they are in different
// trees.
const order = (page, from, to) => {
  const range = createRange(page);
  setStart(range, from.node, from.offset);
  collapse(range, true);
  try { return comparePoint(range, to.node, to.offset); } catch { return null; }
};
const dragInPage = (page, place, isStart, isQuick) => {
  const goesOn = isOutward(place, isStart, (from, to) => order(page, from, to));
  const word = goesOn && isQuick ? around(page, place, "word") : null;
  if (word) {
    const start = startOf(word), end = endOf(word);
    // Within one text node, the nearer end of the word; otherwise the end in the direction of the drag.
    const isOne = start.node === end.node && start.node === place.node;
    const isNearStart = isOne ? place.offset - start.offset < end.offset - place.offset : isStart;
    place = isNearStart ? start : end;
  }
  const side = order(page, fixed, place);
  if (side === null || (isStart ? side < 0 : side > 0)) return put(page, fixed, place);
  // One letter always stays selected.
  put(page, fixed);
  modify(getSelection(page), "extend", isStart ? "backward" : "forward", "character");
};
