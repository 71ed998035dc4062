/** Screen readers drop a focus that moves in the task in which the element that had it goes or becomes inert. */
const delayMs = 100;

let timer: ReturnType<typeof setTimeout> | undefined;
let next: HTMLElement | undefined;

/**
 * The one way to move the focus to what an action of the visitor has brought: screen readers then speak it. The focus leaves
 * what has it, and reaches the target a moment later unless the visitor has moved it meanwhile; a field on a touch screen has
 * it at once, since phones open their keyboard only within the press.
 */
export function moveFocus(target: HTMLElement | null | undefined, options?: FocusOptions): void {
  if (!target || target === next || target === document.activeElement) return;
  clearTimeout(timer);
  leaveFocus();
  next = target;
  const arrive = () => {
    next = undefined;
    if (target.isConnected && document.activeElement === document.body) focusAnything(target, options);
  };
  if (opensKeyboard(target)) arrive();
  else timer = setTimeout(arrive, delayMs);
}

function opensKeyboard(target: HTMLElement): boolean {
  return target.matches("input, textarea") && matchMedia("(pointer: coarse)").matches;
}

/** Takes the focus off what is about to go: otherwise screen readers stay silent about what replaces it. */
export function leaveFocus(): void {
  if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
}

/**
 * Focuses an element at once, also one that is not interactive. That can take the focus only as long as it has it: screen
 * readers call it "clickable" otherwise.
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
