import type { ProviderName } from "../portal.ts";
import type { Json, Mutation } from "./answer.ts";
import {
  emptied,
  noContent,
  redirected,
  truncated,
  withHeader,
  withoutHeader,
  withStatus,
} from "./httpMutations.ts";
import { added, changed, removed, renamed, replaced, withJson } from "./jsonMutations.ts";

/** One way to break a provider, and the interaction in whose verification it must be found. */
export interface PlannedMutation {
  /** What becomes of the answer, in few words. */
  what: string;
  provider: ProviderName;
  /** The interaction's description in the pact. */
  interaction: string;
  mutation: Mutation;
}

const firstProject = "data.projects.items.0";
const firstWindow = "data.registeredWindows.items.0";
const firstError = "errors.0.extensions";

const asText = (value: Json): Json => String(value);
const asList = (value: Json): Json => [value];

/** All ways; each is something that backends do when they change without asking. */
export const plannedMutations: readonly PlannedMutation[] = [
  ...mainApi("showAccount of a customer", {
    "a field is renamed": renamed("data.showAccount.firstName", "givenName"),
    "null where there must be a value": replaced("data.showAccount.lastName", null),
    "a list in place of an object": changed("data.showAccount", asList),
    "a list of bytes in place of a text": replaced("data.showAccount.email", [97, 64, 98]),
  }),
  ...mainApi("projects, the only page", {
    "an unknown value of an enumeration": replaced(
      `${firstProject}.activeRequest.currentStatus`,
      "POSTPONED",
    ),
    "a boolean as a text": changed(`${firstProject}.isArchived`, asText),
    "a number as a text": changed(`${firstProject}.unreadNotificationsCount`, asText),
    "an object in place of a list": changed("data.projects.items", (items) => ({ nodes: items })),
    "no page information": removed("data.projects.pageInfo"),
    "a nested object is lost": removed(`${firstProject}.project`),
    "a DateTime without its zone": changed(`${firstProject}.project.createdAt`, (at) =>
      String(at).replace("Z", ""),
    ),
  }),
  ...mainApi("projects without a token", {
    "another error code": replaced(`${firstError}.code`, "UNAUTHENTICATED"),
    "errors with status 500": withStatus(500),
    "empty data in place of errors": withJson(() => ({ data: { projects: null } })),
  }),
  ...mainApi("projects with a page size of 0", {
    "the error's field is dropped": removed(`${firstError}.field`),
  }),
  ...mainApi("requestReasons", {
    "ids as numbers": replaced("data.requestReasons.0.id", 5),
    "an empty body": emptied,
  }),
  ...mainApi("showRequest of one whose installation is agreed", {
    "an amount with its currency": changed("data.showRequest.cart.total.price", (price) => `${price} EUR`),
    "a Date with a time": changed("data.showRequest.installationStartDate", (day) => `${day}T00:00:00Z`),
  }),
  ...mainApi("faqContent", { "one more wrapping": withJson((body) => ({ result: body })) }),
  ...mainApi("documentContent", { "JSON that breaks off": truncated }),
  ...mainApi("giveFeedback with a comment", { "204 in place of 200": noContent }),
  ...mainApi("runtimeConfig for a country", {
    "another content type": withHeader("content-type", "text/html"),
  }),
  ...mainApi("the campaigns", {
    "no content type": withoutHeader("content-type"),
    "a redirect": redirected,
  }),
  ...mainApi("the session check with an expired token", {
    "200 in place of 401": withStatus(200),
    "403 in place of 401": withStatus(403),
  }),
  ...registration("registeredWindows of a project", {
    "a DateTime with a blank": changed(`${firstWindow}.createdAt`, (at) => String(at).replace("T", " ")),
    "a Date as people write it": replaced(`${firstWindow}.installationDate`, "09.03.2026"),
    "a nullable field is left out": removed(`${firstWindow}.imageUrl`),
  }),
  ...registration("registeredWindowById of one with its owner", {
    "an object by its id alone": replaced("data.registeredWindowById.owner", "owner-1"),
  }),
  ...identity("a code", {
    "an id token that is none": replaced("id_token", "opaque"),
    "no refresh token": removed("refresh_token"),
    "no id token": removed("id_token"),
    "the lifetime in words": replaced("id_token_expires_in", "an hour"),
  }),
  ...identity("a code, for no access token", {
    "an access token is added": added({ access_token: "access-token" }),
  }),
  ...identity("a refresh token", {
    "not readable for another origin": withoutHeader("access-control-allow-origin"),
  }),
  ...identity("a refresh token that has expired", {
    "a refusal with status 200": withStatus(200),
    "a refusal without words": removed("error_description"),
  }),
  ...identity("the metadata of the sign-in policy", {
    "an address without its host": replaced("token_endpoint", "/oauth2/v2.0/token"),
  }),
];

function mainApi(interaction: string, mutations: Record<string, Mutation>) {
  return planned("main-api", interaction, mutations);
}

function registration(interaction: string, mutations: Record<string, Mutation>) {
  return planned("registration-service", interaction, mutations);
}

function identity(interaction: string, mutations: Record<string, Mutation>) {
  return planned("identity-provider", interaction, mutations);
}

function planned(
  provider: PlannedMutation["provider"],
  interaction: string,
  mutations: Record<string, Mutation>,
): PlannedMutation[] {
  return Object.entries(mutations).map(([what, mutation]) => ({ what, provider, interaction, mutation }));
}
