import type { GraphQLSchema } from "graphql";
import { describe, expect, it } from "vitest";
import { schemaOf } from "./schemaOf.ts";

const main = schemaOf(["main"], []);
const registration = schemaOf(["registration"], []);

/** The operations of a kind with their arguments, as in `projects(take, skip)`. */
function operationsOf(schema: GraphQLSchema, kind: "Query" | "Mutation"): string[] {
  const type = kind === "Query" ? schema.getQueryType() : schema.getMutationType();
  return Object.values(type?.getFields() ?? {})
    .map(({ name, args }) => `${name}(${args.map((argument) => argument.name).join(", ")})`)
    .toSorted();
}

describe("the main API", () => {
  it("has these queries", () => {
    expect(operationsOf(main, "Query")).toEqual([
      "attachments(idRequest)",
      "bookmarkContent()",
      "documentContent()",
      "faqContent()",
      "projectRequests(projectId)",
      "projects(take, skip)",
      "requestReasons(idRequest)",
      "runtimeConfig()",
      "showAccount()",
      "showRequest(id)",
      "unreadNotifications(take, skip)",
    ]);
  });

  it("has these mutations", () => {
    expect(operationsOf(main, "Mutation")).toEqual([
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

describe("the registration service", () => {
  it("has these queries", () => {
    expect(operationsOf(registration, "Query")).toEqual([
      "invoiceFileUrl(registeredWindowId)",
      "registeredWindowById(id)",
      "registeredWindows(where, order, take, skip)",
    ]);
  });

  it("has these mutations", () => {
    expect(operationsOf(registration, "Mutation")).toEqual([
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

it("both together have every operation of each", () => {
  const together = schemaOf(["main", "registration"], []);
  for (const kind of ["Query", "Mutation"] as const) {
    const all = [...operationsOf(main, kind), ...operationsOf(registration, kind)];
    expect(operationsOf(together, kind)).toEqual(all.toSorted());
  }
});
