import { MatchersV3, type PactV4 } from "@pact-foundation/pact";
import { expect, it } from "vitest";
import type { GraphQlDocument } from "#api/graphQlDocument.ts";
import type { DescribeRequest } from "./matching/requests.ts";
import { dataResponse, graphQlErrors } from "./matching/responses.ts";
import { reifyTemplate, type Template } from "./matching/template.ts";
import { createSignedInClient } from "./portalClient.ts";
import type { GivenState } from "./providerState.ts";

const { reify } = MatchersV3;

/** The functions that test one service by operations alone: errors, and what an operation shows after a mutation. */
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
    /** The response with `data` to an operation. */
    testData<TResult, TVariables>(
      title: string,
      state: GivenState,
      document: GraphQlDocument<TResult, TVariables>,
      variables: Template<TVariables>,
      data: Template<TResult>,
      { tags = [] }: { tags?: string[] } = {},
    ): void {
      it(title, { tags }, async () => {
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
    /** The error with which a service refuses an operation. */
    testError<TVariables>(
      title: string,
      state: GivenState,
      document: GraphQlDocument<unknown, TVariables>,
      variables: Template<TVariables>,
      code: string,
      { field, tags = [] }: { field?: string | undefined; tags?: string[] } = {},
    ): void {
      it(title, { tags }, async () => {
        const error = await pact
          .addInteraction()
          .given(...state)
          .uponReceiving(`${title} (${code})`)
          .withRequest("POST", "/graphql", describeOperation(document, variables))
          .willRespondWith(...describeErrors(code, field))
          .executeTest(({ url }) => {
            createSignedInClient(url);
            return send(document, reifyTemplate(variables)).catch((reason: unknown) => reason);
          });

        expect(error).toMatchObject({ name: "GraphQlError", errors: [{ code, field }] });
      });
    },
  };
}
