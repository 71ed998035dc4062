import type { PactV4, TemplateHeaders } from "@pact-foundation/pact";
import type { QueryClient } from "@tanstack/react-query";
import { expect, it } from "vitest";
import { hasKind } from "#api/errors.ts";
import type { GraphQlDocument } from "#api/graphQlDocument.ts";
import { requestMainApi, requestRegistrationService } from "#api/graphqlClient.ts";
import { type Country, type CountryLocale, countryLocales } from "#schema/locales.ts";
import type { ServiceName } from "#schema/services.ts";
import { fromState, type InjectedValue, type StateValueName } from "../pact/stateValues.ts";
import { createPact } from "./createPact.ts";
import { completeData, type Part } from "./matching/completeData.ts";
import {
  describeOperation,
  mainApiHeaders,
  registrationHeaders,
  reifyVariables,
  signedInHeaders,
  type Upload,
} from "./matching/requests.ts";
import { corsHeaders, graphQlErrors, jsonResponse, utf8JsonType } from "./matching/responses.ts";
import { reifyTemplate, type Template } from "./matching/template.ts";
import { createAnonymousClient, createClientWithoutToken, createSignedInClient } from "./portalClient.ts";
import { type GivenState, providerState } from "./providerState.ts";

interface RequestOptions {
  /** The file that replaces a null in the variables. */
  upload?: Upload | undefined;
}

interface Options<TVariables> extends RequestOptions {
  /** The portal's own function that sends the operation. Without it, its client sends the document. */
  send?: ((client: QueryClient, variables: TVariables) => Promise<unknown>) | undefined;
}

interface ErrorOptions {
  /** The paths of the invalid inputs that the errors name. */
  fields?: readonly string[] | undefined;
  message?: StateValueName;
}

interface Service {
  name: ServiceName;
  pact: PactV4;
  headers: TemplateHeaders;
  createClient: (url: string, locale?: string) => QueryClient;
  /** Headers of the service's responses. */
  responseHeaders?: TemplateHeaders;
  request: <TResult, TVariables>(
    document: GraphQlDocument<TResult, TVariables>,
    variables: TVariables,
  ) => Promise<TResult>;
}

/** The functions that test the operations of one service. They use a test's title as the description of its interaction. */
function createOperationTests({
  name: service,
  pact,
  headers,
  createClient,
  responseHeaders,
  request,
}: Service) {
  const addOperation = <TVariables>(
    description: string,
    state: GivenState,
    document: GraphQlDocument<unknown, TVariables>,
    variables: Template<TVariables>,
    { upload }: RequestOptions = {},
  ) => {
    const { locale } = state[1];
    const sentHeaders = { ...headers, ...(locale && { "x-taglys-locale": locale }) };
    return pact
      .addInteraction()
      .given(...state)
      .uponReceiving(description)
      .withRequest("POST", "/graphql", describeOperation(sentHeaders, document, variables, upload));
  };

  const listHeaders = ({ upload }: RequestOptions = {}) => ({
    ...responseHeaders,
    ...(upload && { "Content-Type": utf8JsonType }),
  });

  /** Adds an interaction in which the service responds with `data`. The caller executes it. */
  function addData<TResult, TVariables>(
    description: string,
    state: GivenState,
    document: GraphQlDocument<TResult, TVariables>,
    variables: Template<TVariables>,
    data: Part<NoInfer<TResult>>,
    options?: RequestOptions,
  ) {
    const body = { data: completeData(service, document, data) };
    const interaction = addOperation(description, state, document, variables, options).willRespondWith(
      200,
      jsonResponse<{ data: TResult }>(body, listHeaders(options)),
    );
    return { interaction, example: reifyTemplate<TResult>(body.data) };
  }

  /** Tests that a service refuses an operation with an error code, and with the message that the state names `message`. */
  function testError<TVariables>(
    title: string,
    state: GivenState,
    document: GraphQlDocument<unknown, TVariables>,
    variables: Template<TVariables>,
    code: string,
    { send, fields, message, ...options }: Options<TVariables> & ErrorOptions = {},
  ): void {
    it(title, async () => {
      const error = await addOperation(`${title} (${code})`, state, document, variables, options)
        .willRespondWith(...graphQlErrors({ code, fields, message }, listHeaders(options)))
        .executeTest(({ url }) => {
          const client = createClient(url, state[1].locale);
          const sent = reifyVariables(document, variables);
          const received = send?.(client, sent) ?? request(document, sent);
          return received.catch((reason: unknown) => reason);
        });
      const errors = (fields ?? [undefined]).map((field) => ({ code, field }));
      // The portal has no other token to retry with, so it ends the session.
      expect(hasKind(error, "sessionExpired") ? error.cause : error).toMatchObject({ errors });
    });
  }

  return {
    pact,
    addData,
    testError,
    /** Tests the errors with which a mutation refuses an unknown id and another customer's record. */
    testMissing<TVariables>(
      operation: string,
      [what, state]: readonly [string, GivenState],
      kind: "Notification" | "Request" | "Window",
      document: GraphQlDocument<unknown, TVariables>,
      createVariables: (id: InjectedValue) => Template<TVariables>,
    ): void {
      for (const [missing, given, name] of [
        [`an unknown ${what}`, state, `unknown${kind}Id`],
        ["a record of another customer", foreignState, `foreign${kind}Id`],
      ] as const) {
        const variables = createVariables(fromState(name));
        testError(`${operation} rejects ${missing}`, given, document, variables, "NOT_FOUND");
      }
    },
    /**
     * Tests that `send` returns the operation's field of `data`. `result` replaces this expectation: a value, or a function of
     * the field.
     */
    testData<TResult, TVariables>(
      title: string,
      state: GivenState,
      document: GraphQlDocument<TResult, TVariables>,
      variables: Template<TVariables>,
      data: Part<NoInfer<TResult>>,
      { send, result, ...options }: Options<TVariables> & { result?: unknown } = {},
    ): void {
      it(title, async () => {
        const { interaction, example } = addData(title, state, document, variables, data, options);
        const received = await interaction.executeTest(({ url }) => {
          const client = createClient(url, state[1].locale);
          const sent = reifyVariables(document, variables);
          const received = send?.(client, sent) ?? request(document, sent);
          return received.catch((reason: unknown) => reason);
        });
        const [field] = Object.values(example as object);
        const expected = typeof result === "function" ? result(field) : result;
        expect(received).toEqual(expected ?? (send ? field : example));
      });
    },
  };
}

