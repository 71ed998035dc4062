import { MatchersV3, type PactV4 } from "@pact-foundation/pact";
import { expect, it } from "vitest";
import type { GraphQlDocument } from "../../src/api/graphQlDocument.ts";
import type { DescribeRequest } from "./matching/requests.ts";
import { dataResponse, graphQlErrors } from "./matching/responses.ts";
import { reifyTemplate, type Template } from "./matching/template.ts";
import { createSignedInClient } from "./portalClient.ts";
import type { GivenState } from "./providerState.ts";

const { reify } = MatchersV3;

/** The functions with which one service's effects are described and tested. */
export function createEffectTests(
  pact: PactV4,
  describeOperation: <TVariables>(
    document: GraphQlDocument<unknown, TVariables>,
    variables: Template<TVariables>,
  ) => DescribeRequest,
  send: <TResult, TVariables>(
    document: GraphQlDocument<TResult, TVariables>,
    variables: TVariables,
  ) => Promise<TResult>,
  describeErrors = graphQlErrors,
) {
  return {
    /** The response with `data` to an operation after a mutation. */
    testData<TResult, TVariables>(
      title: string,
      state: GivenState,
      document: GraphQlDocument<TResult, TVariables>,
      variables: Template<TVariables>,
      data: Template<TResult>,
    ): void {
      it(title, async () => {
        const result = await pact
          .addInteraction()
          .given(...state)
          .uponReceiving(title)
          .withRequest("POST", "/graphql", describeOperation(document, variables))
          .willRespondWith(200, dataResponse<TResult>(data))
          .executeTest(({ url }) => {
            createSignedInClient(url);
            return send(document, reifyTemplate(variables));
          });

        expect(result).toEqual(reify(data));
      });
    },
    /** The error with which a service refuses an operation after a mutation. */
    testError<TVariables>(
      title: string,
      state: GivenState,
      document: GraphQlDocument<unknown, TVariables>,
      variables: Template<TVariables>,
      code: string,
    ): void {
      it(title, async () => {
        const error = await pact
          .addInteraction()
          .given(...state)
          .uponReceiving(`${title} (${code})`)
          .withRequest("POST", "/graphql", describeOperation(document, variables))
          .willRespondWith(...describeErrors(code))
          .executeTest(({ url }) => {
            createSignedInClient(url);
            return send(document, reifyTemplate(variables)).catch((reason: unknown) => reason);
          });

        expect(error).toMatchObject({ name: "GraphQlError", code });
      });
    },
  };
}
