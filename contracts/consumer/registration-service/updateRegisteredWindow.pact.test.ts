import { MatchersV3 } from "@pact-foundation/pact";
import { describe, expect, it } from "vitest";
import { requestRegistrationService } from "#api/graphqlClient.ts";
import {
  UpdateRegisteredWindowInstallerNameDocument,
  type UpdateRegisteredWindowInstallerNameMutation,
  UpdateRegisteredWindowNotesDocument,
  type UpdateRegisteredWindowNotesMutation,
  UpdateRegisteredWindowRoomDocument,
  type UpdateRegisteredWindowRoomMutation,
} from "#features/windows/editing/updateWindow.generated.ts";
import {
  updateRegisteredWindowInstallerName,
  updateRegisteredWindowNotes,
  updateRegisteredWindowRoom,
} from "#features/windows/editing/useUpdateRegisteredWindow.ts";
import { maxInstallerNameLength, maxNotesLength } from "#features/windows/textLimits.ts";
import { createPact } from "../createPact.ts";
import { createEffectTests } from "../effect.ts";
import { registrationOperation } from "../matching/requests.ts";
import { dataResponse, registrationErrors } from "../matching/responses.ts";
import { stringOrNull } from "../matching/values.ts";
import { createSignedInClient } from "../portalClient.ts";
import { providerState } from "../providerState.ts";
import { exampleValues, fromState } from "../stateValues.ts";
import { windowWithOwner } from "./windowTemplates.ts";

const { equal, reify } = MatchersV3;
const pact = createPact("registration-service");
const { testError } = createEffectTests(
  pact,
  registrationOperation,
  requestRegistrationService,
  registrationErrors,
);
const id = fromState("windowId");
const { windowId } = exampleValues;
const windowState = providerState("windows", { country: "DE", persona: "dario", scenario: { count: 1 } });

describe("UpdateRegisteredWindowRoom mutation", () => {
  it("saves the room of a window", { tags: ["R7.51"] }, async () => {
    const changed = { ...windowWithOwner, room: equal("STAIRWAY") };
    const operation = registrationOperation(UpdateRegisteredWindowRoomDocument, { id, room: "STAIRWAY" });

    const updated = await pact
      .addInteraction()
      .given(...windowState)
      .uponReceiving("updateRegisteredWindowRoom saves the room of a window")
      .withRequest("POST", "/graphql", operation)
      .willRespondWith(
        200,
        dataResponse<UpdateRegisteredWindowRoomMutation>({ updateRegisteredWindowRoom: changed }),
      )
      .executeTest(({ url }) => {
        createSignedInClient(url);
        return updateRegisteredWindowRoom(windowId, "STAIRWAY");
      });

    expect(updated).toEqual(reify(changed));
  });

  testError(
    "updateRegisteredWindowRoom rejects an unknown window",
    windowState,
    UpdateRegisteredWindowRoomDocument,
    { id: fromState("unknownId"), room: "STAIRWAY" },
    "NOT_FOUND",
    { tags: ["R7.51"] },
  );
});

describe("UpdateRegisteredWindowNotes mutation", () => {
  it.each([
    { what: "a new text", notes: "Opens to the garden.", saved: equal("Opens to the garden.") },
    { what: "an empty text", notes: "", saved: stringOrNull("") },
  ])("saves $what as the notes on a window", { tags: ["R7.50"] }, async ({ what, notes, saved }) => {
    const changed = { ...windowWithOwner, notes: saved };

    const updated = await pact
      .addInteraction()
      .given(...windowState)
      .uponReceiving(`updateRegisteredWindowNotes saves ${what}`)
      .withRequest(
        "POST",
        "/graphql",
        registrationOperation(UpdateRegisteredWindowNotesDocument, { id, notes }),
      )
      .willRespondWith(
        200,
        dataResponse<UpdateRegisteredWindowNotesMutation>({ updateRegisteredWindowNotes: changed }),
      )
      .executeTest(({ url }) => {
        createSignedInClient(url);
        return updateRegisteredWindowNotes(windowId, notes);
      });

    expect(updated).toEqual(reify(changed));
  });

  testError(
    "updateRegisteredWindowNotes rejects notes above the maximum length",
    windowState,
    UpdateRegisteredWindowNotesDocument,
    { id, notes: "x".repeat(maxNotesLength + 1) },
    "VALIDATION_FAILED",
    { tags: ["R7.50"] },
  );

  testError(
    "updateRegisteredWindowNotes rejects notes on an unknown window",
    windowState,
    UpdateRegisteredWindowNotesDocument,
    { id: fromState("unknownId"), notes: "None." },
    "NOT_FOUND",
    { tags: ["R7.50"] },
  );
});

describe("UpdateRegisteredWindowInstallerName mutation", () => {
  it.each([
    { what: "a new name", name: "Licht & Luft", saved: equal("Licht & Luft") },
    { what: "an empty name", name: "", saved: stringOrNull("") },
  ])("saves $what as the installer of a window", { tags: ["R7.49"] }, async ({ what, name, saved }) => {
    const changed = { ...windowWithOwner, installerName: saved };

    const updated = await pact
      .addInteraction()
      .given(...windowState)
      .uponReceiving(`updateRegisteredWindowInstallerName saves ${what}`)
      .withRequest(
        "POST",
        "/graphql",
        registrationOperation(UpdateRegisteredWindowInstallerNameDocument, { id, name }),
      )
      .willRespondWith(
        200,
        dataResponse<UpdateRegisteredWindowInstallerNameMutation>({
          updateRegisteredWindowInstallerName: changed,
        }),
      )
      .executeTest(({ url }) => {
        createSignedInClient(url);
        return updateRegisteredWindowInstallerName(windowId, name);
      });

    expect(updated).toEqual(reify(changed));
  });

  testError(
    "updateRegisteredWindowInstallerName rejects a name above the maximum length",
    windowState,
    UpdateRegisteredWindowInstallerNameDocument,
    { id, name: "x".repeat(maxInstallerNameLength + 1) },
    "VALIDATION_FAILED",
    { tags: ["R7.49"] },
  );

  testError(
    "updateRegisteredWindowInstallerName rejects the name for an unknown window",
    windowState,
    UpdateRegisteredWindowInstallerNameDocument,
    { id: fromState("unknownId"), name: "Licht & Luft" },
    "NOT_FOUND",
    { tags: ["R7.49"] },
  );
});
