/** Finds an element by id. Throws if it is missing or of another type. */
export function getElement<E extends HTMLElement>(id: string, type: new () => E): E {
  const element = document.getElementById(id);
  if (element instanceof type) return element;
  throw new Error(`The page has no ${type.name} with the id "${id}".`);
}

/** Creates an element. String children become text, never markup. */
export function createElement<Tag extends keyof HTMLElementTagNameMap>(
  tag: Tag,
  attributes: Readonly<Record<string, string>>,
  ...children: (Node | string)[]
): HTMLElementTagNameMap[Tag] {
  const element = document.createElement(tag);
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
  element.append(...children);
  return element;
}

interface Items<T> {
  key(item: T): string;
  create(item: T): HTMLElement;
  update?(element: HTMLElement, item: T): void;
}

/** Updates a list. Existing items keep their elements, and so the focus; new items are appended. */
export function updateList<T>(
  list: HTMLElement,
  items: readonly T[],
  { key, create, update }: Items<T>,
): void {
  const elements = new Map<string | undefined, HTMLElement>();
  const keys = new Set(items.map(key));
  for (const child of [...list.children]) {
    if (!(child instanceof HTMLElement)) continue;
    if (keys.has(child.dataset["key"] ?? "")) elements.set(child.dataset["key"], child);
    else child.remove();
  }
  for (const item of items) {
    const element = elements.get(key(item)) ?? create(item);
    if (!element.isConnected) {
      element.dataset["key"] = key(item);
      list.append(element);
    }
    update?.(element, item);
  }
}

/** Sets a text only if it differs, since screen readers announce each change. */
export function setText(element: Element, text: string): void {
  if (element.textContent !== text) element.textContent = text;
}
