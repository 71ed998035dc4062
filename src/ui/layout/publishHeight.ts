/**
 * Creates a callback ref that keeps a custom property of the root at the height of a bar or a sticky block, as fonts, texts
 * and widths change it, and at 0 once the element is gone. Scrolling to a focused element then leaves room for a bar, which
 * would hide the element otherwise (WCAG 2.4.11).
 */
export function publishHeight(property: `--height-${string}`) {
  return (element: HTMLElement | null) => {
    if (!element) return;
    const { style } = document.documentElement;
    // The observer is also called when the element leaves the document.
    new ResizeObserver(() => style.setProperty(property, `${element.offsetHeight}px`)).observe(element);
  };
}
