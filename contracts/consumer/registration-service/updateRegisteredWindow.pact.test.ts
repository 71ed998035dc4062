import { MatchersV3 } from "@pact-foundation/pact";
import { describe } from "vitest";
import type { GraphQlDocument } from "#api/graphQlDocument.ts";
import { fromState, type InjectedValue, referToValue, repeatFromState } from "#contracts/pact/stateValues.ts";
import { RegisteredWindowByIdDocument } from "#features/windows/details/window.generated.ts";
import type { WindowDetails } from "#features/windows/details/windowQuery.ts";
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
import { maxInstallerNameLength, maxNotesLength } from "#features/windows/textLimits.ts";
import { createLongText } from "../inputValues.ts";
import type { Part } from "../matching/completeData.ts";
import { readSdlEnum } from "../matching/enumValues.ts";
import type { Template } from "../matching/template.ts";
import { linkUrl, orNull, stringOrNull } from "../matching/values.ts";
import { multilingual, registrationService } from "../operationTests.ts";
import { providerState } from "../providerState.ts";
import { completeWindow, windowWithOwner } from "./windowTemplates.ts";

const { equal } = MatchersV3;
const { testData, testError, testMissing } = registrationService;
const dario = { country: "DE", persona: "dario", scenario: { count: 2 } } as const;
const state = providerState("windows", dario);
const id = fromState("windowId");

/** A state with two windows in which a mutation has changed the second one. */
function createStateAfter(mutation: string, variables: { [name: string]: string }) {
  const after = { mutation, variables: { id: referToValue("windowId2"), ...variables } };
  return providerState("windows", { ...dario, scenario: { count: 2, invoices: true }, after });
}

/** Tests that the window's page shows a mutation's changes. */
function testEffect(mutation: string, variables: { [name: string]: string }, changed: object): void {
  testData(
    `registeredWindowById returns the new value after ${mutation}`,
    createStateAfter(mutation, variables),
    RegisteredWindowByIdDocument,
    { id: fromState("windowId2") },
    { registeredWindowById: { ...completeWindow, id: repeatFromState("windowId2"), ...changed } },
  );
}

describe("updateRegisteredWindowRoom", () => {
  const room = "STAIRWAY";
  testEffect("updateRegisteredWindowRoom", { room }, { room: equal(room) });

  for (const own of readSdlEnum("RoomType")) {
    testData(
      `updateRegisteredWindowRoom saves the room ${own}`,
      state,
      UpdateRegisteredWindowRoomDocument,
      { id, room: own },
      { updateRegisteredWindowRoom: { ...windowWithOwner, room: equal(own) } },
      { send: (_, variables) => updateRegisteredWindowRoom(variables.id, own) },
    );
  }

  testMissing(
    "updateRegisteredWindowRoom",
    ["window", state],
    "Window",
    UpdateRegisteredWindowRoomDocument,
    (windowId) => ({ id: windowId, room }),
  );
});

interface TextMutation<TResult, TVariables> {
  document: GraphQlDocument<TResult, TVariables>;
  createVariables: (windowId: InjectedValue, text: string) => Template<TVariables>;
  createData: (changed: Part<WindowDetails>) => Part<NoInfer<TResult>>;
  /** The changed field of the window. */
  field: "notes" | "installerName";
  send: (windowId: string, text: string) => Promise<unknown>;
  text: string;
  maxLength: number;
}

function testTextMutation<TResult, TVariables extends { id: string }>(
  operation: string,
  mutation: TextMutation<TResult, TVariables>,
): void {
  const { document, createVariables, createData, field, send, text, maxLength } = mutation;
  const { id: _, ...change } = createVariables(id, text) as { [name: string]: string };
  for (const [what, value, saved] of [
    ["a new text", text, equal(text)],
    ["a single letter", "Å", equal("Å")],
    ["an empty text", "", stringOrNull("")],
  ] as const) {
    testData(
      `${operation} saves ${what}`,
      state,
      document,
      createVariables(id, value),
      createData({ ...windowWithOwner, [field]: saved }),
      { send: (_, variables) => send(variables.id, value) },
    );
  }

  const tooLong = createVariables(id, "x".repeat(maxLength + 1));
  testError(
    `${operation} rejects a text above the maximum length`,
    providerState("windows", { ...dario, ...multilingual }),
    document,
    tooLong,
    "VALIDATION_FAILED",
  );
  const createMissing = (windowId: InjectedValue) => createVariables(windowId, text);
  testMissing(operation, ["window", state], "Window", document, createMissing);

  // The service chooses the logo by the installer's name.
  const changed = {
    [field]: equal(text),
    ...(field === "installerName" && { installerLogo: orNull(linkUrl("/a.svg")) }),
  };
  testEffect(operation, change, changed);
}

describe("updateRegisteredWindowNotes", () => {
  testTextMutation("updateRegisteredWindowNotes", {
    document: UpdateRegisteredWindowNotesDocument,
    createVariables: (id, notes) => ({ id, notes }),
    createData: (updateRegisteredWindowNotes) => ({ updateRegisteredWindowNotes }),
    field: "notes",
    send: updateRegisteredWindowNotes,
    text: createLongText(maxNotesLength),
    maxLength: maxNotesLength,
  });
});

describe("updateRegisteredWindowInstallerName", () => {
  testTextMutation("updateRegisteredWindowInstallerName", {
    document: UpdateRegisteredWindowInstallerNameDocument,
    createVariables: (id, name) => ({ id, name }),
    createData: (updateRegisteredWindowInstallerName) => ({ updateRegisteredWindowInstallerName }),
    field: "installerName",
    send: updateRegisteredWindowInstallerName,
    text: "Łicht + <Luft> d'Été-Duo 🏡".padEnd(maxInstallerNameLength, "ß"),
    maxLength: maxInstallerNameLength,
  });
});
