// The state of the selection, which is reported to the program, and what can be done with it.

const selectable = element => {
  for (const at of outwards(element)) {
    const value = styled(at, "user-select") || styled(at, "-webkit-user-select");
    if (value === "none") return false;
    if (value === "text" || value === "all") return true;
  }
  return true;
};
const hasText = page => {
  if (!bodyOf(page)) return false;
  const walk = textsIn(page, bodyOf(page));
  for (let count = 0, node; count < mostNodes && (node = nextNode(walk)); count++) {
    if (textOf(node).trim() && !/^(SCRIPT|STYLE|NOSCRIPT)$/.test(tagName(parentElement(node)) ?? "")) return true;
    if (count === mostNodes - 1) return true;
  }
  return !!querySelector(page, "img, svg, canvas, video");
};
// Returns whether there is only white space before the selection's start and after its end.
const isAll = what => {
  const host = editingHost(focused().element) ?? bodyOf(what.page);
  if (!host || isCollapsed(what.range)) return false;
  const edge = ({ node, offset }, isStart) => {
    const walk = textsIn(what.page, host);
    if (isText(node)) {
      if ((isStart ? textOf(node).slice(0, offset) : textOf(node).slice(offset)).trim()) return false;
      startAt(walk, node);
    } else {
      const child = childAt(node, isStart ? offset : offset - 1);
      startAt(walk, child ?? node);
      if (!child && isStart !== (offset === 0)) return false;
    }
    for (let count = 0; count < mostNodes; count++) {
      const next = isStart ? previousNode(walk) : nextNode(walk);
      if (!next) return true;
      if (!isStart && isElement(node) && nodeContains(node, next)) continue;
      const parent = parentElement(next);
      if (textOf(next).trim() && parent && hasLines(parent)) return false;
    }
    return false;
  };
  return edge(startOf(what.range), true) && edge(endOf(what.range), false);
};

// The maximum length of an address. Longer ones, which are never opened or copied, aren't reported.
const longestAddress = 8192;
const linkOf = element => {
  for (const at of outwards(element)) {
    if (!/^(a|area)$/i.test(tagName(at))) continue;
    const text = getAttribute(at, "href") ?? getAttributeNS(at, "http://www.w3.org/1999/xlink", "href");
    if (text === null) continue;
    const address = resolved(text, baseURI(at));
    return address !== null && address.length <= longestAddress ? { element: at, address } : null;
  }
  return null;
};
const imageOf = element => {
  const isImage = element && (isPicture(element) || inputType(element) === "image");
  return isImage ? sourceOf(element)?.slice(0, longestAddress) ?? null : null;
};

const tell = () => {
  const what = selected(), { page, element } = focused();
  const at = pressed?.element ?? null, field = what?.field ?? fieldOf(at), host = editingHost(element);
  const isInside = element && element !== bodyOf(page) && linkOf(element);
  const link = linkOf(at ?? (isInside ? element : what?.range ? elementOf(commonAncestor(what.range)) : null));
  const image = imageOf(at);
  const has = !!what && !isEmpty(what);
  const edited = what?.field ?? (what?.range ? elementOf(startNode(what.range)) : null);
  const [start, end] = what ? ends(what) : [null, null];
  let rect = what && (has || !pressed || !image && !link) ? target(what) : null;
  if (!has && image) rect = outward(boundsOf(at), at);
  else if (!has && link && pressed && !changes(edited)) rect = united(linesOf(link.element), link.element);
  if (!rect && pressed) rect = box(pressed.viewX, pressed.viewY, 0, 0);
  if (!rect && element && element !== bodyOf(page)) rect = outward(boundsOf(element), element);
  const isOpen = !!edited && (field ? !isDisabled(field) : selectable(edited));
  const hasWord = !!what && !has && isOpen && (!field ? !!around(page, startOf(what.range), "word")
    : isSecret(field) ? !!valueOf(field) : !!wordIn(valueOf(field), what.start));
  return {
    hasSelection: has, isEditable: changes(edited), isSecret: !!edited && isSecret(field ?? edited),
    isSelectable: field ? !isDisabled(field) : true,
    isEmpty: field ? !valueOf(field) : host ? !textContent(host).trim() : !hasText(page),
    isAll: has && (field ? what.start === 0 && what.end === valueOf(field).length : isAll(what)),
    hasWord, rect, start, end, serial: numbered(what), link: link?.address ?? null, image
  };
};
// Returns a number that changes whenever the selection changes.
let last = null;
const numbered = what => {
  const [start, end] = what?.range ? [startOf(what.range), endOf(what.range)] : [];
  const now = what && (what.field ? [what.field, what.start, what.field, what.end]
    : [start.node, start.offset, end.node, end.offset]);
  if (!now !== !last || now?.some((part, index) => part !== last.at(index))) serial++;
  last = now;
  return serial;
};

// Reports every change or motion of the selection.
const post = () => {
  if (isFollowed) return;
  isFollowed = true;
  later(() => {
    isFollowed = false;
    let now;
    try { now = tell(); } catch { return; }
    const text = JSON.stringify(now);
    if (text === seen) return;
    seen = text;
    say(now);
  }, 16);
};
const follow = page => {
  if (!page || followed.has(page)) return;
  followed.add(page);
  for (const name of ["selectionchange", "scroll", "input"]) listen(page, name, post, { capture: true, passive: true });
  if (windowOf(page)) listen(windowOf(page), "resize", post);
};
follow(mainPage);
for (const name of ["scroll", "resize"]) listen(view, name, post);
