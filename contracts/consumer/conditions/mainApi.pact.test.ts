import { MatchersV3 } from "@pact-foundation/pact";
import { describe, expect, it } from "vitest";
import { requestMainApi } from "../../../src/api/graphqlClient.ts";
import { checkSession, getCampaigns } from "../../../src/api/restClient.ts";
import { RuntimeConfigDocument } from "../../../src/api/runtime-config/runtimeConfig.generated.ts";
import { storeClientToken } from "../../../src/api/send.ts";
import { UnreadNotificationsDocument } from "../../../src/features/notifications/notifications.generated.ts";
import {
  UpdateCustomerDocument,
  type UpdateCustomerMutation,
  type UpdateCustomerMutationVariables,
} from "../../../src/features/project/customer/customer.generated.ts";
import {
  ShowRequestDocument,
  type ShowRequestQuery,
} from "../../../src/features/project/request/request.generated.ts";
import { ProjectsDocument } from "../../../src/features/project-list/projects.generated.ts";
import { createPact } from "../createPact.ts";
import { createEffectTests } from "../effect.ts";
import { customerInput } from "../main-api/templates/customerInput.ts";
import {
  createCancelledInstallerRequest,
  createRequestOfCustomer,
  openInstallerRequest,
} from "../main-api/templates/installerRequestTemplates.ts";
import { notification } from "../main-api/templates/notificationTemplate.ts";
import { projectWithRequest } from "../main-api/templates/projectTemplates.ts";
import { enumValue } from "../matching/enumValues.ts";
import {
  anonymousOperation,
  anonymousRequest,
  signedInOperation,
  signedInOperationIn,
} from "../matching/requests.ts";
import { dataResponse, jsonResponse } from "../matching/responses.ts";
import { origin, stringOrNull } from "../matching/values.ts";
import { createAnonymousClient, createSignedInClient } from "../portalClient.ts";
import { providerState } from "../providerState.ts";
import { exampleValues, fromState, referToValue, repeatFromState } from "../stateValues.ts";

const { boolean, eachLike, equal, regex, reify, string } = MatchersV3;
const pact = createPact("main-api");
const { testData } = createEffectTests(pact, signedInOperation, requestMainApi);
const { testData: testAnonymousData } = createEffectTests(pact, anonymousOperation, requestMainApi);

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

  testData(
    "unreadNotifications returns, of three notifications, the second",
    providerState("lists", clara),
    UnreadNotificationsDocument,
    { take: 1, skip: 1 },
    {
      unreadNotifications: {
        totalCount: equal(3),
        items: [
          {
            ...notification,
            id: repeatFromState("notificationId2"),
            projectId: repeatFromState("projectId"),
          },
        ],
      },
    },
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

describe("RuntimeConfig query", () => {
  const config = {
    defaultLocale: regex("^[a-z]{2,3}(-[A-Z]{2})?$", "de-DE"),
    domains: eachLike({ country: enumValue("Country", "SE"), url: origin("https://portal.example.se") }),
    tagManagerId: stringOrNull("GTM-T4GLY5"),
    signIn: {
      instance: origin("https://login.example.com"),
      tenant: string("customers.onmicrosoft.com"),
      clientId: string("00000000-0000-4000-8000-000000000001"),
      policyIds: { signIn: string("B2C_1_signin"), resetPassword: string("B2C_1_reset_password") },
    },
    vProEnabled: boolean(true),
  };

  for (const country of ["DE", "SE"] as const) {
    const isOn = country === "DE";
    const switches = { windowRegistrationEnabled: isOn, alternativeInstallationFlow: !isOn };
    const registrationServiceUrl = isOn ? regex("^https?://.+$", "https://registration.example.com") : null;
    testAnonymousData(
      `runtimeConfig returns ${country} and its switches`,
      providerState("countrySwitches", { country, scenario: { ...switches, ownRegistrationService: isOn } }),
      RuntimeConfigDocument,
      {},
      {
        runtimeConfig: {
          ...config,
          country: equal(country),
          windowRegistrationEnabled: equal(isOn),
          alternativeInstallationFlow: equal(!isOn),
          registrationServiceUrl,
        },
      },
    );
  }
});

describe("GET /api/auth/me", () => {
  it("fails with 401 without a token", async () => {
    const error = await pact
      .addInteraction()
      .given(...providerState("standing", { country: "DE" }))
      .uponReceiving("GET /api/auth/me rejects a request without a token (401)")
      .withRequest("GET", "/api/auth/me", anonymousRequest)
      .willRespondWith(401, jsonResponse({ message: string("You are not signed in.") }))
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
  it.each([
    { language: "italian", locale: "it-CH" },
    { language: "french", locale: "fr-CH" },
  ] as const)("returns the reason of a cancellation in the locale $locale", async ({ language, locale }) => {
    const showRequest = {
      ...createCancelledInstallerRequest("reasonId"),
      currentReason: { id: repeatFromState("reasonId"), label: repeatFromState(`${language}Reason`) },
    };
    const after = {
      mutation: "cancelRequest",
      variables: { requestId: referToValue("requestId"), reasonId: referToValue("reasonId") },
    };

    const loaded = await pact
      .addInteraction()
      .given(...providerState("request", { country: "CH", persona: "clara", after }))
      .uponReceiving(
        `showRequest returns the ${language} reason after cancelRequest to a request in ${locale}`,
      )
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
