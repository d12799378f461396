extension WebScript {
    /// Where what is pressed and selected is in the view, in frames, in fields and in what scrolls.
    static let places = #"""
        globalThis.longpress ??= (() => {
        "use strict";
        // The longest field of which the letters' places are worked out, and the most nodes that are looked at in one search.
        const longestField = 20000, mostNodes = 300;
        // What was pressed last, and what was selected before a hold.
        let pressed = null, before = null, fixed = null, serial = 0, seen = "", isFollowed = false;
        const followed = new WeakSet(), roots = new Set();
        // MARK: Places

        const frame = element => /^I?FRAME$/.test(element?.tagName ?? "") ? element : null;
        const pageOf = element => { try { return frame(element)?.contentDocument ?? null; } catch { return null; } };
        const parentOf = node => node.parentElement ?? (node.getRootNode().host || null);
        const box = (x, y, width, height) => ({ x, y, width, height });
        const clip = (a, b) => {
          const x = Math.max(a.x, b.x), y = Math.max(a.y, b.y);
          const right = Math.min(a.x + a.width, b.x + b.width), bottom = Math.min(a.y + a.height, b.y + b.height);
          return right < x || bottom < y ? null : box(x, y, right - x, bottom - y);
        };

        // Where the page in a frame begins, and how much larger it is shown.
        const inside = element => {
          const rect = element.getBoundingClientRect(), style = getComputedStyle(element);
          const scale = element.offsetWidth ? rect.width / element.offsetWidth : 1;
          return {
            x: rect.x + (element.clientLeft + parseFloat(style.paddingLeft)) * scale,
            y: rect.y + (element.clientTop + parseFloat(style.paddingTop)) * scale, scale
          };
        };

        // The innermost element at a point of the view, in frames and open shadow roots too.
        const hit = (x, y) => {
          const view = visualViewport;
          let point = { x: x / view.scale + view.offsetLeft, y: y / view.scale + view.offsetTop };
          let page = document, element = page.elementFromPoint(point.x, point.y);
          for (let depth = 0; element && depth < 50; depth++) {
            const inner = pageOf(element), root = element.shadowRoot;
            if (inner) {
              const at = inside(element);
              point = { x: (point.x - at.x) / at.scale, y: (point.y - at.y) / at.scale };
              page = inner;
              element = page.elementFromPoint(point.x, point.y) ?? page.documentElement;
              if (!frame(element)) continue;
            } else if (root) {
              roots.add(root);
              const found = root.elementFromPoint(point.x, point.y);
              if (!found || found === element || !root.contains(found)) break;
              element = found;
            } else break;
          }
          follow(page);
          return { page, element, x: point.x, y: point.y };
        };

        // A rectangle of a page in the view; null if it is out of sight. What scrolls or cuts off its content clips it.
        const outward = (rect, node) => {
          let element = node.nodeType === 1 ? node : parentOf(node), page = node.ownerDocument;
          // A field's own text is cut off by the field, which has no content of its own otherwise.
          for (; rect;) {
            for (; element && element !== page.documentElement && element !== page.body; element = parentOf(element)) {
              const style = getComputedStyle(element);
              if (style.overflowX !== "visible" || fieldOf(element)) {
                const area = element.getBoundingClientRect();
                rect = clip(rect, area);
                if (!rect) return null;
              }
              if (style.position === "fixed") break;
            }
            const window = page.defaultView;
            rect = clip(rect, box(0, 0, window.innerWidth, window.innerHeight));
            element = window.frameElement;
            if (!rect || !element) break;
            const at = inside(element);
            rect = box(at.x + rect.x * at.scale, at.y + rect.y * at.scale, rect.width * at.scale, rect.height * at.scale);
            page = element.ownerDocument;
          }
          if (!rect) return null;
          const view = visualViewport;
          return clip(
            box((rect.x - view.offsetLeft) * view.scale, (rect.y - view.offsetTop) * view.scale, rect.width * view.scale,
              rect.height * view.scale), box(0, 0, view.width * view.scale, view.height * view.scale));
        };
        // MARK: Fields

        const textTypes = ["text", "search", "tel", "url", "password", "email", "number"];
        const fieldOf = element =>
          element?.tagName === "TEXTAREA" || element?.tagName === "INPUT" && textTypes.includes(element.type) ? element : null;
        const knowsSelection = field => { try { return field.selectionStart !== null; } catch { return false; } };
        const isSecret = element =>
          element.type === "password" || !["none", ""].includes(getComputedStyle(element).webkitTextSecurity ?? "");
        const changes = element => {
          const field = fieldOf(element);
          return field ? !field.readOnly && !field.disabled : element?.isContentEditable ?? false;
        };

        // Lays a field's text out beside it, for a field tells nobody where its letters are, and takes it away again.
        const laidOut = (field, body) => {
          if (field.value.length > longestField) return null;
          const page = field.ownerDocument, style = getComputedStyle(field), copy = page.createElement("div");
          for (const name of ["font", "letter-spacing", "word-spacing", "text-indent", "text-transform", "direction", "text-align",
            "padding", "border", "box-sizing", "line-height", "tab-size", "-webkit-text-security", "overflow-wrap"])
            copy.style.setProperty(name, style.getPropertyValue(name));
          const rect = field.getBoundingClientRect(), isLine = field.tagName === "INPUT";
          const scale = field.offsetWidth ? rect.width / field.offsetWidth : 1;
          copy.style.cssText += `;position:fixed;left:0;top:0;margin:0;visibility:hidden;contain:layout;overflow:hidden;`
            + `white-space:${isLine ? "pre" : "pre-wrap"};width:${field.offsetWidth}px;height:${field.offsetHeight}px;`
            + `box-sizing:border-box;border-style:solid;border-color:transparent;`;
          if (!isLine) copy.style.paddingRight =
            `${parseFloat(style.paddingRight) + field.offsetWidth - field.clientWidth - field.clientLeft * 2}px`;
          // With nothing in it there is still a line for the insertion point.
          const text = page.createTextNode(field.value || "\u200b");
          copy.append(text);
          page.documentElement.append(copy);
          try {
            const origin = copy.getBoundingClientRect();
            let drop = 0;
            if (isLine) {
              const lines = page.createRange();
              lines.selectNodeContents(copy);
              const line = lines.getBoundingClientRect();
              drop = (rect.height / scale - line.height) / 2 - (line.y - origin.y);
            }
            // Where a field is moved out of sight, or shown larger, its text goes along.
            const place = {
              x: rect.x - (origin.x + field.scrollLeft) * scale, y: rect.y + (drop - origin.y - field.scrollTop) * scale, scale
            };
            return body(text, place);
          } finally { copy.remove(); }
        };
        const shifted = (rect, place) => box(
          place.x + rect.x * place.scale, place.y + rect.y * place.scale, rect.width * place.scale, rect.height * place.scale);

        // The insertion point at a place in a text: a line without width.
        const caretRect = (node, offset) => {
          const range = node.ownerDocument.createRange();
          range.setStart(node, offset);
          range.collapse(true);
          const own = [...range.getClientRects()].at(-1);
          if (own?.height) return box(own.x, own.y, 0, own.height);
          if (node.nodeType === 3 && node.length) {
            range.setStart(node, Math.max(offset - 1, 0));
            range.setEnd(node, Math.min(offset + (offset ? 0 : 1), node.length));
            const rect = [...range.getClientRects()].at(-1);
            if (rect) return box(offset ? rect.x + rect.width : rect.x, rect.y, 0, rect.height);
          }
          const child = node.nodeType === 1 ? node.childNodes[Math.min(offset, node.childNodes.length - 1)] : null;
          if (child?.nodeType === 3) return caretRect(child, offset >= node.childNodes.length ? child.length : 0);
          const element = child?.nodeType === 1 ? child : node.nodeType === 1 ? node : parentOf(node);
          const rect = element?.getBoundingClientRect();
          if (!rect?.height) return null;
          const line = parseFloat(getComputedStyle(element).lineHeight) || 20;
          return box(rect.x, rect.y, 0, Math.min(rect.height, line));
        };

        // The place in a text node nearest a point: its line first, then the nearest place in that.
        const nearest = (text, x, y) => {
          const distance = offset => {
            const rect = caretRect(text, offset);
            return rect ? { line: Math.max(rect.y - y, y - rect.y - rect.height, 0), side: Math.abs(rect.x - x), rect } : null;
          };
          let low = 0, high = text.length;
          while (low < high) {
            const middle = (low + high) >> 1, rect = caretRect(text, middle);
            if (rect && rect.y + rect.height < y) low = middle + 1; else high = middle;
          }
          let best = null;
          for (let offset = Math.max(low - 2, 0), count = 0; offset <= text.length && count < 2000; offset++, count++) {
            const now = distance(offset);
            if (!now) continue;
            if (!best || now.line < best.line || now.line === best.line && now.side < best.side) best = { ...now, offset };
            if (now.rect.y > y) break;
          }
          return best && { node: text, offset: best.offset, line: best.line, side: best.side };
        };
        """#
}
