extension WebScript {
    /// What is selected, and the words and paragraphs at a place.
    static let selection = #"""
        // MARK: Positions

        // The place in the text at a press; null if there is none.
        const positionAt = press => {
          const { page, element, x, y } = press;
          if (!element) return null;
          if (element.getRootNode() !== page) {
            // A page tells only of places outside its shadow roots.
            const walk = page.createTreeWalker(element, NodeFilter.SHOW_TEXT);
            let best = null;
            for (let node = walk.nextNode(), count = 0; node && count < mostNodes; node = walk.nextNode(), count++) {
              const found = node.data.trim() && nearest(node, x, y);
              if (found && (!best || found.line < best.line || found.line === best.line && found.side < best.side)) best = found;
            }
            return best;
          }
          const range = page.caretRangeFromPoint(x, y);
          return range && { node: range.startContainer, offset: range.startOffset };
        };

        const offsetIn = (field, x, y) => laidOut(field, (text, place) =>
          nearest(text, (x - place.x) / place.scale, (y - place.y) / place.scale)?.offset ?? 0) ?? field.value.length;

        // The innermost page and element that have the keyboard.
        const focused = () => {
          let page = document, element = page.activeElement;
          for (let inner; inner = pageOf(element);) [page, element] = [inner, inner.activeElement];
          while (element?.shadowRoot?.activeElement) element = element.shadowRoot.activeElement;
          return { page, element };
        };

        // What is selected: in a field, or between two places of a page; null for nothing, not even an insertion point.
        const selected = () => {
          const { page, element } = focused(), field = fieldOf(element);
          if (field) return knowsSelection(field)
            ? { page, field, start: field.selectionStart, end: field.selectionEnd }
            : { page, field, start: 0, end: page.getSelection().toString() ? field.value.length : 0 };
          const selection = page.getSelection();
          if (!selection?.rangeCount) return null;
          const own = selection.getRangeAt(0);
          const found = selection.getComposedRanges?.({ shadowRoots: [...roots] })[0] ?? own;
          const range = page.createRange();
          range.setStart(found.startContainer, found.startOffset);
          range.setEnd(found.endContainer, found.endOffset);
          // The ends are in different trees: what the page itself tells has to do.
          return { page, range: found.endContainer === range.endContainer && found.startContainer === range.startContainer
            ? range : own };
        };
        const isEmpty = what => what.field ? what.start === what.end : what.range.collapsed;
        const contains = (what, node, offset) => {
          try { return what.range.comparePoint(node, offset) === 0; } catch { return false; }
        };

        const focus = (page, element) => {
          const host = element && (fieldOf(element) ?? editingHost(element));
          const { page: old, element: last } = focused();
          if (old !== page) page.defaultView.focus();
          if (host) { if (last !== host) host.focus({ preventScroll: true }); }
          else if (last && (fieldOf(last) || last.isContentEditable) && !last.contains(element)) last.blur();
        };
        const editingHost = element => {
          if (!element?.isContentEditable) return null;
          while (parentOf(element)?.isContentEditable) element = parentOf(element);
          return element;
        };
        const put = (page, start, end = start) =>
          page.getSelection().setBaseAndExtent(start.node, start.offset, end.node, end.offset);

        const isWord = text => /[\p{L}\p{N}\p{S}\p{Emoji_Presentation}]/u.test(text);
        const wordIn = (text, offset) => {
          for (const part of new Intl.Segmenter(undefined, { granularity: "word" }).segment(text)) {
            const end = part.index + part.segment.length;
            if (offset > end || offset === end && end < text.length && !isWord(part.segment)) continue;
            if (isWord(part.segment)) return [part.index, end];
            if (offset < end) return null;
          }
          return null;
        };
        // The word, or the paragraph, at a place in a page, as WebKit has it.
        const around = (page, place, unit) => {
          const range = page.createRange();
          range.setStart(place.node, place.offset);
          range.collapse(true);
          if (place.node.getRootNode() !== page || unit !== "word") {
            if (place.node.nodeType !== 3) return null;
            if (unit === "word") {
              const word = wordIn(place.node.data, place.offset);
              if (!word) return null;
              range.setStart(place.node, word[0]);
              range.setEnd(place.node, word[1]);
              return range;
            }
          }
          range.expand(unit);
          if (!isWord(range.toString())) {
            // At the end of a word that is what comes after it.
            if (unit !== "word" || place.node.nodeType !== 3 || !place.offset || !isWord(place.node.data[place.offset - 1]))
              return null;
            range.setStart(place.node, place.offset - 1);
            range.collapse(true);
            range.expand(unit);
          }
          if (range.collapsed) return null;
          // WebKit takes letters of neighbouring blocks for one word if the page has no space between them.
          let block = parentOf(place.node);
          while (parentOf(block) && /^(inline|contents)/.test(getComputedStyle(block).display)) block = parentOf(block);
          const texts = page.createTreeWalker(block, NodeFilter.SHOW_TEXT), first = texts.nextNode();
          if (first && !block.contains(range.startContainer)) range.setStart(first, 0);
          if (first && !block.contains(range.endContainer)) {
            texts.currentNode = block;
            for (let next; next = texts.lastChild();) texts.currentNode = next;
            const last = texts.currentNode;
            if (last.nodeType === 3) range.setEnd(last, last.length);
          }
          return range;
        };

        // Whether a point is on some text, and not merely the nearest to it.
        const near = (press, range) => [...range.getClientRects()].some(rect =>
          press.x >= rect.x - 8 && press.x <= rect.right + 8 && press.y >= rect.y - 8 && press.y <= rect.bottom + 8);
        // Scrolls a page on while something is dragged near an edge of the view.
        const scroll = (x, y) => {
          const margin = Math.min(24, innerHeight / 4), step = y < margin ? y - margin : Math.max(y - innerHeight + margin, 0);
          if (step) window.scrollBy({ top: step / 2, behavior: "instant" });
        };
        """#
}
