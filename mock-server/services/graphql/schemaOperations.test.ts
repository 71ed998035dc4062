import type { GraphQLSchema } from "graphql";
import { describe, expect, it } from "vitest";
import { createSchema } from "./schema.ts";

const main = createSchema(["main"], []);
const registration = createSchema(["registration"], []);

/** Lists operations with their arguments, for example `projects(take, skip)`. */
function listOperations(schema: GraphQLSchema, kind: "Query" | "Mutation"): string[] {
  const type = kind === "Query" ? schema.getQueryType() : schema.getMutationType();
  return Object.values(type?.getFields() ?? {})
    .map(({ name, args }) => `${name}(${args.map((argument) => argument.name).join(", ")})`)
    .toSorted();
}

describe("main API schema", () => {
  it("has exactly the specified queries", () => {
    expect(listOperations(main, "Query")).toEqual([
      "attachments(idRequest)",
      "bookmarkContent()",
      "documentContent()",
      "faqContent()",
      "projects(take, skip)",
      "requestReasons(idRequest)",
      "runtimeConfig()",
      "showAccount()",
      "showRequest(id)",
      "unreadNotifications(take, skip)",
    ]);
  });

  it("has exactly the specified mutations", () => {
    expect(listOperations(main, "Mutation")).toEqual([
      "associateProject(entityId, token)",
      "cancelRequest(requestId, reasonId, customReason)",
      "deleteAttachment(requestId, attachmentId)",
      "giveFeedback(projectId, rating, comment)",
      "makeNotificationRead(notificationId)",
      "updateCustomer(requestId, customer)",
      "uploadAttachment(requestId, files)",
    ]);
  });
});

describe("registration service schema", () => {
  it("has exactly the specified queries", () => {
    expect(listOperations(registration, "Query")).toEqual([
      "invoiceFileUrl(registeredWindowId)",
      "registeredWindowById(id)",
      "registeredWindows(where, order, take, skip)",
    ]);
  });

  it("has exactly the specified mutations", () => {
    expect(listOperations(registration, "Mutation")).toEqual([
      "claimRegisteredWindows(registrationToken)",
      "deleteInvoice(id)",
      "registerInstalledWindows(windowProducts)",
      "registerProjectWindows(projectId, windowProducts)",
      "registerWindowsWithOwner(windowProducts, productOwner)",
      "updateRegisteredWindowInstallerName(id, name)",
      "updateRegisteredWindowNotes(id, notes)",
      "updateRegisteredWindowRoom(id, room)",
      "uploadInvoice(id, file)",
    ]);
  });
});

it("combined schema has all operations of both services", () => {
  const combined = createSchema(["main", "registration"], []);
  for (const kind of ["Query", "Mutation"] as const) {
    const all = [...listOperations(main, kind), ...listOperations(registration, kind)];
    expect(listOperations(combined, kind)).toEqual(all.toSorted());
  }
});
