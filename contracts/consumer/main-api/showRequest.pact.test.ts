import { MatchersV3 } from "@pact-foundation/pact";
import { describe } from "vitest";
import { fromState, repeatFromState } from "#contracts/pact/stateValues.ts";
import { installerRequestQuery } from "#features/project/request/installerRequestQuery.ts";
import { ShowRequestDocument } from "#features/project/request/request.generated.ts";
import { exampleLocale } from "../matching/requests.ts";
import { repeatNumber } from "../matching/values.ts";
import { foreignState, mainApi, notFound } from "../operationTests.ts";
import { providerState } from "../providerState.ts";
import {
  createRequestWithOffer,
  openInstallerRequest,
  pausedInstallerRequest,
  scheduledInstallerRequest,
} from "./templates/installerRequestTemplates.ts";

const { equal } = MatchersV3;
const { testData } = mainApi;
const clara = { country: "DE", persona: "clara" } as const;
const offer = {
  status: "INSTALLATION_DATE_CONFIRMED",
  flow: "SPP_TAGLYS",
  installer: { name: "Łuca & Söhne", isPremium: true, isExpert: false },
  deadlineDays: 14,
  installation: { start: "2026-04-01", end: "2026-04-02" },
  prices: {
    amount: 3,
    netProductPrice: 1000.4,
    netInstallationPrice: 500.2,
    netPrice: 1500.6,
    price: 1785.71,
    productPrice: 1190.48,
  },
} as const;

describe("showRequest", () => {
  for (const { what, scenario, showRequest } of [
    {
      what: "an open installer request",
      scenario: { status: "OPEN" },
      showRequest: {
        ...openInstallerRequest,
        isUserConfirmed: equal(false),
        remainingDays: repeatNumber("remainingDays"),
      },
    },
    {
      what: "an installer request with agreed installation dates",
      scenario: { status: "INSTALLATION_DATE_CONFIRMED" },
      showRequest: scheduledInstallerRequest,
    },
    {
      what: "a paused installer request",
      scenario: { status: "IN_CLARIFICATION", statusBeforePausing: "CLIENT_CONTACTED" },
      showRequest: pausedInstallerRequest,
    },
    {
      what: "an overdue installer request",
      scenario: { overdue: true },
      showRequest: { ...openInstallerRequest, overdue: equal(true) },
    },
    {
      what: "the installer, the days and the prices of an offer",
      scenario: offer,
      showRequest: createRequestWithOffer(offer),
    },
  ] as const) {
    testData(
      `showRequest returns ${what}`,
      providerState("request", { ...clara, scenario }),
      ShowRequestDocument,
      { id: fromState("requestId") },
      { showRequest },
      {
        send: (client, { id }) => client.fetchQuery(installerRequestQuery(id, exampleLocale)),
      },
    );
  }

  testData(
    "showRequest returns the installer request of another project, which is not overdue",
    providerState("lists", clara),
    ShowRequestDocument,
    { id: fromState("requestId3") },
    { showRequest: { ...openInstallerRequest, id: repeatFromState("requestId3"), overdue: equal(false) } },
  );

  testData(
    "showRequest returns null for an unknown id",
    providerState("request", clara),
    ShowRequestDocument,
    { id: fromState("unknownRequestId") },
    { showRequest: null },
    {
      send: (client, { id }) => client.fetchQuery(installerRequestQuery(id, exampleLocale)),
      result: notFound,
    },
  );

  testData(
    "showRequest returns null for a record of another customer",
    foreignState,
    ShowRequestDocument,
    { id: fromState("foreignRequestId") },
    { showRequest: null },
  );
});
