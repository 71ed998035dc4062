import { MatchersV3 } from "@pact-foundation/pact";
import { describe } from "vitest";
import { installerRequestQuery } from "#features/project/request/installerRequestQuery.ts";
import { ShowRequestDocument } from "#features/project/request/request.generated.ts";
import { exampleLocale } from "../matching/requests.ts";
import { foreignState, mainApi, notFound } from "../operationTests.ts";
import { providerState } from "../providerState.ts";
import { exampleValues, fromState } from "../stateValues.ts";
import {
  createRequestWithOffer,
  openInstallerRequest,
  pausedInstallerRequest,
  scheduledInstallerRequest,
} from "./templates/installerRequestTemplates.ts";

const { equal } = MatchersV3;
const { testData } = mainApi;
const clara = { country: "DE", persona: "clara" } as const;
const installation = { start: "2026-04-01", end: "2026-04-02" };
const prices = {
  netProductPrice: 1000,
  netInstallationPrice: 500,
  netPrice: 1500,
  price: 1785,
  productPrice: 1190,
};

describe("showRequest", () => {
  for (const { what, scenario, showRequest } of [
    { what: "an open installer request", scenario: { status: "OPEN" }, showRequest: openInstallerRequest },
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
      what: "an installer request that is not overdue",
      scenario: { overdue: false },
      showRequest: { ...openInstallerRequest, overdue: equal(false) },
    },
    {
      what: "the days of the installation and the prices of the offer",
      scenario: { status: "INSTALLATION_DATE_CONFIRMED", installation, prices },
      showRequest: createRequestWithOffer(installation, prices),
    },
  ] as const) {
    testData(
      `showRequest returns ${what}`,
      providerState("request", { ...clara, scenario }),
      ShowRequestDocument,
      { id: fromState("requestId") },
      { showRequest },
      {
        tags: ["R7.13"],
        send: (client) => client.fetchQuery(installerRequestQuery(exampleValues.requestId, exampleLocale)),
      },
    );
  }

  testData(
    "showRequest returns null for an unknown id",
    providerState("request", clara),
    ShowRequestDocument,
    { id: fromState("unknownId") },
    { showRequest: null },
    {
      tags: ["R7.13", "R5.1"],
      send: (client) => client.fetchQuery(installerRequestQuery(exampleValues.unknownId, exampleLocale)),
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
