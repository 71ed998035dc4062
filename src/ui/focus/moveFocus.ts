/** Screen readers ignore a focus that moves before they know that the focused element has gone or is inert. */
const delayMs = 100;

let frame = 0;
let timer: ReturnType<typeof setTimeout> | undefined;
let next: HTMLElement | undefined;

/**
 * The one way to move the focus to the result of the visitor's action, so that screen readers speak it. The focused element
 * loses the focus at once, unless the target is in it. The target gets it a moment later, unless the visitor has moved it
 * meanwhile. A field on a touch screen gets it at once, since phones open their keyboard only during the press.
 */
export function moveFocus(target: HTMLElement | null | undefined, options?: FocusOptions): void {
  if (!target || target === next || target === document.activeElement) return;
  cancelAnimationFrame(frame);
  clearTimeout(timer);
  if (!document.activeElement?.contains(target)) leaveFocus();
  next = target;
  const arrive = () => {
    next = undefined;
    if (target.isConnected && document.activeElement?.contains(target)) focusAnything(target, options);
  };
  if (opensKeyboard(target)) arrive();
  // Browsers tell them so with the next frame, which is late on a busy machine.
  else
    frame = requestAnimationFrame(() => {
      timer = setTimeout(arrive, delayMs);
    });
}

/** Whether what an action has brought is about to take the focus: it goes before the heading or the dialog around it. */
export function isFocusMoving(): boolean {
  return next?.isConnected === true;
}

function opensKeyboard(target: HTMLElement): boolean {
  return target.matches("input, textarea") && matchMedia("(pointer: coarse)").matches;
}

/** Takes the focus from an element that is about to be removed. Otherwise screen readers stay silent about its replacement. */
export function leaveFocus(): void {
  if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
}

/**
 * Focuses an element at once, also a non-interactive one. Such an element is focusable only while it has the focus: otherwise
 * screen readers call it "clickable".
 */
export function focusAnything(element: HTMLElement, options?: FocusOptions): void {
  if (element.tabIndex < 0 && !element.hasAttribute("tabindex")) {
    element.tabIndex = -1;
    element.addEventListener("blur", function handleBlur() {
      // The window has lost the focus, not the element.
      if (document.activeElement === element) return;
      element.removeAttribute("tabindex");
      element.removeEventListener("blur", handleBlur);
    });
  }
  element.focus(options);
}
