/** Replaces placeholders such as `{{name}}`. Throws for one without a value. */
export function fillTemplate(text: string, values: Readonly<Record<string, string>>): string {
  return text.replaceAll(/\{\{(\w+)\}\}/g, (_, name: string) => {
    const value = values[name];
    if (value === undefined) throw new Error(`The template contains the unknown placeholder "${name}".`);
    return value;
  });
}
