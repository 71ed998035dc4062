import type { ProviderName } from "../../consumer/createPact.ts";
import type { Json, PlannedMutation, ResponseMutation } from "../mutation.ts";
import {
  emptyBody,
  redirect,
  removeHeader,
  respondNoContent,
  setHeader,
  setStatus,
  truncateBody,
} from "./httpMutations.ts";
import {
  addFields,
  changeBody,
  changeValue,
  removeField,
  renameField,
  replaceValue,
} from "./jsonMutations.ts";

const firstProject = "data.projects.items.0";
const firstWindow = "data.registeredWindows.items.0";
const firstError = "errors.0.extensions";

const toText = (value: Json): Json => String(value);
const wrapInList = (value: Json): Json => [value];

/** Changes that backends typically make without notice. */
export const responseMutations: readonly PlannedMutation[] = [
  ...planMutations("main-api", "showAccount returns the account of a signed-in customer", {
    "a field is renamed": renameField("data.showAccount.firstName", "givenName"),
    "a required value is null": replaceValue("data.showAccount.lastName", null),
    "a list replaces an object": changeValue("data.showAccount", wrapInList),
    "a list of bytes replaces a text": replaceValue("data.showAccount.email", [97, 64, 98]),
  }),
  ...planMutations("main-api", "projects returns the only page", {
    "an enumeration has an unknown value": replaceValue(
      `${firstProject}.activeRequest.currentStatus`,
      "POSTPONED",
    ),
    "a boolean is a text": changeValue(`${firstProject}.isArchived`, toText),
    "a number is a text": changeValue(`${firstProject}.unreadNotificationsCount`, toText),
    "an object replaces a list": changeValue("data.projects.items", (items) => ({ nodes: items })),
    "the page information is missing": removeField("data.projects.pageInfo"),
    "a nested object is missing": removeField(`${firstProject}.project`),
    "a DateTime has no time zone": changeValue(`${firstProject}.project.createdAt`, (at) =>
      String(at).replace("Z", ""),
    ),
  }),
  ...planMutations("main-api", "projects rejects a request without a token (AUTH_NOT_AUTHORIZED)", {
    "the error code is missing": removeField(`${firstError}.code`),
    "an object replaces the errors": changeValue("errors", (errors) => ({ list: errors })),
    "the error code is another one": replaceValue(`${firstError}.code`, "UNAUTHENTICATED"),
    "the status of errors is 500": setStatus(500),
    "empty data replaces errors": changeBody(() => ({ data: { projects: null } })),
  }),
  ...planMutations("main-api", "projects rejects a page size of 0 (VALIDATION_FAILED)", {
    "the error's field is missing": removeField(`${firstError}.field`),
  }),
  ...planMutations("main-api", "requestReasons returns the reasons for a cancellation", {
    "a boolean is a number": replaceValue("data.requestReasons.0.allowsFreeText", 0),
    "an id is a number": replaceValue("data.requestReasons.0.id", 5),
    "the body is empty": emptyBody,
  }),
  ...planMutations("main-api", "showRequest returns an installer request with agreed installation dates", {
    "a boolean is null": replaceValue("data.showRequest.isUserConfirmed", null),
    "a number of pieces is a fraction": replaceValue("data.showRequest.cart.installableProductCount", 2.5),
    "a Date is a number": replaceValue("data.showRequest.installationEndDate", 1_774_915_200),
    "an amount includes its currency": changeValue(
      "data.showRequest.cart.total.price",
      (price) => `${price} EUR`,
    ),
    "a Date has a time": changeValue("data.showRequest.installationStartDate", (day) => `${day}T00:00:00Z`),
  }),
  ...planMutations("main-api", "faqContent returns questions with their answers", {
    "an item is null": replaceValue("data.faqContent.0", null),
    "the body is wrapped in an object": changeBody((body) => ({ result: body })),
  }),
  ...planMutations("main-api", "documentContent returns documents", {
    "the JSON is truncated": truncateBody,
    "a link has no scheme": replaceValue("data.documentContent.0.url", "//other.example/guide.pdf"),
  }),
  ...planMutations("main-api", "giveFeedback saves feedback with a comment", {
    "the status is 204 instead of 200": respondNoContent,
  }),
  ...planMutations("main-api", "runtimeConfig returns the configuration of a country", {
    "a nested object is a text": replaceValue("data.runtimeConfig.signIn.policyIds", "B2C_1_signin"),
    "an origin has no scheme": replaceValue("data.runtimeConfig.domains.0.url", "portal.example.se"),
    "the content type is another one": setHeader("content-type", "text/html"),
  }),
  ...planMutations("main-api", "GET /api/campaigns returns campaigns with known labels and positions only", {
    "the content type is missing": removeHeader("content-type"),
    "the response is a redirect": redirect,
  }),
  ...planMutations("main-api", "GET /api/auth/me rejects an expired token (401)", {
    "the status is 200 instead of 401": setStatus(200),
    "the status is 403 instead of 401": setStatus(403),
  }),
  ...planMutations("registration-service", "registeredWindows returns the windows of one project", {
    "an enumeration is in lower case": replaceValue(`${firstWindow}.title`, "solar"),
    "a boolean is missing": removeField("data.registeredWindows.hasNextPage"),
    "a DateTime has a blank instead of a T": changeValue(`${firstWindow}.createdAt`, (at) =>
      String(at).replace("T", " "),
    ),
    "a Date is in local format": replaceValue(`${firstWindow}.installationDate`, "09.03.2026"),
    "a nullable field is missing": removeField(`${firstWindow}.imageUrl`),
  }),
  ...planMutations("registration-service", "registeredWindowById returns a window with its owner", {
    "a list is null": replaceValue("data.registeredWindowById.gallery", null),
    "a list contains null": replaceValue("data.registeredWindowById.gallery", [null]),
    "an id replaces an object": replaceValue("data.registeredWindowById.owner", "owner-1"),
  }),
  ...planMutations("main-api", "attachments returns the files of an installer request", {
    "a size is a text": changeValue("data.attachments.0.size", toText),
    "a link runs a script": replaceValue("data.attachments.0.link", "javascript:alert(1)"),
  }),
  ...planMutations("main-api", "unreadNotifications returns unread notifications", {
    "a count is missing": removeField("data.unreadNotifications.totalCount"),
    "an enumeration has an unknown value": replaceValue("data.unreadNotifications.items.0.type", "NEWS"),
  }),
  ...planMutations("identity-provider", "POST token redeems a code", {
    "the id token is no JWT": replaceValue("id_token", "opaque"),
    "the refresh token is missing": removeField("refresh_token"),
    "the id token is missing": removeField("id_token"),
    "the lifetime is in words": replaceValue("id_token_expires_in", "an hour"),
  }),
  ...planMutations("identity-provider", "POST token redeems a code for tokens without an access token", {
    "an access token is added": addFields({ access_token: "access-token" }),
  }),
  ...planMutations("identity-provider", "POST token exchanges a refresh token", {
    "the CORS header is missing": removeHeader("access-control-allow-origin"),
  }),
  ...planMutations(
    "identity-provider",
    "POST token rejects a refresh token that has expired (invalid_grant)",
    {
      "the status of an error is 200": setStatus(200),
      "the error description is missing": removeField("error_description"),
    },
  ),
  ...planMutations("identity-provider", "GET keys returns the signing keys of the sign-in policy", {
    "there are no keys": replaceValue("keys", []),
    "a modulus is missing": removeField("keys.0.n"),
  }),
  ...planMutations(
    "identity-provider",
    "GET openid-configuration returns the metadata of the sign-in policy",
    {
      "a URL has no host": replaceValue("token_endpoint", "/oauth2/v2.0/token"),
      "a URL is missing": removeField("jwks_uri"),
    },
  ),
];

/** Plans mutations of the responses of one interaction. */
function planMutations(
  provider: ProviderName,
  interaction: string,
  mutations: Record<string, ResponseMutation>,
): PlannedMutation[] {
  return Object.entries(mutations).map(([description, response]) => ({
    provider,
    kind: "wrong shape",
    description: `${interaction}: ${description}`,
    interactions: [interaction],
    mutation: { response },
  }));
}
