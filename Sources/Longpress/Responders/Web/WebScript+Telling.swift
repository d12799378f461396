extension WebScript {
    /// What is told of a selection: what can be done with it, and what a menu points at.
    static let telling = #"""
        // MARK: What is told

        const selectable = element => {
          for (let at = element; at; at = parentOf(at)) {
            const style = getComputedStyle(at);
            const value = style.userSelect ?? style.webkitUserSelect;
            if (value === "none") return false;
            if (value === "text" || value === "all") return true;
          }
          return true;
        };
        const hasText = page => {
          if (!page.body) return false;
          const walk = page.createTreeWalker(page.body, NodeFilter.SHOW_TEXT);
          for (let count = 0, node; count < mostNodes && (node = walk.nextNode()); count++) {
            if (node.data.trim() && !/^(SCRIPT|STYLE|NOSCRIPT)$/.test(node.parentElement?.tagName ?? "")) return true;
            if (count === mostNodes - 1) return true;
          }
          return !!page.querySelector("img, svg, canvas, video");
        };
        // Whether nothing but blank is before the selection's start, or after its end.
        const isAll = what => {
          const host = editingHost(focused().element) ?? what.page.body;
          if (!host || what.range.collapsed) return false;
          const edge = (node, offset, isStart) => {
            const walk = what.page.createTreeWalker(host, NodeFilter.SHOW_TEXT);
            if (node.nodeType === 3) {
              if ((isStart ? node.data.slice(0, offset) : node.data.slice(offset)).trim()) return false;
              walk.currentNode = node;
            } else {
              const child = node.childNodes[isStart ? offset : offset - 1];
              walk.currentNode = child ?? node;
              if (!child && isStart !== (offset === 0)) return false;
            }
            for (let count = 0; count < mostNodes; count++) {
              const next = isStart ? walk.previousNode() : walk.nextNode();
              if (!next) return true;
              const parent = next.parentElement;
              if (!isStart && node.nodeType === 1 && node.contains(next)) continue;
              if (next.data.trim() && parent?.getClientRects().length) return false;
            }
            return false;
          };
          return edge(what.range.startContainer, what.range.startOffset, true)
            && edge(what.range.endContainer, what.range.endOffset, false);
        };

        // What a menu for a selection points at: what is to be seen of it, in one column.
        const target = what => {
          const node = what.field ?? what.range.startContainer;
          if (what.field) {
            const found = laidOut(what.field, (text, place) => {
              if (what.start === what.end) {
                const rect = caretRect(text, Math.min(what.start, text.length));
                return rect && [shifted(rect, place)];
              }
              const range = what.page.createRange();
              range.setStart(text, what.start);
              range.setEnd(text, what.end);
              return [...range.getClientRects()].map(rect => shifted(rect, place));
            });
            return united(found ?? [what.field.getBoundingClientRect()], node) ?? outward(what.field.getBoundingClientRect(), node);
          }
          const range = what.range, window = what.page.defaultView;
          if (range.collapsed) {
            const rect = caretRect(range.startContainer, range.startOffset);
            return rect && outward(rect, node);
          }
          // Of a long selection only what is near: all of its lines may be very many.
          const first = caretRect(range.startContainer, range.startOffset), last = caretRect(range.endContainer, range.endOffset);
          const isAbove = !first || first.y + first.height < 0, isBelow = !last || last.y > window.innerHeight;
          if (!isAbove && !isBelow) return united(range.getClientRects(), node);
          const common = range.commonAncestorContainer;
          const around = common.nodeType === 1 ? common : parentOf(common) ?? common.documentElement;
          // A page's body may be higher than what it holds, or lower.
          const area = /^(BODY|HTML)$/.test(around.tagName) ? new DOMRect(0, 0, window.innerWidth, window.innerHeight)
            : around.getBoundingClientRect();
          const top = isAbove ? area.y : first.y, bottom = isBelow ? area.bottom : last.y + last.height;
          return outward(box(area.x, top, area.width, Math.max(bottom - top, 0)), around);
        };
        const united = (rects, node) => {
          let columns = [], last = null;
          for (const rect of rects) {
            if (!rect.width && rects.length > 1) continue;
            const seen = outward(rect, node);
            if (last && rect.y + rect.height <= last.y + 1) columns.push([]);
            last = rect;
            if (seen) (columns[columns.length - 1] ?? (columns = [[]])[0]).push(seen);
          }
          columns = columns.filter(column => column.length);
          const near = pressed && columns.find(column => column.some(rect =>
            pressed.viewX >= rect.x && pressed.viewX <= rect.x + rect.width));
          const column = near ?? columns[0];
          if (!column) return null;
          const x = Math.min(...column.map(rect => rect.x)), y = Math.min(...column.map(rect => rect.y));
          return box(x, y, Math.max(...column.map(rect => rect.x + rect.width)) - x,
            Math.max(...column.map(rect => rect.y + rect.height)) - y);
        };
        // The insertion points at both ends.
        const ends = what => {
          if (what.field) return laidOut(what.field, (text, place) => [what.start, what.end].map(offset => {
            const rect = caretRect(text, Math.min(offset, text.length));
            return rect && outward(shifted(rect, place), what.field);
          })) ?? [null, null];
          const range = what.range;
          return [[range.startContainer, range.startOffset], [range.endContainer, range.endOffset]].map(([node, offset]) => {
            const rect = caretRect(node, offset);
            return rect && outward(rect, node);
          });
        };

        const linkOf = element => {
          for (let at = element; at; at = parentOf(at)) {
            const isLink = /^(a|area)$/i.test(at.tagName) && (at.href ?? at.getAttribute("href"));
            if (!isLink) continue;
            const text = typeof at.href === "string" ? at.href : at.href?.baseVal;
            try { return { element: at, address: new URL(text, at.ownerDocument.baseURI).href }; } catch { return null; }
          }
          return null;
        };
        const imageOf = element => element?.tagName === "IMG" || element?.tagName === "INPUT" && element.type === "image"
          ? element.currentSrc || element.src || null : null;

        const tell = () => {
          const what = selected(), { page, element } = focused();
          const at = pressed?.element ?? null, here = at ?? element;
          const field = what?.field ?? fieldOf(at);
          const link = linkOf(at ?? (element && element !== page.body && linkOf(element) ? element
            : what?.range ? what.range.commonAncestorContainer.nodeType === 1 ? what.range.commonAncestorContainer
              : parentOf(what.range.commonAncestorContainer) : null));
          const image = imageOf(at);
          const has = !!what && !isEmpty(what);
          const edited = what?.field ?? (what?.range ? what.range.startContainer.nodeType === 1 ? what.range.startContainer
            : parentOf(what.range.startContainer) : null);
          const [start, end] = what ? ends(what) : [null, null];
          let rect = what && (has || !pressed || !image && !link) ? target(what) : null;
          if (!has && image) rect = outward(at.getBoundingClientRect(), at);
          else if (!has && link && pressed && !changes(edited)) rect = united(link.element.getClientRects(), link.element);
          if (!rect && pressed) rect = box(pressed.viewX, pressed.viewY, 0, 0);
          if (!rect && element && element !== page.body) rect = outward(element.getBoundingClientRect(), element);
          const isOpen = !!edited && (field ? !field.disabled : selectable(edited));
          return {
            hasSelection: has, isEditable: changes(edited), isSecret: !!edited && isSecret(field ?? edited),
            isSelectable: field ? !field.disabled : true,
            isEmpty: field ? !field.value : editingHost(element) ? !editingHost(element).textContent.trim() : !hasText(page),
            isAll: has && (field ? what.start === 0 && what.end === field.value.length : isAll(what)),
            hasWord: !!what && !has && isOpen && (field ? isSecret(field) ? !!field.value : !!wordIn(field.value, what.start)
              : !!around(page, { node: what.range.startContainer, offset: what.range.startOffset }, "word")),
            rect, start, end, serial: numbered(what),
            link: link?.address ?? null, image
          };
        };
        // A number that is another one as soon as something else is selected.
        let last = null;
        const numbered = what => {
          const now = what && (what.field ? [what.field, what.start, what.field, what.end]
            : [what.range.startContainer, what.range.startOffset, what.range.endContainer, what.range.endOffset]);
          if (!now !== !last || now?.some((part, index) => part !== last[index])) serial++;
          last = now;
          return serial;
        };

        // Tells whenever what is selected changes or moves.
        const post = () => {
          if (isFollowed) return;
          isFollowed = true;
          setTimeout(() => {
            isFollowed = false;
            let now;
            try { now = tell(); } catch { return; }
            const text = JSON.stringify(now);
            if (text === seen) return;
            seen = text;
            webkit.messageHandlers.longpress?.postMessage(now);
          }, 16);
        };
        const follow = page => {
          if (!page || followed.has(page)) return;
          followed.add(page);
          for (const name of ["selectionchange", "scroll", "input"])
            page.addEventListener(name, post, { capture: true, passive: true });
          page.defaultView?.addEventListener("resize", post);
        };
        follow(document);
        visualViewport.addEventListener("scroll", post);
        visualViewport.addEventListener("resize", post);
        """#
}
