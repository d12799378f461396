// Converts positions and rectangles between the view and frames, fields and scrolled elements.

// The longest field whose letters are located, and the maximum numbers of nodes in one search, of ancestors of an element, and of
// nested frames.
const longestField = 20000, mostNodes = 300, mostAround = 2000, mostFrames = 50;
// The distance around a place within which a word is searched.
const longestWord = 500;
// The last press, the selection before a hold, and during a drag the fixed end and the last position.
let pressed = null, before = null, fixed = null, aimed = null, serial = 0, seen = "", isFollowed = false;
const followed = new WeakSet(), roots = new Set();

// MARK: Places

const isFrame = element => /^I?FRAME$/.test(tagName(element) ?? "");
const pageOf = element => element && isFrame(element) ? contentDocument(element) ?? null : null;
const parentOf = node => parentElement(node) ?? hostOf(getRootNode(node)) ?? null;
// An element and its ancestors, innermost first.
const outwards = function* (element) {
  for (let count = 0; element && count < mostAround; count++, element = parentOf(element)) yield element;
};
const elementOf = node => isElement(node) ? node : parentOf(node);
const clip = (a, b) => {
  const x = Math.max(a.x, b.x), y = Math.max(a.y, b.y);
  const right = Math.min(a.x + a.width, b.x + b.width), bottom = Math.min(a.y + a.height, b.y + b.height);
  return right < x || bottom < y ? null : box(x, y, right - x, bottom - y);
};

// The scale of an element.
const scaleOf = (element, rect) => offsetWidth(element) ? rect.width / offsetWidth(element) : 1;
// The origin and scale of the page in a frame.
const inside = element => {
  const rect = boundsOf(element), scale = scaleOf(element, rect);
  return {
    x: rect.x + (clientLeft(element) + parseFloat(styled(element, "padding-left"))) * scale,
    y: rect.y + (clientTop(element) + parseFloat(styled(element, "padding-top"))) * scale, scale
  };
};

// Returns the innermost element at a point of the view, in frames and open shadow roots too.
const hit = (x, y) => {
  const part = seenPart();
  let point = { x: x / part.scale + part.left, y: y / part.scale + part.top };
  let page = mainPage, element = elementInPage(page, point.x, point.y);
  for (let depth = 0; element && depth < mostFrames; depth++) {
    const inner = pageOf(element), root = shadowRoot(element);
    if (inner) {
      const at = inside(element);
      point = { x: (point.x - at.x) / at.scale, y: (point.y - at.y) / at.scale };
      page = inner;
      element = elementInPage(page, point.x, point.y) ?? documentElement(page);
      if (!isFrame(element)) continue;
    } else if (root) {
      roots.add(root);
      const found = elementInShadow(root, point.x, point.y);
      if (!found || found === element || !nodeContains(root, found)) break;
      element = found;
    } else break;
  }
  follow(page);
  return { page, element, x: point.x, y: point.y };
};

// Converts a rectangle of a page to the view; null if it isn't visible. Elements that scroll or clip their content clip it.
const outward = (rect, node) => {
  let start = elementOf(node), page = ownerDocument(node);
  for (let depth = 0; rect && depth < mostFrames; depth++) {
    for (const element of outwards(start)) {
      if (element === documentElement(page) || element === bodyOf(page)) break;
      // A field clips its own text, which isn't part of the page otherwise.
      if (styled(element, "overflow-x") !== "visible" || fieldOf(element)) {
        rect = clip(rect, boundsOf(element));
        if (!rect) return null;
      }
      if (styled(element, "position") === "fixed") break;
    }
    const window = windowOf(page);
    if (!window) return null;
    rect = clip(rect, box(0, 0, innerWidthOf(window), innerHeightOf(window)));
    start = frameElement(window);
    if (!rect || !start) break;
    const at = inside(start);
    rect = box(at.x + rect.x * at.scale, at.y + rect.y * at.scale, rect.width * at.scale, rect.height * at.scale);
    page = ownerDocument(start);
  }
  if (!rect) return null;
  const { scale, left, top, width, height } = seenPart();
  return clip(
    box((rect.x - left) * scale, (rect.y - top) * scale, rect.width * scale, rect.height * scale),
    box(0, 0, width * scale, height * scale));
};

// The insertion point at a place in a text, as a line without width.
const caretRect = (node, offset) => {
  const range = createRange(ownerDocument(node));
  setStart(range, node, offset);
  collapse(range, true);
  const own = linesOfRange(range).at(-1);
  if (own?.height) return box(own.x, own.y, 0, own.height);
  if (isText(node) && textLength(node)) {
    setStart(range, node, Math.max(offset - 1, 0));
    setEnd(range, node, Math.min(offset + (offset ? 0 : 1), textLength(node)));
    const rect = linesOfRange(range).at(-1);
    if (rect) return box(offset ? rect.x + rect.width : rect.x, rect.y, 0, rect.height);
  }
  const count = isElement(node) ? childCount(node) : 0, child = count ? childAt(node, Math.min(offset, count - 1)) : null;
  if (child && isText(child)) return caretRect(child, offset >= count ? textLength(child) : 0);
  const element = child && isElement(child) ? child : elementOf(node), rect = element && boundsOf(element);
  if (!rect?.height) return null;
  const line = parseFloat(styled(element, "line-height")) || 20;
  return box(rect.x, rect.y, 0, Math.min(rect.height, line));
};

// The place in a text node nearest to a point: the nearest line first, then the nearest place in it.
const nearest = (text, x, y) => {
  const distance = offset => {
    const rect = caretRect(text, offset);
    return rect ? { line: Math.max(rect.y - y, y - rect.y - rect.height, 0), side: Math.abs(rect.x - x), rect } : null;
  };
  let low = 0, high = textLength(text);
  while (low < high) {
    const middle = (low + high) >> 1, rect = caretRect(text, middle);
    if (rect && rect.y + rect.height < y) low = middle + 1; else high = middle;
  }
  let best = null;
  for (let offset = Math.max(low - 2, 0), count = 0; offset <= textLength(text) && count < 2000; offset++, count++) {
    const now = distance(offset);
    if (!now) continue;
    if (!best || now.line < best.line || now.line === best.line && now.side < best.side) best = { ...now, offset };
    if (now.rect.y > y) break;
  }
  return best && { node: text, offset: best.offset, line: best.line, side: best.side };
};
