// The target of a selection's menu, and the ends of the selection.

// Returns the visible part of a selection, in one column.
const target = what => {
  const window = windowOf(what.page);
  if (what.field) {
    const lines = laidOut(what.field, (text, place) => {
      if (what.start === what.end) {
        const rect = caretRect(text, Math.min(what.start, textLength(text)));
        return rect && [shifted(rect, place)];
      }
      const range = createRange(what.page);
      setStart(range, text, what.start);
      setEnd(range, text, what.end);
      return linesOfRange(range).map(rect => shifted(rect, place));
    });
    const whole = boundsOf(what.field);
    return united(lines ?? [whole], what.field) ?? outward(whole, what.field);
  }
  const range = what.range, start = startOf(range), end = endOf(range);
  if (isCollapsed(range)) {
    const rect = caretRect(start.node, start.offset);
    return rect && outward(rect, start.node);
  }
  // Of a long selection, only the visible area is calculated: it may have very many lines.
  const first = caretRect(start.node, start.offset), last = caretRect(end.node, end.offset);
  const isAbove = !first || first.y + first.height < 0, isBelow = !last || last.y > innerHeightOf(window);
  if (!isAbove && !isBelow) return united(linesOfRange(range), start.node);
  const common = commonAncestor(range), around = elementOf(common) ?? documentElement(common);
  // A page's body may be higher or lower than its content.
  const isWhole = /^(BODY|HTML)$/.test(tagName(around));
  const area = isWhole ? box(0, 0, innerWidthOf(window), innerHeightOf(window)) : boundsOf(around);
  const top = isAbove ? area.y : first.y, bottom = isBelow ? area.y + area.height : last.y + last.height;
  return outward(box(area.x, top, area.width, Math.max(bottom - top, 0)), around);
};
const united = (rects, node) => {
  let columns = [], last = null;
  for (const rect of rects) {
    if (!rect.width && rects.length > 1) continue;
    const shown = outward(rect, node);
    if (last && rect.y + rect.height <= last.y + 1) columns.push([]);
    last = rect;
    if (!shown) continue;
    if (!columns.length) columns.push([]);
    columns.at(-1).push(shown);
  }
  columns = columns.filter(column => column.length);
  const near = pressed && columns.find(column => column.some(rect =>
    pressed.viewX >= rect.x && pressed.viewX <= rect.x + rect.width));
  const column = near ?? columns.at(0);
  if (!column) return null;
  const x = Math.min(...column.map(rect => rect.x)), y = Math.min(...column.map(rect => rect.y));
  return box(x, y, Math.max(...column.map(rect => rect.x + rect.width)) - x,
    Math.max(...column.map(rect => rect.y + rect.height)) - y);
};
// Returns the insertion points at both ends.
const ends = what => {
  if (what.field) return laidOut(what.field, (text, place) => [what.start, what.end].map(offset => {
    const rect = caretRect(text, Math.min(offset, textLength(text)));
    return rect && outward(shifted(rect, place), what.field);
  })) ?? [null, null];
  return [startOf(what.range), endOf(what.range)].map(({ node, offset }) => {
    const rect = caretRect(node, offset);
    return rect && outward(rect, node);
  });
};
