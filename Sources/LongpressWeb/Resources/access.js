// The only access to the page's objects.
//
// Even without a script, a page can give its objects properties that hide their own: a form has one for each of its fields, a
// page one for each named picture, form and frame. So nothing is read from the objects directly. Every accessor comes from the
// prototype of its interface, in this script world, and is fetched once. The rest of the script gets only what these functions
// return: numbers, texts, our own objects, and the page's objects as opaque values to pass back. Only a property whose name is a
// symbol is out of the page's reach.

const { apply, getOwnPropertyDescriptor, getPrototypeOf } = Reflect;
const found = (owner, name) => {
  for (let at = typeof owner === "function" ? owner.prototype : owner; at; at = getPrototypeOf(at)) {
    const own = getOwnPropertyDescriptor(at, name);
    if (own) return own;
  }
  return {};
};
// Returns a getter for a property; it returns undefined for an object without the property.
const property = (owner, name) => {
  const { get } = found(owner, name);
  return object => { try { return apply(get, object, []); } catch { return undefined; } };
};
const setter = (owner, name) => {
  const { set } = found(owner, name);
  return (object, value) => { apply(set, object, [value]); };
};
// Returns a method, called on its first argument; undefined if this version of WebKit doesn't have it.
const method = (owner, name) => {
  const { value } = found(owner, name);
  return value && ((object, ...rest) => apply(value, object, rest));
};
// Returns a getter that tries several interfaces and returns the first value found.
const either = (name, ...owners) => {
  const all = owners.map(owner => property(owner, name));
  return object => {
    for (const read of all) {
      const value = read(object);
      if (value !== undefined) return value;
    }
    return undefined;
  };
};
const mainWindow = globalThis, mainPage = document, view = visualViewport;

// MARK: Nodes
const nodeType = property(Node, "nodeType"), parentElement = property(Node, "parentElement");
const ownerDocument = property(Node, "ownerDocument"), childNodes = property(Node, "childNodes");
const textContent = property(Node, "textContent"), baseURI = property(Node, "baseURI");
const getRootNode = method(Node, "getRootNode"), nodeContains = method(Node, "contains");
const listLength = property(NodeList, "length"), listItem = method(NodeList, "item");
const childCount = at => listLength(childNodes(at)), childAt = (at, index) => listItem(childNodes(at), index);
const textOf = property(CharacterData, "data"), textLength = property(CharacterData, "length");
const isText = at => nodeType(at) === 3, isElement = at => nodeType(at) === 1;
const tagName = property(Element, "tagName"), getAttribute = method(Element, "getAttribute");
const getAttributeNS = method(Element, "getAttributeNS"), append = method(Element, "append");
const remove = method(Element, "remove"), shadowRoot = property(Element, "shadowRoot");
const hostOf = property(ShadowRoot, "host"), contentDocument = either("contentDocument", HTMLIFrameElement, HTMLFrameElement);
const isContentEditable = property(HTMLElement, "isContentEditable");
const focusOn = method(HTMLElement, "focus"), blur = method(HTMLElement, "blur");

// MARK: Pages
const elementInPage = method(Document, "elementFromPoint"), elementInShadow = method(ShadowRoot, "elementFromPoint");
const activeInPage = property(Document, "activeElement"), activeInShadow = property(ShadowRoot, "activeElement");
const bodyOf = property(Document, "body"), documentElement = property(Document, "documentElement");
const windowOf = property(Document, "defaultView"), frameElement = property(mainWindow, "frameElement");
const innerWidthOf = property(mainWindow, "innerWidth"), innerHeightOf = property(mainWindow, "innerHeight");
const focusWindow = method(mainWindow, "focus"), scrollWindow = method(mainWindow, "scrollBy");
const createElement = method(Document, "createElement"), createTextNode = method(Document, "createTextNode");
const createRange = method(Document, "createRange"), createTreeWalker = method(Document, "createTreeWalker");
const caretRangeFromPoint = method(Document, "caretRangeFromPoint"), querySelector = method(Document, "querySelector");
const textsIn = (of, at) => createTreeWalker(of, at, 4);
const nextNode = method(TreeWalker, "nextNode"), previousNode = method(TreeWalker, "previousNode");
const lastChild = method(TreeWalker, "lastChild"), startAt = setter(TreeWalker, "currentNode");
const viewport = Object.fromEntries(["scale", "offsetLeft", "offsetTop", "width", "height"].map(name =>
  [name, property(VisualViewport, name)]));
// The part of the page that is visible in the view, and its scale.
const seenPart = () => {
  const { scale, offsetLeft, offsetTop, width, height } = viewport;
  return { scale: scale(view), left: offsetLeft(view), top: offsetTop(view), width: width(view), height: height(view) };
};

