/** The ids that code contains, literally or as a template such as `room.${room}`. */
export function findMessageIds(code: string, ids: readonly string[]): string[] {
  const literals = new Set([...code.matchAll(/"([\w.-]+)"/g)].map(([, literal]) => literal));
  const templates = [...code.matchAll(/`(\w+\.(?:[\w.-]|\$\{[^{}]*\})*)`/g)]
    .filter(([template]) => template.includes("${"))
    .map(
      ([, template = ""]) =>
        new RegExp(`^${template.replaceAll(".", "\\.").replace(/\$\{[^{}]*\}/g, "[^.]+")}$`),
    );
  return ids.filter((id) => literals.has(id) || templates.some((template) => template.test(id)));
}
