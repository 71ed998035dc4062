import { MatchersV3 } from "@pact-foundation/pact";
import { describe, expect, it } from "vitest";
import { requestMainApi } from "#api/graphqlClient.ts";
import { checkSession, getCampaigns } from "#api/restClient.ts";
import { storeClientToken } from "#api/send.ts";
import {
  UpdateCustomerDocument,
  type UpdateCustomerMutation,
  type UpdateCustomerMutationVariables,
} from "#features/project/customer/customer.generated.ts";
import { ShowRequestDocument, type ShowRequestQuery } from "#features/project/request/request.generated.ts";
import { ProjectsDocument } from "#features/project-list/projects.generated.ts";
import { createPact } from "../createPact.ts";
import { createEffectTests } from "../effect.ts";
import { customerInput } from "../main-api/templates/customerInput.ts";
import {
  createCancelledInstallerRequest,
  createRequestOfCustomer,
  createRequestWithOffer,
  openInstallerRequest,
} from "../main-api/templates/installerRequestTemplates.ts";
import { activeRequest, projectWithRequest } from "../main-api/templates/projectTemplates.ts";
import { anonymousRequest, signedInOperation, signedInOperationIn } from "../matching/requests.ts";
import { dataResponse, jsonResponse } from "../matching/responses.ts";
import { createAnonymousClient, createSignedInClient } from "../portalClient.ts";
import { providerState } from "../providerState.ts";
import { exampleValues, fromState, referToValue, repeatFromState } from "../stateValues.ts";

const { equal, reify, string } = MatchersV3;
const pact = createPact("main-api");
const { testData } = createEffectTests(pact, signedInOperation, requestMainApi);

const installation = { start: "2026-04-01", end: "2026-04-02" };
const prices = {
  netProductPrice: 1000,
  netInstallationPrice: 500,
  netPrice: 1500,
  price: 1785,
  productPrice: 1190,
};

const clara = { country: "DE", persona: "clara" } as const;

describe("What the portal shows under a condition", () => {
  for (const { what, state, has } of [
    { what: "an offer and files", state: providerState("severalRequests", clara), has: true },
    { what: "neither an offer nor files", state: providerState("request", clara), has: false },
  ]) {
    const project = { ...projectWithRequest.project, offerSent: equal(has), hasFiles: equal(has) };
    testData(
      `projects returns a project with ${what}`,
      state,
      ProjectsDocument,
      { take: 10, skip: 0 },
      { projects: { items: [{ ...projectWithRequest, project }], pageInfo: { hasNextPage: equal(false) } } },
    );
  }

  testData(
    "showRequest returns an overdue installer request",
    providerState("request", { ...clara, scenario: { overdue: true } }),
    ShowRequestDocument,
    { id: fromState("requestId") },
    { showRequest: { ...openInstallerRequest, overdue: equal(true) } },
  );

  testData(
    "showRequest returns an installer request that is not overdue",
    providerState("request", { ...clara, scenario: { overdue: false } }),
    ShowRequestDocument,
    { id: fromState("requestId") },
    { showRequest: { ...openInstallerRequest, overdue: equal(false) } },
  );

  const pausedRequest = { ...activeRequest, statusBeforePausing: equal("CLIENT_CONTACTED") };
  testData(
    "projects returns the status before pausing of a paused installer request",
    providerState("request", {
      ...clara,
      scenario: { status: "IN_CLARIFICATION", statusBeforePausing: "CLIENT_CONTACTED" },
    }),
    ProjectsDocument,
    { take: 10, skip: 0 },
    {
      projects: {
        items: [{ ...projectWithRequest, activeRequest: pausedRequest }],
        pageInfo: { hasNextPage: equal(false) },
      },
    },
  );

  testData(
    "showRequest returns the days of the installation and the prices of the offer",
    providerState("request", {
      ...clara,
      scenario: { status: "INSTALLATION_DATE_CONFIRMED", installation, prices },
    }),
    ShowRequestDocument,
    { id: fromState("requestId") },
    { showRequest: createRequestWithOffer(installation, prices) },
  );

  const withoutMarketing = { ...customerInput, acceptedMarketing: false };
  testData<UpdateCustomerMutation, UpdateCustomerMutationVariables>(
    "updateCustomer saves that the customer does not accept marketing",
    providerState("request", clara),
    UpdateCustomerDocument,
    { requestId: fromState("requestId"), customer: withoutMarketing },
    { updateCustomer: createRequestOfCustomer(withoutMarketing) },
  );
});

describe("GET /api/auth/me", () => {
  it("fails with 401 without a token", async () => {
    const error = await pact
      .addInteraction()
      .given(...providerState("standing", { country: "DE" }))
      .uponReceiving("GET /api/auth/me rejects a request without a token (401)")
      .withRequest("GET", "/api/auth/me", anonymousRequest)
      .willRespondWith(401)
      .executeTest(({ url }) => {
        createAnonymousClient(url);
        return checkSession().catch((reason: unknown) => reason);
      });

    expect(error).toMatchObject({ name: "HttpError", status: 401 });
  });
});

describe("Client token of the main API", () => {
  it("fails with 403 if its signature is another one", async () => {
    const clientToken = { "x-client-token": exampleValues.clientToken, "x-client-signature": "another" };

    const error = await pact
      .addInteraction()
      .given(...providerState("empty", { country: "DE" }))
      .uponReceiving("GET /api/campaigns rejects a client token with another signature (403)")
      .withRequest("GET", "/api/campaigns", (request) => {
        anonymousRequest(request);
        request.headers({ ...clientToken, "x-client-token": fromState("clientToken") });
      })
      .willRespondWith(403, jsonResponse({ message: string("The signature is not valid.") }))
      .executeTest(({ url }) => {
        createAnonymousClient(url);
        storeClientToken(new Headers(clientToken));
        return getCampaigns().catch((reason: unknown) => reason);
      });

    expect(error).toMatchObject({ name: "HttpError", status: 403 });
  });
});

describe("ShowRequest query", () => {
  it.each(["it-CH", "fr-CH"])("returns the reason of a cancellation in the locale %s", async (locale) => {
    const showRequest = {
      ...createCancelledInstallerRequest("reasonId"),
      currentReason: { id: repeatFromState("reasonId"), label: repeatFromState("reasonLabel") },
    };
    const after = {
      mutation: "cancelRequest",
      variables: { requestId: referToValue("requestId"), reasonId: referToValue("reasonId") },
    };

    const loaded = await pact
      .addInteraction()
      .given(...providerState("request", { country: "CH", persona: "clara", locale, after }))
      .uponReceiving(`showRequest returns the reason after cancelRequest to a request in ${locale}`)
      .withRequest(
        "POST",
        "/graphql",
        signedInOperationIn(locale)(ShowRequestDocument, { id: fromState("requestId") }),
      )
      .willRespondWith(200, dataResponse<ShowRequestQuery>({ showRequest }))
      .executeTest(({ url }) => {
        createSignedInClient(url, locale);
        return requestMainApi(ShowRequestDocument, { id: exampleValues.requestId });
      });

    expect(loaded).toEqual({ showRequest: reify(showRequest) });
  });
});
