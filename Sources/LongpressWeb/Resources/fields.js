// Fields. WebKit doesn't report the positions of their letters.

const textTypes = ["text", "search", "tel", "url", "password", "email", "number"];
const fieldOf = element => {
  const tag = element ? tagName(element) : "";
  return tag === "TEXTAREA" && isArea(element) || tag === "INPUT" && textTypes.includes(inputType(element)) ? element : null;
};
const knowsSelection = field => (selectionStart(field) ?? null) !== null;
const isSecret = element =>
  inputType(element) === "password" || !["none", ""].includes(styled(element, "-webkit-text-security"));
const changes = element => {
  const field = fieldOf(element);
  return field ? !isReadOnly(field) && !isDisabled(field) : !!element && !!isContentEditable(element);
};

// Lays out a copy of a field's text, calls `body` with it, and removes it again.
const laidOut = (field, body) => {
  const value = valueOf(field);
  if (value.length > longestField) return null;
  const page = ownerDocument(field), copy = createElement(page, "div");
  for (const name of ["font", "letter-spacing", "word-spacing", "text-indent", "text-transform", "direction", "text-align",
    "padding", "border", "line-height", "tab-size", "-webkit-text-security", "overflow-wrap"])
    setStyle(copy, name, styled(field, name));
  const rect = boundsOf(field), isLine = isInput(field), scale = scaleOf(field, rect);
  const own = {
    position: "fixed", left: "0", top: "0", margin: "0", visibility: "hidden", contain: "layout", overflow: "hidden",
    "white-space": isLine ? "pre" : "pre-wrap", width: `${offsetWidth(field)}px`, height: `${offsetHeight(field)}px`,
    "box-sizing": "border-box", "border-style": "solid", "border-color": "transparent"
  };
  for (const [name, value] of Object.entries(own)) setStyle(copy, name, value);
  const bar = offsetWidth(field) - clientWidth(field) - clientLeft(field) * 2;
  if (!isLine) setStyle(copy, "padding-right", `${parseFloat(styled(field, "padding-right")) + bar}px`);
  // An empty field still has a line for the insertion point.
  const text = createTextNode(page, value || "\u200b");
  append(copy, text);
  append(documentElement(page), copy);
  try {
    const origin = boundsOf(copy);
    let drop = 0;
    if (isLine) {
      const all = createRange(page);
      selectNodeContents(all, copy);
      const line = boundsOfRange(all);
      drop = (rect.height / scale - line.height) / 2 - (line.y - origin.y);
    }
    // If a field is scrolled or scaled, its text is too.
    const place = {
      x: rect.x - (origin.x + scrollLeft(field)) * scale, y: rect.y + (drop - origin.y - scrollTop(field)) * scale, scale
    };
    return body(text, place);
  } finally { remove(copy); }
};
const shifted = (rect, place) => box(
  place.x + rect.x * place.scale, place.y + rect.y * place.scale, rect.width * place.scale, rect.height * place.scale);

const offsetIn = (field, x, y) => laidOut(field, (text, place) =>
  nearest(text, (x - place.x) / place.scale, (y - place.y) / place.scale)?.offset ?? 0) ?? valueOf(field).length;
