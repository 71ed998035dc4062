/** The focused element, and its faults for somebody who sees the screen and uses a keyboard. */
interface FocusReport {
  name: string;
  errors: string[];
}

/** The name for a focus in the browser's own toolbars, between the last element and the first. */
export const outsideOfPage = "the browser";

/** Runs in the page, so it can use no other function. WCAG 2.2: 2.4.7, 2.4.11 and 2.5.8. */
export function inspectFocus(): FocusReport {
  /** The minimum size of a target in px (WCAG 2.5.8). */
  const minSize = 24;
  const focused = document.activeElement;
  if (!(focused instanceof HTMLElement) || focused === document.body) {
    return { name: "the browser", errors: [] };
  }
  // Elements that only scripts can focus are no controls.
  const isOperable = focused.tabIndex >= 0;
  // The calendar button in a date field is the browser's, and so is its focus ring.
  const isInsideControl = !focused.matches(":focus");
  return {
    name: `${focused.localName} "${getLabel(focused)}"`,
    errors: [
      ...checkVisibility(focused),
      ...(isOperable && !isInsideControl && !hasFocusRing(focused) ? ["has no focus ring"] : []),
      ...(isOperable ? checkSize(focused) : []),
    ],
  };

  function getLabel(element: HTMLElement): string {
    const label = "labels" in element && element.labels instanceof NodeList ? element.labels[0] : undefined;
    const text = element.ariaLabel ?? (label ?? element).textContent ?? "";
    return text.trim().slice(0, 60);
  }

  function checkVisibility(element: HTMLElement): string[] {
    return [...element.getClientRects()].flatMap((box) => {
      const [left, right] = [Math.max(box.left, 0), Math.min(box.right, innerWidth)];
      const [top, bottom] = [Math.max(box.top, 0), Math.min(box.bottom, innerHeight)];
      // An element that is larger than the window has to fill it.
      const isVisible =
        right - left > Math.min(box.width, innerWidth) - 1 &&
        bottom - top > Math.min(box.height, innerHeight) - 1;
      if (!isVisible)
        return [
          `is out of the window: from ${Math.round(box.top)} to ${Math.round(box.bottom)} of ${innerHeight}`,
        ];
      // Checks no point at the edges: neighbours may cover padding that only enlarges the target.
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

  function hasFocusRing(element: Element | null): boolean {
    if (!element || element === document.body) return false;
    const { outlineStyle, outlineWidth, outlineColor } = getComputedStyle(element);
    const isDrawn = outlineStyle !== "none" && Number.parseFloat(outlineWidth) > 0;
    const isTransparent = /, 0\)$/.test(outlineColor);
    // A card may have the ring of an element inside.
    return (isDrawn && !isTransparent) || hasFocusRing(element.parentElement);
  }

  function checkSize(element: HTMLElement): string[] {
    const sizes = [element, element.closest("label")].map((it) => it?.getBoundingClientRect());
    const overlay = getComputedStyle(element, "::after");
    // A pseudo-element that covers a whole card is the target.
    if (overlay.position === "absolute")
      sizes.push(new DOMRect(0, 0, Number.parseFloat(overlay.width), Number.parseFloat(overlay.height)));
    const isLarge = sizes.some((size) => size && size.width >= minSize && size.height >= minSize);
    if (isLarge || isInSentence(element)) return [];
    return [`is too small: ${sizes.map((size) => size && `${size.width} by ${size.height}`).join(", ")}`];
  }

  /** Links in a sentence may have the height of a line. */
  function isInSentence(element: HTMLElement): boolean {
    const siblings = [...(element.parentNode?.childNodes ?? [])];
    const hasText = siblings.some((it) => it.nodeType === Node.TEXT_NODE && it.textContent?.trim());
    return getComputedStyle(element).display === "inline" && hasText;
  }
}
