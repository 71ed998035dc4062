import { buildASTSchema, FieldsOnCorrectTypeRule, KnownArgumentNamesRule, parse, validate } from "graphql";
import { expect, it } from "vitest";
import extensions from "#schema/main.extensions.graphql?raw";
import { normalizeSdl } from "#schema/normalizeSdl.ts";
import operations from "#schema/operations.json" with { type: "json" };
import specification from "#schema/specification.graphql?raw";

/** The requirements that name an operation. */
const requirementIds: Partial<Record<string, string>> = {
  RuntimeConfig: "R7.10",
  ShowAccount: "R7.11",
  Projects: "R7.12",
  ShowRequest: "R7.13",
  RequestReasons: "R7.14",
  Attachments: "R7.15",
  UnreadNotifications: "R7.16",
  FaqContent: "R7.17",
  DocumentContent: "R7.18",
  BookmarkContent: "R7.19",
  CancelRequest: "R7.20",
  UpdateCustomer: "R7.21",
  DeleteAttachment: "R7.22",
  UploadAttachment: "R7.23",
  MakeNotificationRead: "R7.24",
  AssociateProject: "R7.25",
  RegisteredWindowsOfProject: "R7.42",
  RegisteredWindowById: "R7.43",
  InvoiceFileUrl: "R7.44",
  RegisterProjectWindows: "R7.45",
  RegisterWindowsWithOwner: "R7.46",
  RegisterInstalledWindows: "R7.47",
  ClaimRegisteredWindows: "R7.48",
  UpdateRegisteredWindowInstallerName: "R7.49",
  UpdateRegisteredWindowNotes: "R7.50",
  UpdateRegisteredWindowRoom: "R7.51",
  UploadInvoice: "R7.52",
  DeleteInvoice: "R7.53",
};

/** The extensions count too: the specification has a feedback page, and reasons that allow free text. */
const schema = buildASTSchema(normalizeSdl(parse(specification), parse(extensions)));
/** The names of inputs are those of the SDL. */
const rules = [FieldsOnCorrectTypeRule, KnownArgumentNamesRule];

for (const [name, text] of Object.entries(operations)) {
  const id = requirementIds[name];
  it(`operation ${name} uses only fields of the specification`, {
    tags: id ? [id] : [],
  }, () => {
    expect(validate(schema, parse(text), rules).map(({ message }) => message)).toEqual([]);
  });
}