const main = { name: "main", pact: createPact("main-api"), request: requestMainApi } as const;
const registration = {
  name: "registration",
  pact: createPact("registration-service"),
  responseHeaders: corsHeaders,
  request: requestRegistrationService,
} as const;

/** The main API, with a signed-in customer. */
export const mainApi = createOperationTests({
  ...main,
  headers: { ...mainApiHeaders, ...signedInHeaders },
  createClient: createSignedInClient,
});

/** The main API, without a sign-in. */
export const anonymousMainApi = createOperationTests({
  ...main,
  headers: mainApiHeaders,
  createClient: createAnonymousClient,
});

/** The main API, for operations that must not even read a token. */
export const mainApiWithoutToken = createOperationTests({
  ...main,
  headers: mainApiHeaders,
  createClient: createClientWithoutToken,
  request: (document, variables) => requestMainApi(document, variables, { anonymous: true }),
});

export const registrationService = createOperationTests({
  ...registration,
  headers: { ...registrationHeaders, ...signedInHeaders },
  createClient: createSignedInClient,
});

export const anonymousRegistrationService = createOperationTests({
  ...registration,
  headers: registrationHeaders,
  createClient: createAnonymousClient,
});

/** The portal's error when a service returns null for an unknown id. */
export const notFound: unknown = expect.objectContaining({ kind: "notFound" });

const localesByCountry = Object.entries(countryLocales) as [
  Country,
  readonly [CountryLocale, ...CountryLocale[]],
][];

/** Each country, with its first locale. */
export const countriesWithLocale = localesByCountry.map(([country, [locale]]) => ({ country, locale }));

/** A locale of each language of the services' messages. */
export const errorLocales = localesByCountry
  .flatMap(([country, locales]) => locales.map((locale) => ({ country, locale })))
  .filter(
    ({ locale }, index, all) => index === all.findIndex((it) => it.locale.slice(0, 2) === locale.slice(0, 2)),
  );

/** A state in a country of several languages. The verification compares the response with those in the other languages. */
export const multilingual = { country: "CH", locale: "fr-CH" } as const;

/** Tests need no state of their own for another customer's record: services treat it like an unknown one. */
export const foreignState = providerState("lists", { country: "DE", persona: "clara" });
