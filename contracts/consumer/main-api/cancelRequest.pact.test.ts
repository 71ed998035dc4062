import { MatchersV3 } from "@pact-foundation/pact";
import { describe } from "vitest";
import type { RequestStatus } from "#api/generated/main.ts";
import { fromState, referToValue, repeatFromState } from "#contracts/pact/stateValues.ts";
import {
  CancelRequestDocument,
  CancelRequestWithCustomReasonDocument,
} from "#features/project/cancellation/cancellation.generated.ts";
import { cancelRequest, requestReasonsQuery } from "#features/project/cancellation/useCancelRequest.ts";
import { RequestReasonsDocument, ShowRequestDocument } from "#features/project/request/request.generated.ts";
import { ProjectsDocument } from "#features/project-list/projects.generated.ts";
import { getRequestStatusRules } from "#request-status/requestStatusRules.ts";
import { draw } from "../draw.ts";
import { createLongText } from "../inputValues.ts";
import { readSdlEnum } from "../matching/enumValues.ts";
import { errorLocales, foreignState, mainApi, multilingual, notFound } from "../operationTests.ts";
import { providerState } from "../providerState.ts";
import { createCancelledInstallerRequest } from "./installerRequestTemplates.ts";

const { equal } = MatchersV3;
const { testData, testError, testMissing } = mainApi;
const clara = { country: "DE", persona: "clara" } as const;
const openRequestState = providerState("request", clara);
const requestId = fromState("requestId");
const reasonId = fromState("reasonId");
const getStatuses = (isCancellable: boolean) =>
  readSdlEnum("RequestStatus").filter(
    (status) => getRequestStatusRules(status).isCancellable === isCancellable,
  );

describe("requestReasons", () => {
  testData(
    "requestReasons returns null for an unknown installer request",
    openRequestState,
    RequestReasonsDocument,
    { idRequest: fromState("unknownRequestId") },
    { requestReasons: null },
    {
      send: (client, { idRequest }) => client.fetchQuery(requestReasonsQuery(idRequest)),
      result: notFound,
    },
  );

  testData(
    "requestReasons returns null for a record of another customer",
    foreignState,
    RequestReasonsDocument,
    { idRequest: fromState("foreignRequestId") },
    { requestReasons: null },
  );
});

describe("cancelRequest", () => {
  const statusBeforePausing = "CLIENT_CONTACTED" as const;
  const reasons = [
    { name: "reasonId", customReason: null, what: "a reason" },
    { name: "customReasonId", customReason: createLongText(500), what: "a reason and a comment" },
    { name: "customReasonId", customReason: null, what: "a reason that permits a comment, without one" },
    { name: "customReasonId", customReason: "Å", what: "a reason and a comment of one letter" },
  ] as const;

  const drawn = draw({ status: getStatuses(true), reason: reasons, place: errorLocales });
  for (const { status, reason, place } of drawn) {
    const { name, customReason, what } = reason;
    const isPaused = status === "IN_CLARIFICATION";
    const previousStatus = isPaused ? statusBeforePausing : status;
    const title = `cancelRequest cancels an installer request of the status ${status} with ${what}, in ${place.locale}`;
    const scenario = { status, ...(isPaused && { statusBeforePausing }) };
    const state =
      status === "OPEN" ? foreignState : providerState("request", { ...clara, ...place, scenario });
    // The portal sends `customReason` only if the customer has typed one.
    if (customReason === null) {
      testData(
        title,
        state,
        CancelRequestDocument,
        { requestId, reasonId: fromState(name) },
        { cancelRequest: createCancelledInstallerRequest(name, previousStatus) },
        { send: (_, variables) => cancelRequest({ ...variables, customReason }) },
      );
    } else {
      testData(
        title,
        state,
        CancelRequestWithCustomReasonDocument,
        { requestId, reasonId: fromState(name), customReason },
        { cancelRequest: createCancelledInstallerRequest(name, previousStatus) },
        { send: (_, variables) => cancelRequest(variables) },
      );
    }
  }

  // The portal offers no cancellation while the roof is open or after a cancellation, so a service may refuse it or not.
  const refused = getStatuses(false).filter((it) => it !== "INSTALLATION_IN_PROGRESS" && it !== "CANCELLED");
  for (const { status, errorLocale } of draw({ status: refused, errorLocale: errorLocales })) {
    const { country, locale } = errorLocale;
    testError(
      `cancelRequest rejects an installer request of the status ${status}, in the language of ${locale}`,
      providerState("request", { country, persona: "clara", locale, scenario: { status } }),
      CancelRequestDocument,
      { requestId, reasonId },
      "REQUEST_NOT_CANCELLABLE",
      /INSTALLED|REGISTERED/.test(status) ? { message: "notCancellableMessage" } : {},
    );
  }

  const state = providerState("request", { ...clara, scenario: { status: "OPEN" } });

  testMissing("cancelRequest", ["installer request", state], "Request", CancelRequestDocument, (id) => ({
    requestId: id,
    reasonId,
  }));

  const swissState = providerState("request", { ...multilingual, persona: "clara" });
  testError(
    "cancelRequest rejects an unknown reason",
    swissState,
    CancelRequestDocument,
    { requestId, reasonId: fromState("unknownReasonId") },
    "VALIDATION_FAILED",
    { fields: ["reasonId"] },
  );

  for (const [what, name, text] of [
    ["a comment for a reason that allows none", "reasonId", "Because."],
    ["a comment of more than 500 characters", "customReasonId", "x".repeat(501)],
  ] as const) {
    testError(
      `cancelRequest rejects ${what}`,
      swissState,
      CancelRequestWithCustomReasonDocument,
      { requestId, reasonId: fromState(name), customReason: text },
      "VALIDATION_FAILED",
      { fields: ["customReason"] },
    );
  }
});

describe("After cancelRequest,", () => {
  const variables = { requestId: referToValue("requestId"), reasonId: referToValue("reasonId") };
  const after = { mutation: "cancelRequest", variables: { ...variables, customReason: null } };

  // The mutation cancels the newest active project of five. In the archive, a newer project precedes it.
  const activeRequest = { currentStatus: equal<RequestStatus>("CANCELLED") };
  testData(
    "projects returns the project as archived after cancelRequest",
    providerState("lists", { ...clara, after }),
    ProjectsDocument.withPageSize(1),
    { skip: 3 },
    {
      projects: {
        items: [{ project: { id: repeatFromState("projectId") }, isArchived: equal(true), activeRequest }],
        pageInfo: { hasNextPage: equal(true) },
      },
    },
  );

  // The verification asks for the country's other languages.
  const locale = "it-CH";
  const status = "OFFER_ACCEPTED";
  testData(
    `showRequest returns the cancelled installer request after cancelRequest, in ${locale}`,
    providerState("request", { country: "CH", persona: "clara", locale, scenario: { status }, after }),
    ShowRequestDocument,
    { id: requestId },
    {
      showRequest: {
        ...createCancelledInstallerRequest("reasonId", status),
        currentReason: { id: repeatFromState("reasonId"), label: repeatFromState("reasonLabel") },
        cart: { installableProductName: repeatFromState("productName") },
        installerLocation: {},
      },
    },
  );
});
