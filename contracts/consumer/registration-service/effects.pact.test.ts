import { MatchersV3 } from "@pact-foundation/pact";
import { describe } from "vitest";
import { requestRegistrationService } from "#api/graphqlClient.ts";
import { RegisteredWindowByIdDocument } from "#features/windows/details/window.generated.ts";
import { InvoiceFileUrlDocument } from "#features/windows/invoice/invoice.generated.ts";
import {
  ClaimRegisteredWindowsDocument,
  RegisteredWindowsDocument,
} from "#features/windows/list/windows.generated.ts";
import { createPact } from "../createPact.ts";
import { createEffectTests } from "../effect.ts";
import { createSamplePdf, encodeFile } from "../matching/multipart.ts";
import { registrationOperation } from "../matching/requests.ts";
import { registrationErrors } from "../matching/responses.ts";
import { absoluteUrl } from "../matching/values.ts";
import { providerState } from "../providerState.ts";
import { fromState, referToValue, repeatFromState } from "../stateValues.ts";
import { completeWindowInput, ownerInput } from "./registrationInputs.ts";
import {
  claimedWindow,
  createRegisteredOwner,
  createRegisteredWindow,
  windowListItem,
  windowWithOwner,
} from "./windowTemplates.ts";

const { equal, string } = MatchersV3;
const { testData, testError } = createEffectTests(
  createPact("registration-service"),
  registrationOperation,
  requestRegistrationService,
  registrationErrors,
);

const country = "DE";
const id = referToValue("windowId");
const firstPage = { order: { createdAt: "DESC" }, take: 6, skip: 0 } as const;
const windowProducts = [completeWindowInput];

describe("After a window was changed,", () => {
  const changes = [
    {
      mutation: "updateRegisteredWindowRoom",
      variables: { id, room: "STAIRWAY" },
      changed: { room: equal("STAIRWAY") },
    },
    {
      mutation: "updateRegisteredWindowNotes",
      variables: { id, notes: "Opens to the garden." },
      changed: { notes: equal("Opens to the garden.") },
    },
    {
      mutation: "updateRegisteredWindowInstallerName",
      variables: { id, name: "Licht & Luft" },
      changed: { installerName: equal("Licht & Luft") },
    },
  ];
  for (const { mutation, variables, changed } of changes) {
    testData(
      `registeredWindowById returns the new value after ${mutation}`,
      providerState("windows", {
        country,
        persona: "dario",
        scenario: { count: 1 },
        after: { mutation, variables },
      }),
      RegisteredWindowByIdDocument,
      { id: fromState("windowId") },
      { registeredWindowById: { ...windowWithOwner, ...changed } },
    );
  }
});

describe("After uploadInvoice,", () => {
  const state = providerState("windows", {
    country,
    persona: "dario",
    scenario: { count: 1 },
    after: {
      mutation: "uploadInvoice",
      variables: { id, file: encodeFile(createSamplePdf("Neue Rechnung für März.pdf")) },
    },
  });

  testData(
    "registeredWindowById returns the invoice's name after uploadInvoice",
    state,
    RegisteredWindowByIdDocument,
    { id: fromState("windowId") },
    { registeredWindowById: { ...windowWithOwner, invoiceFilename: equal("Neue Rechnung für März.pdf") } },
  );

  testData(
    "invoiceFileUrl returns the invoice's URL after uploadInvoice",
    state,
    InvoiceFileUrlDocument,
    { registeredWindowId: fromState("windowId") },
    { invoiceFileUrl: absoluteUrl("https://files.example/invoices/window-1?signature=abc") },
  );
});

