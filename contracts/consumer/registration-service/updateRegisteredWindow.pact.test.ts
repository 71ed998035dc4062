import { MatchersV3 } from "@pact-foundation/pact";
import { describe } from "vitest";
import { RegisteredWindowByIdDocument } from "#features/windows/details/window.generated.ts";
import {
  UpdateRegisteredWindowInstallerNameDocument,
  UpdateRegisteredWindowNotesDocument,
  UpdateRegisteredWindowRoomDocument,
} from "#features/windows/editing/updateWindow.generated.ts";
import {
  updateRegisteredWindowInstallerName,
  updateRegisteredWindowNotes,
  updateRegisteredWindowRoom,
} from "#features/windows/editing/useUpdateRegisteredWindow.ts";
import { RegisteredWindowsDocument } from "#features/windows/list/windows.generated.ts";
import { maxInstallerNameLength, maxNotesLength } from "#features/windows/textLimits.ts";
import { awkwardText, createExclusionRegex, orNull, stringOrNull } from "../matching/values.ts";
import { foreignState, registrationService } from "../operationTests.ts";
import { providerState } from "../providerState.ts";
import { exampleValues, fromState, referToValue, repeatFromState } from "../stateValues.ts";
import { windowListItem, windowWithOwner } from "./windowTemplates.ts";

const { equal, regex } = MatchersV3;
const { testData, testError } = registrationService;
const dario = { country: "DE", persona: "dario", scenario: { count: 1 } } as const;
const state = providerState("windows", dario);
const id = fromState("windowId");
const { windowId } = exampleValues;

/** The second of two windows after a mutation. */
function createStateAfter(mutation: string, variables: { [name: string]: string }) {
  const after = { mutation, variables: { id: referToValue("windowId2"), ...variables } };
  return providerState("windows", { ...dario, scenario: { count: 2 }, after });
}

/** Tests what the window's page shows after a mutation. */
function testEffect(mutation: string, variables: { [name: string]: string }, changed: object): void {
  testData(
    `registeredWindowById returns the new value after ${mutation}`,
    createStateAfter(mutation, variables),
    RegisteredWindowByIdDocument,
    { id: fromState("windowId2") },
    { registeredWindowById: { ...windowWithOwner, id: repeatFromState("windowId2"), ...changed } },
  );
}

describe("updateRegisteredWindowRoom", () => {
  const room = "STAIRWAY";

  testData(
    "updateRegisteredWindowRoom saves the room of a window",
    state,
    UpdateRegisteredWindowRoomDocument,
    { id, room },
    { updateRegisteredWindowRoom: { ...windowWithOwner, room: equal(room) } },
    { tags: ["R7.51"], send: () => updateRegisteredWindowRoom(windowId, room) },
  );

  testError(
    "updateRegisteredWindowRoom rejects an unknown window",
    state,
    UpdateRegisteredWindowRoomDocument,
    { id: fromState("unknownId"), room },
    "NOT_FOUND",
    { tags: ["R7.51"] },
  );

  testError(
    "updateRegisteredWindowRoom rejects a record of another customer",
    foreignState,
    UpdateRegisteredWindowRoomDocument,
    { id: fromState("foreignWindowId"), room },
    "NOT_FOUND",
  );

  testData(
    "registeredWindows returns the new room of one window alone after updateRegisteredWindowRoom",
    createStateAfter("updateRegisteredWindowRoom", { room }),
    RegisteredWindowsDocument,
    { order: { createdAt: "DESC" }, take: 6, skip: 0 },
    {
      registeredWindows: {
        items: [
          { ...windowListItem, room: orNull(regex(createExclusionRegex(room), "BEDROOM")) },
          { ...windowListItem, id: repeatFromState("windowId2"), room: equal(room) },
        ],
        hasNextPage: equal(false),
      },
    },
  );
});

describe("updateRegisteredWindowNotes", () => {
  const options = { tags: ["R7.50"] };
  const text = awkwardText;

  for (const [what, notes, saved] of [
    ["a new text", text, equal(text)],
    ["an empty text", "", stringOrNull("")],
  ] as const) {
    testData(
      `updateRegisteredWindowNotes saves ${what}`,
      state,
      UpdateRegisteredWindowNotesDocument,
      { id, notes },
      { updateRegisteredWindowNotes: { ...windowWithOwner, notes: saved } },
      { ...options, send: () => updateRegisteredWindowNotes(windowId, notes) },
    );
  }

  testData(
    "updateRegisteredWindowNotes removes notes after updateRegisteredWindowNotes",
    createStateAfter("updateRegisteredWindowNotes", { notes: text }),
    UpdateRegisteredWindowNotesDocument,
    { id: fromState("windowId2"), notes: "" },
    {
      updateRegisteredWindowNotes: {
        ...windowWithOwner,
        id: repeatFromState("windowId2"),
        notes: orNull(regex("^$", "")),
      },
    },
  );

  testError(
    "updateRegisteredWindowNotes rejects notes above the maximum length",
    state,
    UpdateRegisteredWindowNotesDocument,
    { id, notes: "x".repeat(maxNotesLength + 1) },
    "VALIDATION_FAILED",
    options,
  );

  testError(
    "updateRegisteredWindowNotes rejects notes on an unknown window",
    state,
    UpdateRegisteredWindowNotesDocument,
    { id: fromState("unknownId"), notes: "None." },
    "NOT_FOUND",
    options,
  );

  testError(
    "updateRegisteredWindowNotes rejects a record of another customer",
    foreignState,
    UpdateRegisteredWindowNotesDocument,
    { id: fromState("foreignWindowId"), notes: text },
    "NOT_FOUND",
  );

  testEffect("updateRegisteredWindowNotes", { notes: text }, { notes: equal(text) });
});

describe("updateRegisteredWindowInstallerName", () => {
  const options = { tags: ["R7.49"] };
  const installer = "Łicht & <Luft> GmbH";

  for (const [what, name, saved] of [
    ["a new name", installer, equal(installer)],
    ["an empty name", "", stringOrNull("")],
  ] as const) {
    testData(
      `updateRegisteredWindowInstallerName saves ${what}`,
      state,
      UpdateRegisteredWindowInstallerNameDocument,
      { id, name },
      { updateRegisteredWindowInstallerName: { ...windowWithOwner, installerName: saved } },
      { ...options, send: () => updateRegisteredWindowInstallerName(windowId, name) },
    );
  }

  testError(
    "updateRegisteredWindowInstallerName rejects a name above the maximum length",
    state,
    UpdateRegisteredWindowInstallerNameDocument,
    { id, name: "x".repeat(maxInstallerNameLength + 1) },
    "VALIDATION_FAILED",
    options,
  );

  testError(
    "updateRegisteredWindowInstallerName rejects the name for an unknown window",
    state,
    UpdateRegisteredWindowInstallerNameDocument,
    { id: fromState("unknownId"), name: installer },
    "NOT_FOUND",
    options,
  );

  testError(
    "updateRegisteredWindowInstallerName rejects a record of another customer",
    foreignState,
    UpdateRegisteredWindowInstallerNameDocument,
    { id: fromState("foreignWindowId"), name: installer },
    "NOT_FOUND",
  );

  testEffect("updateRegisteredWindowInstallerName", { name: installer }, { installerName: equal(installer) });
});
