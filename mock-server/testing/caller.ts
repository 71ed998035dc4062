import * as v from "valibot";
import { issueTokens } from "../identity/issueTokens.ts";
import type { PersonaName } from "../world/countries/countrySeed.ts";
import type { World } from "../world/world.ts";
import { worldCookie } from "../world/worldOfRequest.ts";
import { graphQlBody } from "./graphQlBody.ts";
import { mainApi, origins, registrationService } from "./services.ts";

const answerBody = v.object({
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

/** What a service answered to a document. */
export interface Answer extends v.InferOutput<typeof answerBody> {
  status: number;
  /** The errors' codes, in the order of the answer. */
  codes: (string | undefined)[];
  /** The fields the errors name, in the order of the answer. */
  fields: (string | undefined)[];
}

/** Somebody who calls the services of a world. */
export interface Caller {
  main(document: string, variables?: Record<string, unknown>): Promise<Answer>;
  registration(document: string, variables?: Record<string, unknown>): Promise<Answer>;
  /** Reads an address below the portal's origin. */
  get(path: string): Promise<Response>;
}

/** A persona of the world, or an anonymous visitor without one. */
export function callerIn(world: World, persona?: PersonaName, headers: Record<string, string> = {}): Caller {
  const headersNow = async () => ({
    cookie: `${worldCookie}=${world.id}`,
    ...(persona && { authorization: `Bearer ${await idTokenOf(world, persona)}` }),
    ...headers,
  });
  return {
    async main(document, variables) {
      const call = post(document, variables, await headersNow());
      return answerOf(await mainApi.request("/graphql", call));
    },
    async registration(document, variables) {
      const call = post(document, variables, await headersNow());
      return answerOf(await registrationService.request(`/${world.id}/graphql`, call));
    },
    async get(path) {
      return await mainApi.request(path, { headers: await headersNow() });
    },
  };
}

/** A persona's id token, as the sign-in provider issues it at the world's time. */
export async function idTokenOf(world: World, persona: PersonaName): Promise<string> {
  const { id_token } = await issueTokens(world, `account-${persona}`, { origin: origins.identity });
  return id_token;
}

/** Reads an answer of a GraphQL endpoint; anything else than GraphQL's shape is an error. */
export async function answerOf(response: Response): Promise<Answer> {
  const body = v.parse(answerBody, await response.json());
  return {
    ...body,
    status: response.status,
    codes: body.errors.map(({ extensions }) => extensions?.code),
    fields: body.errors.map(({ extensions }) => extensions?.field),
  };
}

function post(
  document: string,
  variables: Record<string, unknown> | undefined,
  headers: Record<string, string>,
): RequestInit {
  const body = graphQlBody(document, variables);
  const isJson = typeof body === "string";
  return {
    method: "POST",
    body,
    headers: { ...headers, ...(isJson && { "content-type": "application/json" }) },
  };
}
