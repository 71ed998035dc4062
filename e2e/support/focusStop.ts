/** What the focus is on, and what is wrong with that for whoever sees the screen and has no mouse. */
interface FocusStop {
  name: string;
  problems: string[];
}

/** Runs in the page, so that it can use nothing from outside. WCAG 2.2: 2.4.7, 2.4.11 and 2.5.8. */
export function stopAtFocus(): FocusStop {
  /** In px, from 2.5.8. */
  const leastSize = 24;
  const focused = document.activeElement;
  // Between the last element and the first, the focus is on the browser's own bars.
  if (!(focused instanceof HTMLElement) || focused === document.body) {
    return { name: "the browser", problems: [] };
  }
  // What only code can focus cannot be operated.
  const canBeOperated = focused.tabIndex >= 0;
  // The calendar's button in a date field is the browser's, and so is its ring.
  const isInside = !focused.matches(":focus");
  return {
    name: `${focused.localName} "${wordsOf(focused)}"`,
    problems: [
      ...hidden(focused),
      ...(canBeOperated && !isInside && !hasRing(focused) ? ["has no ring"] : []),
      ...(canBeOperated ? tooSmall(focused) : []),
    ],
  };

  function wordsOf(element: HTMLElement): string {
    const label = "labels" in element && element.labels instanceof NodeList ? element.labels[0] : undefined;
    const words = element.ariaLabel ?? (label ?? element).textContent ?? "";
    return words.trim().slice(0, 60);
  }

  function hidden(element: HTMLElement): string[] {
    return [...element.getClientRects()].flatMap((box) => {
      const [left, right] = [Math.max(box.left, 0), Math.min(box.right, innerWidth)];
      const [top, bottom] = [Math.max(box.top, 0), Math.min(box.bottom, innerHeight)];
      // What is larger than the screen has to fill it.
      const isWhole =
        right - left > Math.min(box.width, innerWidth) - 1 &&
        bottom - top > Math.min(box.height, innerHeight) - 1;
      if (!isWhole)
        return [
          `is out of sight: from ${Math.round(box.top)} to ${Math.round(box.bottom)} of ${innerHeight}`,
        ];
      // Not its edges: what is near may lie on padding that only makes the target larger.
      const shares = [0.25, 0.5, 0.75];
      const cover = shares
        .flatMap((x) =>
          shares.map((y) => document.elementFromPoint(left + x * (right - left), top + y * (bottom - top))),
        )
        .find((above) => above && !element.contains(above) && !above.contains(element));
      // An empty group has nothing that could be covered.
      return cover && box.height > 0 ? [`is covered by ${cover.localName}.${cover.className}`] : [];
    });
  }

  function hasRing(element: Element | null): boolean {
    if (!element || element === document.body) return false;
    const { outlineStyle, outlineWidth, outlineColor } = getComputedStyle(element);
    const isDrawn = outlineStyle !== "none" && Number.parseFloat(outlineWidth) > 0;
    const isTransparent = /, 0\)$/.test(outlineColor);
    // A card may wear the ring for what is in it.
    return (isDrawn && !isTransparent) || hasRing(element.parentElement);
  }

  function tooSmall(element: HTMLElement): string[] {
    const sizes = [element, element.closest("label")].map((it) => it?.getBoundingClientRect());
    const area = getComputedStyle(element, "::after");
    // Laid over a whole card, it is what a finger hits.
    if (area.position === "absolute")
      sizes.push(new DOMRect(0, 0, Number.parseFloat(area.width), Number.parseFloat(area.height)));
    const isLarge = sizes.some((size) => size && size.width >= leastSize && size.height >= leastSize);
    if (isLarge || isInSentence(element)) return [];
    return [`is small: ${sizes.map((size) => size && `${size.width} by ${size.height}`).join(", ")}`];
  }

  /** A link between words has the height of their line. */
  function isInSentence(element: HTMLElement): boolean {
    const siblings = [...(element.parentNode?.childNodes ?? [])];
    const hasWords = siblings.some((it) => it.nodeType === Node.TEXT_NODE && it.textContent?.trim());
    return getComputedStyle(element).display === "inline" && hasWords;
  }
}
