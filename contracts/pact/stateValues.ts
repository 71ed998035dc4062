import type { Matcher } from "@pact-foundation/pact";
import { createId } from "#mock-server/world/createId.ts";

/** Digits, which are an id of any form but a UUID. */
const createExampleId = (kind: string, number: number) => createId(kind, number, undefined, String(number));

/**
 * Values of provider states: ids, tokens and secrets, by their names. The pacts contain these examples, and the verifier
 * replaces them with the values of the same names that a provider's state returned. A name with a number is a further record
 * of the same kind, in the order in which the portal lists them.
 */
export const exampleValues = {
  /** The signed-in customer's id token. Only states with a persona have one. */
  idToken: "example.id.token",
  accountId: createExampleId("account", 1101),
  firstName: "Clara",
  lastName: "Winter",
  email: "clara@customers.example",
  /** An id that no record has, in the form of the provider's ids. */
  unknownId: createExampleId("project", 1102),

  projectId: createExampleId("project", 1103),
  projectId2: createExampleId("project", 1104),
  projectId3: createExampleId("project", 1105),
  projectId4: createExampleId("project", 1106),
  projectId5: createExampleId("project", 1107),
  /** The latest installer request of each project. */
  requestId: createExampleId("request", 1108),
  requestId3: createExampleId("request", 1109),
  attachmentId: createExampleId("attachment", 1110),
  attachmentId2: createExampleId("attachment", 1111),
  /** Links are compared without their query, which may hold a signature. */
  attachmentLink: "/files/attachments/example-attachment",
  attachmentLink2: "/files/attachments/example-attachment-2",
  attachmentLink3: "/files/attachments/example-attachment-3",
  attachmentLink4: "/files/attachments/example-attachment-4",
  attachmentLink5: "/files/attachments/example-attachment-5",
  /** The files of the first project. */
  fileLink: "/files/projects/example-file",
  fileLink2: "/files/projects/example-file-2",
  fileLink3: "/files/projects/example-file-3",
  /** Days that remain to the first request's deadline. */
  remainingDays: "3",
  /** A reason for a cancellation that takes no words of the customer, and one that does. */
  reasonId: createExampleId("reason", 1112),
  customReasonId: createExampleId("reason", 1113),
  notificationId: createExampleId("notification", 1114),
  notificationId2: createExampleId("notification", 1115),
  notificationId3: createExampleId("notification", 1116),
  notificationId4: createExampleId("notification", 1117),
  /** Records of another customer. */
  foreignProjectId: createExampleId("project", 1118),
  foreignRequestId: createExampleId("request", 1119),
  foreignAttachmentId: createExampleId("attachment", 1120),
  foreignNotificationId: createExampleId("notification", 1121),
  foreignWindowId: createExampleId("window", 1122),
  /** A project without an account, and the token with which a customer can take it over. */
  invitedProjectId: createExampleId("project", 1123),
  invitationToken: "example-invitation-token",

  windowId: createExampleId("window", 1124),
  windowId2: createExampleId("window", 1125),
  windowId3: createExampleId("window", 1126),
  windowId4: createExampleId("window", 1127),
  windowId5: createExampleId("window", 1128),
  windowId6: createExampleId("window", 1129),
  serialNumber2: "TG26104002",
  notes: "Squeaks in winter.",
  installerName: "Dach & Licht",
  invoiceLink: "https://files.example/invoices/example-window",
  invoiceLink2: "https://files.example/invoices/example-window-2",
  /** Tokens with which windows can be claimed, cannot be claimed any more, and were claimed by somebody else. */
  registrationToken: "example-registration-token",
  expiredRegistrationToken: "example-expired-registration-token",
  usedRegistrationToken: "example-used-registration-token",
  /** The windows that the valid token claims. */
  claimableWindowId: createExampleId("window", 1130),
  claimableWindowId2: createExampleId("window", 1131),
  /** A client token of the main API and its signature. */
  clientToken: "example-client-token",
  clientSignature: "example-client-signature",
  /** In the language of the state's locale: the label of `reasonId`, the product of the offer, and question or title of the first of each list. */
  reasonLabel: "example-reason-label",
  productName: "example-product-name",
  firstQuestion: "example-first-question",
  firstDocument: "example-first-document",
  firstBookmark: "example-first-bookmark",
  firstDocumentUrl: "/files/documents/care-guide.pdf",
  firstBookmarkUrl: "https://www.example.com/daylight",
  /** In the same language: why an installed window cannot be cancelled, and what is said of an unknown registration token. */
  notCancellableMessage: "The windows are installed already.",
  unknownTokenMessage: "This link is unknown.",
  /** What the state's mutation returned, if that is a text. */
  result: "example-result",

  /** The tenant and the sign-in policy, as they stand in the provider's paths. */
  tenant: "customers.onmicrosoft.com",
  policy: "B2C_1_signin",
  resetPolicy: "B2C_1_reset_password",
  instance: "https://login.example.com",
  /** The endpoint of the country's own registration service, and the portal of the country that follows by its code. */
  registrationServiceUrl: "https://registration.example.com/graphql",
  nextPortalUrl: "https://portal.example",
  /** The issuer of id tokens, as in the policy's metadata. */
  issuer: "https://login.example.com/11111111-2222-4333-8444-555555555555/v2.0/",
  clientId: "00000000-0000-4000-8000-000000000001",
  /** Registered with the provider as the origin of the redirect URL, and allowed by CORS. */
  portalOrigin: "http://localhost:5173",
  /** A code that nobody has redeemed, one that was redeemed before, and the verifier of both. */
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

/** The part of a request that is made of values of the provider state. In the consumer test it must be the example. */
export function injectFromState(createText: (get: GetValue) => string): InjectedValue {
  return {
    "pact:matcher:type": "equality",
    "pact:generator:type": "ProviderState",
    expression: createText(referToValue),
    value: createText((name) => exampleValues[name]),
  };
}

/** A value of the provider state in a request. */
export function fromState(name: StateValueName): InjectedValue {
  return injectFromState((get) => get(name));
}

/**
 * A value of the provider state that a response repeats. Libraries other than this project's verifier check its type alone,
 * since most of them do not fill in values of responses. In a list of any length, the first item repeats it.
 */
export function repeatFromState(name: StateValueName): InjectedValue {
  return { ...fromState(name), "pact:matcher:type": "notEmpty" };
}

/** A value of the provider state in the parameters of the state itself. */
export function referToValue(name: StateValueName): string {
  return `\${${name}}`;
}
