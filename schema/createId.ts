import type { FieldPaths } from "./fieldPaths.generated.ts";
import { idForms } from "./idForms.generated.ts";

/** The SDL's fields for the ids of records. The ids of other kinds are texts. */
const idFields = {
  account: "CustomerAccount.id",
  attachment: "Attachment.id",
  configurator: "ConfiguratorProject.id",
  customer: "Customer.id",
  file: "ProjectFile.id",
  installer: "InstallerLocationModel.installerId",
  notification: "ProjectNotification.id",
  project: "Project.id",
  reason: "CancellationReason.id",
  request: "RequestResponseModel.id",
  window: "RegisteredWindow.id",
} as const satisfies Readonly<Record<string, FieldPaths[keyof FieldPaths]>>;

const kinds: readonly string[] = Object.keys(idFields);
const forms = new Map(Object.entries(idFields).map(([kind, field]) => [kind, idForms[field]]));

/** No world has this many records of a kind. */
const numbersOfKind = 1_000_000;

/**
 * The nth id of a kind, the same in every run, in the SDL's form: `project-1`, a number, or a UUID. Kinds share no ids, so a
 * test fails if code mistakes one record for another.
 */
export function createId(
  kind: string,
  number: number,
  text = `${kind}-${number}`,
  form = forms.get(kind),
): string {
  if (form === undefined) return text;
  if (form !== "UUID") return String(numbersOfKind * kinds.indexOf(kind) + number);
  return `${padNumber(kinds.indexOf(kind), 8)}-0000-4000-8000-${padNumber(number, 12)}`;
}

/** The first id of each kind: the portal's samples have it, and so has the first record in a world of the mock server. */
export const ids = Object.fromEntries(kinds.map((kind) => [kind, createId(kind, 1)])) as Readonly<
  Record<keyof typeof idFields, string>
>;

function padNumber(number: number, length: number): string {
  return String(number).padStart(length, "0");
}
