import { describe, expect, it } from "vitest";
import { effects } from "../pact/effects.ts";
import { readInteractions } from "../pact/interaction.ts";
import { committedPactsFolder, readPactFiles } from "../pact/pactFiles.ts";
import { reportCoverage } from "./demands.ts";
import { mutations, operations } from "./operations.ts";

describe("committed pacts", () => {
  const pacts = readPactFiles(committedPactsFolder);
  const interactions = pacts.flatMap(readInteractions);

  it.each([
    ["registerProjectWindows registers", "WindowProductInput.room: KITCHEN"],
    ["updateRegisteredWindowRoom saves the room LOFT", "updateRegisteredWindowRoom.room: LOFT"],
    ["updateCustomer changes", "CustomerInput.email: a plus sign"],
    ["uploadInvoice saves", "UploadInvoice: a HEIC"],
    ["cancelRequest cancels", "cancelRequest is accepted in OFFER_SENT"],
    ["giveFeedback saves", "giveFeedback.rating: 1"],
    ["claimRegisteredWindows rejects", "REGISTRATION_TOKEN_UNKNOWN in no"],
    ["updateCustomer rejects", "an error names CustomerInput.alternatePhone"],
    ["showRequest returns null", "ShowRequest: null"],
    ["showRequest returns null for a record", "showRequest: a record of another customer"],
    ["unreadNotifications returns", "UnreadNotifications: empty"],
    ["showAccount returns", "ShowAccount: success"],
    ["showAccount returns", "CustomerAccount.email"],
    ["showAccount rejects a request with a token for another", "main with otherClient token"],
    ["POST token rejects a code with another client_id", "authorization_code: another client_id"],
    ["associateProject returns false", "AssociateProject: another token"],
    ["makeNotificationRead marks", "makeNotificationRead beside 2 of ProjectNotification"],
    ["GET /api/auth/me accepts", "GET /api/auth/me: success"],
  ])("are incomplete without the interactions of %s", (start, demand) => {
    const others = interactions.filter(({ description }) => !description.startsWith(start));
    expect(reportCoverage(others).flatMap(({ missing }) => missing)).toContain(demand);
  });

  it("contain only operations that the portal has", () => {
    const names = new Set(operations.map(({ name }) => name));
    const obsolete = interactions.filter(({ operation, isGraphQl }) => isGraphQl && !names.has(operation));
    expect(obsolete.map(({ description }) => description)).toEqual([]);
  });
});

it("effects names the permitted changes of each mutation of the portal, and of no other", () => {
  const names = new Set(mutations.map(({ field }) => field.name));
  expect(Object.keys(effects).toSorted()).toEqual([...names].toSorted());
});
