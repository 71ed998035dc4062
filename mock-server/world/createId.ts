import { getNamedType, isObjectType } from "graphql";
import type { FieldPaths } from "../../schema/fieldPaths.generated.ts";
import { scalars } from "../../schema/scalars.ts";
import { loadSchema, type ServiceName, serviceNames } from "../../schema/services.ts";
import { createGuid } from "./createGuid.ts";

/** The fields of the SDL that have the ids of records. The ids of other kinds are texts. */
const idFields: Readonly<Partial<Record<string, FieldPaths[ServiceName]>>> = {
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
};

const accountNumbers = { anna: 1, ben: 2, clara: 3, dario: 4, stranger: 5 };

const schemas = serviceNames.map(loadSchema);

/** The nth id of a kind, the same in every run, in the form that the SDL wants: `project-1`, `1`, or a UUID. */
export function createId(
  kind: string,
  number: number,
  form = getIdForm(kind),
  text = `${kind}-${number}`,
): string {
  if (form === "text") return text;
  return form === "UUID" ? createGuid(text) : String(number);
}

export function createAccountId(persona: keyof typeof accountNumbers): string {
  return createId("account", accountNumbers[persona], getIdForm("account"), `account-${persona}`);
}

function getIdForm(kind: string) {
  const [typeName = "", fieldName = ""] = idFields[kind]?.split(".") ?? [];
  const type = schemas.map((schema) => schema.getType(typeName)).find((it) => it !== undefined);
  const field = isObjectType(type) ? type.getFields()[fieldName] : undefined;
  return scalars[String(field && getNamedType(field.type))]?.idForm ?? "text";
}
