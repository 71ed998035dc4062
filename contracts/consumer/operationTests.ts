import { MatchersV3, type PactV4 } from "@pact-foundation/pact";
import type { QueryClient } from "@tanstack/react-query";
import { expect, it } from "vitest";
import type { GraphQlDocument } from "#api/graphQlDocument.ts";
import { requestMainApi, requestRegistrationService } from "#api/graphqlClient.ts";
import { createPact } from "./createPact.ts";
import {
  anonymousOperation,
  type DescribeRequest,
  registrationOperation,
  signedInOperation,
} from "./matching/requests.ts";
import { dataResponse, graphQlErrors, registrationErrors } from "./matching/responses.ts";
import { reifyTemplate, type Template } from "./matching/template.ts";
import { createClientWithoutToken, createSignedInClient } from "./portalClient.ts";
import { type GivenState, providerState } from "./providerState.ts";

interface Options {
  /** The portal's own function that sends the operation. Without it, its client sends the document. */
  send?: ((client: QueryClient) => Promise<unknown>) | undefined;
  tags?: string[];
}

interface Service {
  pact: PactV4;
  createClient: (url: string) => QueryClient;
  describeOperation: <TVariables>(
    document: GraphQlDocument<unknown, TVariables>,
    variables: Template<TVariables>,
  ) => DescribeRequest;
  describeErrors: typeof graphQlErrors;
  request: <TResult, TVariables>(
    document: GraphQlDocument<TResult, TVariables>,
    variables: TVariables,
  ) => Promise<TResult>;
}

/** The functions that test the operations of one service. A title is the description of the interaction, too. */
function createOperationTests({ pact, createClient, describeOperation, describeErrors, request }: Service) {
  /** What the portal makes of a response, or the error with which it fails. */
  const exchange = <TVariables>(
    description: string,
    state: GivenState,
    document: GraphQlDocument<unknown, TVariables>,
    variables: Template<TVariables>,
    [status, describeResponse]:
      | ReturnType<typeof graphQlErrors>
      | readonly [200, ReturnType<typeof dataResponse>],
    send: Options["send"] = () => request(document, reifyTemplate(variables)),
  ): Promise<unknown> =>
    pact
      .addInteraction()
      .given(...state)
      .uponReceiving(description)
      .withRequest("POST", "/graphql", describeOperation(document, variables))
      .willRespondWith(status, describeResponse)
      .executeTest(({ url }) => send(createClient(url)).catch((reason: unknown) => reason));

  return {
    pact,
    /** The response with `data` to an operation, and what `send` makes of it: the value of its field unless `result` differs. */
    testData<TResult, TVariables>(
      title: string,
      state: GivenState,
      document: GraphQlDocument<TResult, TVariables>,
      variables: Template<TVariables>,
      data: Template<NoInfer<TResult>> & object,
      { send, tags = [], result }: Options & { result?: unknown } = {},
    ): void {
      it(title, { tags }, async () => {
        const response = [200, dataResponse<TResult>(data as Template<TResult>)] as const;
        const received = await exchange(title, state, document, variables, response, send);
        const [field] = Object.values(MatchersV3.reify(data) as object);
        expect(received).toEqual(result ?? (send ? field : MatchersV3.reify(data)));
      });
    },
    /** The error with which a service refuses an operation. */
    testError<TVariables>(
      title: string,
      state: GivenState,
      document: GraphQlDocument<unknown, TVariables>,
      variables: Template<TVariables>,
      code: string,
      { send, field, tags = [] }: Options & { field?: string | undefined } = {},
    ): void {
      it(title, { tags }, async () => {
        const response = describeErrors(code, field);
        const error = await exchange(`${title} (${code})`, state, document, variables, response, send);
        expect(error).toMatchObject({ name: "GraphQlError", errors: [{ code, field }] });
      });
    },
  };
}

const mainPact = createPact("main-api");

/** The main API, with a signed-in customer. */
export const mainApi = createOperationTests({
  pact: mainPact,
  createClient: createSignedInClient,
  describeOperation: signedInOperation,
  describeErrors: graphQlErrors,
  request: requestMainApi,
});

/** The main API, for operations that must not even ask for a token. */
export const mainApiWithoutToken = createOperationTests({
  pact: mainPact,
  createClient: createClientWithoutToken,
  describeOperation: anonymousOperation,
  describeErrors: graphQlErrors,
  request: (document, variables) => requestMainApi(document, variables, { anonymous: true }),
});

export const registrationService = createOperationTests({
  pact: createPact("registration-service"),
  createClient: createSignedInClient,
  describeOperation: registrationOperation,
  describeErrors: registrationErrors,
  request: requestRegistrationService,
});

/** What the portal makes of null for an unknown id. */
export const notFound: unknown = expect.objectContaining({ name: "NotFoundError" });

/** A record of another customer is treated like one that does not exist. */
export const foreignState = providerState("lists", { country: "DE", persona: "clara" });
