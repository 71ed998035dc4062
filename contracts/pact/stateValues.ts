import type { Matcher } from "@pact-foundation/pact";
import { createGuid } from "#mock-server/world/createGuid.ts";
import type { IdForm } from "#schema/scalars.ts";

/**
 * Values of provider states: ids, tokens and secrets, by their names. The pacts contain these examples, and the verifier
 * replaces them with the values of the same names that a provider's state returned. A name with a number means a further record
 * of the same kind, in the order of the portal's list. Ids are digits, which `formExampleId` converts to the SDL's form.
 */
export const exampleValues = {
  /** The signed-in customer's id token. Only states with a persona have one. */
  idToken: "example.id.token",
  accountId: "1101",
  firstName: "Clara",
  lastName: "Winter",
  email: "clara@customers.example",

  /** The date in the country's time zone. */
  today: "2026-03-09",

  projectId: "1103",
  projectId2: "1104",
  /** The latest installer request of each project. */
  requestId: "1108",
  attachmentId: "1110",
  attachmentId2: "1111",
  /** The first reason for a cancellation needs no text of the customer, the second one does. */
  reasonId: "1112",
  customReasonId: "1113",
  notificationId: "1114",
  notificationId2: "1115",
  notificationId3: "1116",
  notificationId4: "1117",
  /** Ids without a record, in the form that ids of the kind have. */
  unknownProjectId: "1102",
  unknownRequestId: "1132",
  unknownAttachmentId: "1133",
  unknownReasonId: "1134",
  unknownNotificationId: "1135",
  unknownWindowId: "1136",
  /** Records of another customer. */
  foreignProjectId: "1118",
  foreignRequestId: "1119",
  foreignAttachmentId: "1120",
  foreignNotificationId: "1121",
  foreignWindowId: "1122",
  /** A project without an account, the token with which a customer can take it over, and that of another one. */
  invitedProjectId: "1123",
  invitationToken: "example-invitation-token",
  invitationToken2: "example-invitation-token-2",

  windowId: "1124",
  windowId2: "1125",
  invoiceLink: "https://files.example/invoices/example-window",
  invoiceLink2: "https://files.example/invoices/example-window-2",
  /** Tokens to claim windows: a valid one, an expired one, and one that somebody else has used. */
  registrationToken: "example-registration-token",
  expiredRegistrationToken: "example-expired-registration-token",
  usedRegistrationToken: "example-used-registration-token",
  /** The windows that the valid token claims. */
  claimableWindowId: "1130",
  claimableWindowId2: "1131",
  /** A client token of the main API and its signature. */
  clientToken: "example-client-token",
  clientSignature: "example-client-signature",
  /**
   * Texts in the language of the state's locale: the label of `reasonId`, the offer's product, and the question or title of
   * each list's first item.
   */
  reasonLabel: "example-reason-label",
  productName: "example-product-name",
  /** Error messages in that language: for the cancellation of an installed window, and for an unknown registration token. */
  notCancellableMessage: "The windows are installed already.",
  unknownTokenMessage: "This link is unknown.",
  /** The result of the mutation that the state ran, if it is a text. */
  result: "example-result",

  /** The tenant and the sign-in policy in the provider's paths. */
  tenant: "customers.onmicrosoft.com",
  policy: "B2C_1_signin",
  resetPolicy: "B2C_1_reset_password",
  instance: "https://login.example.com",
  /** The endpoint of the country's own registration service. */
  registrationServiceUrl: "https://registration.example.com/graphql",
  /** The issuer of id tokens, as in the policy's metadata. */
  issuer: "https://login.example.com/11111111-2222-4333-8444-555555555555/v2.0/",
  clientId: "00000000-0000-4000-8000-000000000001",
  /** The portal's origin: registered with the provider for the redirect URL, and allowed by CORS. */
  portalOrigin: "http://localhost:5173",
  /** An unused code, a redeemed one, and the verifier of both. */
  code: "example-code",
  redeemedCode: "example-code-redeemed",
  codeVerifier: "example-code-verifier-of-at-least-43-characters",
  refreshToken: "example-refresh-token",
} as const;

export type StateValueName = keyof typeof exampleValues;

type GetValue = (name: StateValueName) => string;

export interface InjectedValue extends Matcher<string> {
  value: string;
  "pact:generator:type": "ProviderState";
  expression: string;
}

/** An example id in the form of the service's scalar, as a text. */
export function formExampleId(id: string, form: IdForm): string {
  return form === "UUID" ? createGuid(id) : id;
}

/** A part of a request that contains values of the provider state. The consumer test must send the example values. */
export function injectFromState(createText: (get: GetValue) => string): InjectedValue {
  return {
    "pact:matcher:type": "equality",
    "pact:generator:type": "ProviderState",
    expression: createText(referToValue),
    value: createText((name) => exampleValues[name]),
  };
}

/** A part of a request that is a value of the provider state. */
export function fromState(name: StateValueName): InjectedValue {
  return injectFromState((get) => get(name));
}

/**
 * A value of the provider state that a response repeats. Only this project's verifier compares it: most other libraries cannot
 * put a state's values into responses, and check only its type. In a list of any length, the first item repeats the value.
 */
export function repeatFromState(name: StateValueName): InjectedValue {
  return { ...fromState(name), "pact:matcher:type": "notEmpty" };
}

/** Refers to a value of the provider state in the parameters of the same state. */
export function referToValue(name: StateValueName): string {
  return `\${${name}}`;
}
