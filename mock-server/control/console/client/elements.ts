/** The element of the page with an id. */
export function byId<E extends HTMLElement>(id: string, type: new () => E): E {
  const element = document.getElementById(id);
  if (element instanceof type) return element;
  throw new Error(`The page has no ${type.name} with the id "${id}".`);
}

/** A new element. Texts are only ever texts, never markup. */
export function make<Tag extends keyof HTMLElementTagNameMap>(
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

/** Brings a list up to date. What stays keeps its element, and so the focus; new items come last. */
export function syncList<T>(list: HTMLElement, items: readonly T[], { key, create, update }: Items<T>): void {
  const elements = new Map<string | undefined, HTMLElement>();
  const wanted = new Set(items.map(key));
  for (const child of [...list.children]) {
    if (!(child instanceof HTMLElement)) continue;
    if (wanted.has(child.dataset["key"] ?? "")) elements.set(child.dataset["key"], child);
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

/** Replaces a text only where it changes: screen readers read changes. */
export function setText(element: Element, text: string): void {
  if (element.textContent !== text) element.textContent = text;
}
