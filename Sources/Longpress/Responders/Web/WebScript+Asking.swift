extension WebScript {
    /// What can be asked of the page.
    static let asking = #"""
        // MARK: What is asked

        const press = (x, y) => {
          pressed = x === null ? null : { ...hit(x, y), viewX: x, viewY: y };
          return pressed;
        };
        // Puts the insertion point, or in text that can't be edited the word, where a hold is.
        const hold = (x, y, keeps, isHold) => {
          const at = press(x, y), field = fieldOf(at.element);
          if (field) {
            if (field.disabled) return;
            // A field that gets the keyboard selects everything by itself.
            keeps = keeps && focused().element === field;
            focus(at.page, field);
            if (isSecret(field) && isHold) return field.select();
            if (!knowsSelection(field)) return;
            const offset = offsetIn(field, at.x, at.y);
            if (!(keeps && field.selectionStart < field.selectionEnd && field.selectionStart <= offset && offset <= field.selectionEnd))
              field.setSelectionRange(offset, offset);
            return;
          }
          const what = selected(), place = at.element && selectable(at.element) && !imageOf(at.element) ? positionAt(at) : null;
          if (keeps && place && what?.range && !what.range.collapsed && contains(what, place.node, place.offset)) return;
          focus(at.page, at.element);
          if (place && changes(at.element)) return put(at.page, place);
          // The text nearest to an empty place may be far from it.
          const caret = place && caretRect(place.node, place.offset), reach = Math.max(caret?.height ?? 0, 16);
          if (caret && Math.abs(at.x - caret.x) <= reach && at.y >= caret.y - 8 && at.y <= caret.y + caret.height + 8) return place;
          if (!changes(at.element)) at.page.getSelection().removeAllRanges();
        };

        // WebKit makes a click of the first of two taps, which a busy page may get only after the second has selected something.
        // It puts no insertion point there.
        const keepFromClick = at => {
          const { defaultView: window } = at.page, options = { capture: true };
          const keep = event => {
            if (Math.abs(event.clientX - at.x) < 24 && Math.abs(event.clientY - at.y) < 24) event.preventDefault();
          };
          window.addEventListener("mousedown", keep, options);
          setTimeout(() => window.removeEventListener("mousedown", keep, options), 1000);
        };

        return {
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
              if (word && near(pressed, word)) {
                put(pressed.page, { node: word.startContainer, offset: word.startOffset }, { node: word.endContainer, offset: word.endOffset });
              } else if (isFirst) pressed.page.getSelection().removeAllRanges();
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
              if (x !== null) focus(field.ownerDocument, field);
              if (isSecret(field) || unit !== "word" || !knowsSelection(field)) return field.select();
              const word = wordIn(field.value, x === null ? field.selectionStart : offsetIn(field, pressed.x, pressed.y));
              if (word) field.setSelectionRange(...word);
              return;
            }
            const what = selected();
            const place = x === null ? what?.range && { node: what.range.startContainer, offset: what.range.startOffset }
              : pressed.element && selectable(pressed.element) ? positionAt(pressed) : null;
            const page = x === null ? what?.page : pressed.page;
            if (x !== null) focus(pressed.page, pressed.element);
            const range = place && around(page, place, unit);
            if (range && (x === null || near(pressed, range))) put(page, { node: range.startContainer, offset: range.startOffset }, { node: range.endContainer, offset: range.endOffset });
          },
          // Takes one end of the selection to a point.
          drag(end, x, y, isFirst) {
            const what = selected();
            if (!what) return tell();
            if (isFirst) {
              before = what;
              fixed = what.field ? end === "start" ? what.end : what.start : end === "start"
                ? { node: what.range.endContainer, offset: what.range.endOffset }
                : { node: what.range.startContainer, offset: what.range.startOffset };
            }
            scroll(x, y);
            const at = press(x, y);
            let isStart = end === "start";
            if (what.field) {
              const offset = offsetIn(what.field, at.x, at.y);
              if (offset !== fixed) what.field.setSelectionRange(Math.min(offset, fixed), Math.max(offset, fixed));
              isStart = what.field.selectionEnd === fixed;
            } else if (at.page === what.page) {
              const place = positionAt(at);
              if (place && !(place.node === fixed.node && place.offset === fixed.offset)) put(at.page, fixed, place);
              const now = selected()?.range;
              isStart = !!now && now.endContainer === fixed.node && now.endOffset === fixed.offset;
            }
            const told = tell();
            told.isStart = isStart;
            told.caret = isStart ? told.start : told.end;
            return told;
          },
          // The picture that was pressed, as a file in base 64; nothing where the page may not see it itself.
          picture() {
            const image = pressed?.element, canvas = document.createElement("canvas");
            const width = image?.naturalWidth ?? 0, height = image?.naturalHeight ?? 0;
            if (!width || !height || width * height > 1e8) return null;
            [canvas.width, canvas.height] = [width, height];
            try {
              canvas.getContext("2d").drawImage(image, 0, 0);
              return canvas.toDataURL("image/png").split(",")[1] ?? null;
            } catch { return null; }
          },
          // Selects what was selected before the hold or drag.
          restore() {
            if (!before) return;
            if (before.field) before.field.setSelectionRange(before.start, before.end);
            else put(before.page, { node: before.range.startContainer, offset: before.range.startOffset },
              { node: before.range.endContainer, offset: before.range.endOffset });
          }
        };
        })();
        """#
}
