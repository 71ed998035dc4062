/**
 * Creates a callback ref that keeps a custom property of the root at the height of a bar or a sticky block, and at 0 once the
 * element is gone. Fonts, texts and widths change this height. Scrolling to a focused element then leaves room for the bar,
 * which would otherwise hide the element (WCAG 2.4.11).
 */
export function publishHeight(property: `--height-${string}`) {
  return (element: HTMLElement | null) => {
    if (!element) return;
    const { style } = document.documentElement;
    // The browser also calls the observer when the element leaves the document.
    new ResizeObserver(() => style.setProperty(property, `${element.offsetHeight}px`)).observe(element);
  };
}
