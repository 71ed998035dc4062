import { describe } from "vitest";
import { fromState } from "#contracts/pact/stateValues.ts";
import { installerRequestQuery } from "#features/project/request/installerRequestQuery.ts";
import { ShowRequestDocument } from "#features/project/request/request.generated.ts";
import { draw } from "../draw.ts";
import { exampleLocale } from "../matching/requests.ts";
import { countriesWithLocale, foreignState, mainApi, notFound } from "../operationTests.ts";
import { providerState } from "../providerState.ts";
import {
  openInstallerRequest,
  registeredInstallerRequest,
  scheduledInstallerRequest,
} from "./installerRequestTemplates.ts";

const { testData } = mainApi;
const clara = { country: "DE", persona: "clara" } as const;

describe("showRequest", () => {
  const requests = [
    {
      what: "an open installer request",
      scenario: { status: "OPEN" },
      showRequest: openInstallerRequest,
    },
    {
      what: "an installer request with agreed installation dates",
      scenario: { status: "INSTALLATION_DATE_CONFIRMED" },
      showRequest: scheduledInstallerRequest,
    },
    {
      what: "an installer request with registered windows",
      scenario: { status: "WINDOW_REGISTERED" },
      showRequest: registeredInstallerRequest,
    },
  ] as const;
  for (const { place, request } of draw({ place: countriesWithLocale, request: requests })) {
    const { what, scenario, showRequest } = request;
    testData(
      `showRequest returns ${what} in ${place.country}`,
      providerState("request", { ...clara, ...place, scenario }),
      ShowRequestDocument,
      { id: fromState("requestId") },
      { showRequest },
      {
        send: (client, { id }) => client.fetchQuery(installerRequestQuery(id, place.locale)),
      },
    );
  }

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