describe("After deleteInvoice,", () => {
  const state = providerState("windows", {
    country,
    persona: "dario",
    scenario: { count: 1, invoices: true },
    after: { mutation: "deleteInvoice", variables: { id } },
  });

  testData(
    "registeredWindowById returns no invoice after deleteInvoice",
    state,
    RegisteredWindowByIdDocument,
    { id: fromState("windowId") },
    { registeredWindowById: { ...windowWithOwner, invoiceFilename: null } },
  );

  testData(
    "invoiceFileUrl returns null after deleteInvoice",
    state,
    InvoiceFileUrlDocument,
    { registeredWindowId: fromState("windowId") },
    { invoiceFileUrl: null },
  );
});

describe("After registerProjectWindows,", () => {
  const state = providerState("request", {
    country,
    persona: "clara",
    after: {
      mutation: "registerProjectWindows",
      variables: { projectId: referToValue("projectId"), windowProducts },
    },
  });

  testData(
    "registeredWindows returns the window of the project after registerProjectWindows",
    state,
    RegisteredWindowsDocument,
    { where: { projectId: fromState("projectId") }, ...firstPage },
    {
      registeredWindows: {
        items: [{ ...windowListItem, id: repeatFromState("windowId") }],
        hasNextPage: false,
      },
    },
  );

  testData(
    "registeredWindowById returns the window as entered after registerProjectWindows",
    state,
    RegisteredWindowByIdDocument,
    { id: fromState("windowId") },
    {
      registeredWindowById: {
        ...createRegisteredWindow(completeWindowInput),
        projectId: repeatFromState("projectId"),
      },
    },
  );
});

describe("After registerWindowsWithOwner,", () => {
  testData(
    "registeredWindowById returns window and owner as entered after registerWindowsWithOwner",
    providerState("empty", {
      country,
      persona: "ben",
      after: {
        mutation: "registerWindowsWithOwner",
        variables: { windowProducts, productOwner: ownerInput },
      },
    }),
    RegisteredWindowByIdDocument,
    { id: fromState("windowId") },
    {
      registeredWindowById: {
        ...createRegisteredWindow(completeWindowInput),
        owner: createRegisteredOwner(ownerInput),
      },
    },
  );
});

describe("After registerInstalledWindows,", () => {
  const state = providerState("empty", {
    country,
    persona: "ben",
    after: { mutation: "registerInstalledWindows", variables: { windowProducts } },
  });

  testData(
    "registeredWindows returns no window of the installer after registerInstalledWindows",
    state,
    RegisteredWindowsDocument,
    firstPage,
    { registeredWindows: { items: [], hasNextPage: false } },
  );

  testData(
    "claimRegisteredWindows claims the windows after registerInstalledWindows",
    state,
    ClaimRegisteredWindowsDocument,
    { registrationToken: fromState("result") },
    {
      claimRegisteredWindows: [
        { ...claimedWindow, id: string("window-1"), room: equal(completeWindowInput.room) },
      ],
    },
  );
});

describe("After claimRegisteredWindows,", () => {
  const after = {
    mutation: "claimRegisteredWindows",
    variables: { registrationToken: referToValue("registrationToken") },
  };
  const bensState = providerState("claims", { country, persona: "ben", after });

  testData(
    "registeredWindows returns the claimed window alone after claimRegisteredWindows",
    bensState,
    RegisteredWindowsDocument,
    firstPage,
    {
      registeredWindows: {
        items: [{ ...windowListItem, id: repeatFromState("claimableWindowId") }],
        hasNextPage: false,
      },
    },
  );

  testError(
    "claimRegisteredWindows rejects a second claim after claimRegisteredWindows",
    bensState,
    ClaimRegisteredWindowsDocument,
    { registrationToken: fromState("registrationToken") },
    "REGISTRATION_ALREADY_CLAIMED",
  );

  testError(
    "claimRegisteredWindows rejects the claim of another customer after claimRegisteredWindows",
    providerState("claims", { country, persona: "ben", after: { ...after, persona: "dario" } }),
    ClaimRegisteredWindowsDocument,
    { registrationToken: fromState("registrationToken") },
    "REGISTRATION_ALREADY_CLAIMED",
  );
});
