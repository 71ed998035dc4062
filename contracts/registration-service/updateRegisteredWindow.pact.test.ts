import { MatchersV3 } from "@pact-foundation/pact";
import { expect, test } from "vitest";
import {
  UpdateRegisteredWindowInstallerNameDocument,
  type UpdateRegisteredWindowInstallerNameMutation,
  UpdateRegisteredWindowNotesDocument,
  type UpdateRegisteredWindowNotesMutation,
  UpdateRegisteredWindowRoomDocument,
  type UpdateRegisteredWindowRoomMutation,
} from "../../src/api/generated/registration/graphql.ts";
import {
  mostInstallerName,
  mostNotes,
  updateInstallerName,
  updateNotes,
  updateRoom,
} from "../../src/features/window/changeWindow.ts";
import { data, refused } from "../matching/answers.ts";
import { registrationOperation } from "../matching/requests.ts";
import { exactly, textOrNull } from "../matching/values.ts";
import { portalPactWith, visitSignedIn } from "../portal.ts";
import { providerState } from "../providerStates.ts";
import { ownedWindow } from "./windowTemplates.ts";

const { reify } = MatchersV3;
const pact = portalPactWith("registration-service");
const id = "window-1";
const oneWindow = providerState("windows", { country: "DE", persona: "dario", scenario: { count: 1 } });

test("[R7.51] changes the room of a window", async () => {
  const changed = { ...ownedWindow, room: exactly("STAIRWAY") };
  const operation = registrationOperation(UpdateRegisteredWindowRoomDocument, { id, room: "STAIRWAY" });

  const answer = await pact
    .addInteraction()
    .given(...oneWindow)
    .uponReceiving("updateRegisteredWindowRoom")
    .withRequest("POST", "/graphql", operation)
    .willRespondWith(200, data<UpdateRegisteredWindowRoomMutation>({ updateRegisteredWindowRoom: changed }))
    .executeTest(({ url }) => {
      visitSignedIn(url);
      return updateRoom(id, "STAIRWAY");
    });

  expect(answer).toEqual(reify(changed));
});

test("[R7.51] changes the room of no unknown window", async () => {
  const variables = { id: "unknown", room: "STAIRWAY" } as const;

  const error = await pact
    .addInteraction()
    .given(...oneWindow)
    .uponReceiving("updateRegisteredWindowRoom of an unknown window")
    .withRequest("POST", "/graphql", registrationOperation(UpdateRegisteredWindowRoomDocument, variables))
    .willRespondWith(200, refused("NOT_FOUND"))
    .executeTest(({ url }) => {
      visitSignedIn(url);
      return updateRoom("unknown", "STAIRWAY").catch((reason: unknown) => reason);
    });

  expect(error).toMatchObject({ name: "GraphQlError", code: "NOT_FOUND" });
});

test.each([
  { what: "new words", notes: "Opens to the garden.", saved: exactly("Opens to the garden.") },
  { what: "none", notes: "", saved: textOrNull("") },
])("[R7.50] changes the notes on a window to $what", async ({ what, notes, saved }) => {
  const changed = { ...ownedWindow, notes: saved };

  const answer = await pact
    .addInteraction()
    .given(...oneWindow)
    .uponReceiving(`updateRegisteredWindowNotes to ${what}`)
    .withRequest(
      "POST",
      "/graphql",
      registrationOperation(UpdateRegisteredWindowNotesDocument, { id, notes }),
    )
    .willRespondWith(200, data<UpdateRegisteredWindowNotesMutation>({ updateRegisteredWindowNotes: changed }))
    .executeTest(({ url }) => {
      visitSignedIn(url);
      return updateNotes(id, notes);
    });

  expect(answer).toEqual(reify(changed));
});

test.each([
  {
    what: "that are too long",
    variables: { id, notes: "x".repeat(mostNotes + 1) },
    code: "VALIDATION_FAILED",
    field: "notes",
  },
  {
    what: "of an unknown window",
    variables: { id: "unknown", notes: "None." },
    code: "NOT_FOUND",
    field: undefined,
  },
] as const)("[R7.50] saves no notes $what", async ({ what, variables, code, field }) => {
  const error = await pact
    .addInteraction()
    .given(...oneWindow)
    .uponReceiving(`updateRegisteredWindowNotes ${what}`)
    .withRequest("POST", "/graphql", registrationOperation(UpdateRegisteredWindowNotesDocument, variables))
    .willRespondWith(200, refused(code, field))
    .executeTest(({ url }) => {
      visitSignedIn(url);
      return updateNotes(variables.id, variables.notes).catch((reason: unknown) => reason);
    });

  expect(error).toMatchObject({ name: "GraphQlError", problems: [{ code, field }] });
});

test.each([
  { what: "another", name: "Licht & Luft", saved: exactly("Licht & Luft") },
  { what: "none", name: "", saved: textOrNull("") },
])("[R7.49] changes the installer of a window to $what", async ({ what, name, saved }) => {
  const changed = { ...ownedWindow, installerName: saved };

  const answer = await pact
    .addInteraction()
    .given(...oneWindow)
    .uponReceiving(`updateRegisteredWindowInstallerName to ${what}`)
    .withRequest(
      "POST",
      "/graphql",
      registrationOperation(UpdateRegisteredWindowInstallerNameDocument, { id, name }),
    )
    .willRespondWith(
      200,
      data<UpdateRegisteredWindowInstallerNameMutation>({ updateRegisteredWindowInstallerName: changed }),
    )
    .executeTest(({ url }) => {
      visitSignedIn(url);
      return updateInstallerName(id, name);
    });

  expect(answer).toEqual(reify(changed));
});

test.each([
  {
    what: "whose name is too long",
    variables: { id, name: "x".repeat(mostInstallerName + 1) },
    code: "VALIDATION_FAILED",
    field: "name",
  },
  {
    what: "of an unknown window",
    variables: { id: "unknown", name: "Licht & Luft" },
    code: "NOT_FOUND",
    field: undefined,
  },
] as const)("[R7.49] saves no installer $what", async ({ what, variables, code, field }) => {
  const error = await pact
    .addInteraction()
    .given(...oneWindow)
    .uponReceiving(`updateRegisteredWindowInstallerName ${what}`)
    .withRequest(
      "POST",
      "/graphql",
      registrationOperation(UpdateRegisteredWindowInstallerNameDocument, variables),
    )
    .willRespondWith(200, refused(code, field))
    .executeTest(({ url }) => {
      visitSignedIn(url);
      return updateInstallerName(variables.id, variables.name).catch((reason: unknown) => reason);
    });

  expect(error).toMatchObject({ name: "GraphQlError", problems: [{ code, field }] });
});