// MARK: Rectangles, as objects of our own
const sides = ["x", "y", "width", "height"].map(name => property(DOMRectReadOnly, name));
const rectanglesLength = property(DOMRectList, "length"), rectangleItem = method(DOMRectList, "item");
const box = (x, y, width, height) => ({ x, y, width, height });
const boxOf = rectangle => box(...sides.map(side => side(rectangle)));
// At most 2000 rectangles: only the visible ones matter.
const boxesOf = list => Array.from({ length: Math.min(rectanglesLength(list), 2000) }, (_, index) => boxOf(rectangleItem(list, index)));
const bounds = method(Element, "getBoundingClientRect"), lines = method(Element, "getClientRects");
const rangeBounds = method(Range, "getBoundingClientRect"), rangeLines = method(Range, "getClientRects");
const boundsOf = at => boxOf(bounds(at)), linesOf = at => boxesOf(lines(at));
const hasLines = at => rectanglesLength(lines(at)) > 0;
const boundsOfRange = at => boxOf(rangeBounds(at)), linesOfRange = at => boxesOf(rangeLines(at));
const offsetWidth = property(HTMLElement, "offsetWidth"), offsetHeight = property(HTMLElement, "offsetHeight");
const clientLeft = property(Element, "clientLeft"), clientTop = property(Element, "clientTop");
const clientWidth = property(Element, "clientWidth");
const scrollLeft = property(Element, "scrollLeft"), scrollTop = property(Element, "scrollTop");

// MARK: Styles
const getPropertyValue = method(CSSStyleDeclaration, "getPropertyValue");
const setProperty = method(CSSStyleDeclaration, "setProperty"), styleOf = property(HTMLElement, "style");
const styled = (at, name) => getPropertyValue(getComputedStyle(at), name);
const setStyle = (at, name, value) => setProperty(styleOf(at), name, value);

// MARK: Ranges and selections
const startNode = property(AbstractRange, "startContainer");
const startOffset = property(AbstractRange, "startOffset");
const endNode = property(AbstractRange, "endContainer"), endOffset = property(AbstractRange, "endOffset");
const isCollapsed = property(AbstractRange, "collapsed");
const commonAncestor = property(Range, "commonAncestorContainer");
const setStart = method(Range, "setStart"), setEnd = method(Range, "setEnd"), collapse = method(Range, "collapse");
const selectNodeContents = method(Range, "selectNodeContents"), expand = method(Range, "expand");
const comparePoint = method(Range, "comparePoint"), rangeText = method(Range, "toString");
const getSelection = method(Document, "getSelection"), rangeCount = property(Selection, "rangeCount");
const getRangeAt = method(Selection, "getRangeAt"), composedRanges = method(Selection, "getComposedRanges");
const selectionText = method(Selection, "toString"), removeAllRanges = method(Selection, "removeAllRanges");
const setBaseAndExtent = method(Selection, "setBaseAndExtent"), modify = method(Selection, "modify");

// MARK: Fields and pictures
const inputType = property(HTMLInputElement, "type"), areaType = property(HTMLTextAreaElement, "type");
const isInput = at => inputType(at) !== undefined, isArea = at => areaType(at) !== undefined;
const valueOf = either("value", HTMLInputElement, HTMLTextAreaElement), isReadOnly = either("readOnly", HTMLInputElement, HTMLTextAreaElement);
const isDisabled = either("disabled", HTMLInputElement, HTMLTextAreaElement);
const selectionStart = either("selectionStart", HTMLInputElement, HTMLTextAreaElement), selectionEnd = either("selectionEnd", HTMLInputElement, HTMLTextAreaElement);
const [selectInput, selectArea] = [HTMLInputElement, HTMLTextAreaElement].map(owner => method(owner, "select"));
const [setInputRange, setAreaRange] = [HTMLInputElement, HTMLTextAreaElement].map(owner => method(owner, "setSelectionRange"));
const selectField = field => { (isArea(field) ? selectArea : selectInput)(field); };
const selectInField = (field, start, end) => { (isArea(field) ? setAreaRange : setInputRange)(field, start, end); };
const currentSource = property(HTMLImageElement, "currentSrc"), source = either("src", HTMLImageElement, HTMLInputElement);
const sourceOf = at => currentSource(at) || source(at) || null, isPicture = at => currentSource(at) !== undefined;
const naturalWidth = property(HTMLImageElement, "naturalWidth"), naturalHeight = property(HTMLImageElement, "naturalHeight");
const getContext = method(HTMLCanvasElement, "getContext"), toDataURL = method(HTMLCanvasElement, "toDataURL");
const setWidth = setter(HTMLCanvasElement, "width"), setHeight = setter(HTMLCanvasElement, "height");
const drawImage = method(CanvasRenderingContext2D, "drawImage");
// The picture as a base64-encoded file; null if the page itself may not read it.
const drawn = (image, width, height) => {
  const paper = createElement(mainPage, "canvas");
  setWidth(paper, width);
  setHeight(paper, height);
  try {
    drawImage(getContext(paper, "2d"), image, 0, 0);
    return toDataURL(paper, "image/png").split(",")[1] ?? null;
  } catch { return null; }
};

// MARK: Addresses, events, messages
const resolved = (text, base) => { try { return new URL(text, base).href; } catch { return null; } };
const listen = method(EventTarget, "addEventListener"), ignore = method(EventTarget, "removeEventListener");
const clientX = property(MouseEvent, "clientX"), clientY = property(MouseEvent, "clientY");
const preventDefault = method(Event, "preventDefault");
const later = (action, milliseconds) => { setTimeout(action, milliseconds); };
const say = what => { webkit.messageHandlers.longpress?.postMessage(what); };
