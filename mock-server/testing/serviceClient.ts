import * as v from "valibot";
import { parseWithTextIds } from "../../schema/mapIds.ts";
import type { PersonaName } from "../seeds/countries/countrySeed.ts";
import { issueTokens } from "../services/identity/tokens/issueTokens.ts";
import { createAccountId } from "../world/createAccountId.ts";
import type { World } from "../world/world.ts";
import { worldCookie } from "../world/worldRegistry.ts";
import { createGraphQlBody } from "./createGraphQlBody.ts";
import { mainApi, origins, registrationService } from "./services.ts";
import { writeIds } from "./writeIds.ts";

const resultSchema = v.object({
  data: v.optional(v.unknown()),
  errors: v.optional(
    v.array(
      v.object({
        message: v.string(),
        extensions: v.optional(
          v.looseObject({ code: v.optional(v.string()), field: v.optional(v.string()) }),
        ),
      }),
    ),
    [],
  ),
});

export interface GraphQlResult extends v.InferOutput<typeof resultSchema> {
  status: number;
  /** Codes of the errors, in their order. */
  codes: (string | undefined)[];
  /** Fields named by the errors, in their order. */
  fields: (string | undefined)[];
}

/** Sends requests to the services of a world. */
export interface ServiceClient {
  main(document: string, variables?: Record<string, unknown>): Promise<GraphQlResult>;
  registration(document: string, variables?: Record<string, unknown>): Promise<GraphQlResult>;
  /** Requests a path at the portal's origin. */
  get(path: string): Promise<Response>;
}

/** Creates a client that is signed in as a persona, or anonymous without one. */
export function createClient(
  world: World,
  persona?: PersonaName,
  headers: Record<string, string> = {},
): ServiceClient {
  const createHeaders = async () => ({
    cookie: `${worldCookie}=${world.id}`,
    ...(persona && { authorization: `Bearer ${await issueIdToken(world, persona)}` }),
    ...headers,
  });
  return {
    async main(document, variables) {
      const init = createGraphQlRequest(writeIds("main", document, variables), await createHeaders());
      return parseGraphQlResponse(await mainApi.request("/graphql", init));
    },
    async registration(document, variables) {
      const init = createGraphQlRequest(writeIds("registration", document, variables), await createHeaders());
      return parseGraphQlResponse(await registrationService.request(`/${world.id}/graphql`, init));
    },
    async get(path) {
      return await mainApi.request(path, { headers: await createHeaders() });
    },
  };
}

/** Issues a persona's id token at the world's time. */
export async function issueIdToken(world: World, persona: PersonaName): Promise<string> {
  const { id_token } = await issueTokens(world, createAccountId(persona), { origin: origins.identity });
  return id_token;
}

/** Parses the response of a GraphQL endpoint, with ids as texts; throws if it does not have GraphQL's shape. */
export async function parseGraphQlResponse(response: Response): Promise<GraphQlResult> {
  const body = v.parse(resultSchema, parseWithTextIds(await response.text()));
  return {
    ...body,
    status: response.status,
    codes: body.errors.map(({ extensions }) => extensions?.code),
    fields: body.errors.map(({ extensions }) => extensions?.field),
  };
}

function createGraphQlRequest(
  { query, variables }: ReturnType<typeof writeIds>,
  headers: Record<string, string>,
): RequestInit {
  const body = createGraphQlBody(query, variables);
  const isJson = typeof body === "string";
  return {
    method: "POST",
    body,
    headers: {
      ...headers,
      ...(isJson ? { "content-type": "application/json" } : { "x-fingerprint": "test" }),
    },
  };
}
