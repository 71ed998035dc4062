import { describe } from "vitest";
import { fromState, repeatFromState } from "#contracts/pact/stateValues.ts";
import { RegisteredWindowByIdDocument } from "#features/windows/details/window.generated.ts";
import { windowQuery } from "#features/windows/details/windowQuery.ts";
import { foreignState, notFound, registrationService } from "../operationTests.ts";
import { providerState } from "../providerState.ts";
import { completeWindow, minimalWindow } from "./windowTemplates.ts";

const { testData } = registrationService;
const dario = { country: "DE", persona: "dario" } as const;

describe("registeredWindowById", () => {
  for (const { what, state, name, registeredWindowById, ...rest } of [
    {
      what: "a window with all fields",
      state: providerState("windows", { ...dario, scenario: { count: 2, invoices: true } }),
      name: "windowId2",
      registeredWindowById: {
        ...completeWindow,
        id: repeatFromState("windowId2"),
      },
    },
    {
      what: "a window without optional fields",
      state: providerState("windows", { ...dario, scenario: { count: 1, bare: true } }),
      name: "windowId",
      registeredWindowById: minimalWindow,
    },
    {
      what: "null for an unknown id",
      state: providerState("windows", { ...dario, scenario: { count: 1 } }),
      name: "unknownWindowId",
      registeredWindowById: null,
      result: notFound,
    },
    {
      what: "null for a record of another customer",
      state: foreignState,
      name: "foreignWindowId",
      registeredWindowById: null,
      result: notFound,
    },
  ] as const) {
    testData(
      `registeredWindowById returns ${what}`,
      state,
      RegisteredWindowByIdDocument,
      { id: fromState(name) },
      { registeredWindowById },
      {
        send: (client, { id }) => client.fetchQuery(windowQuery(id)),
        ...rest,
      },
    );
  }
});
