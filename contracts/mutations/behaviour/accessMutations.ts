import { decodeJwt } from "jose";
import { issueTokens } from "../../../mock-server/services/identity/tokens/issueTokens.ts";
import type { World } from "../../../mock-server/world/world.ts";
import type { ProviderName } from "../../consumer/createPact.ts";
import type { PlannedMutation, ProviderRequest, RequestMutation } from "../mutation.ts";
import { removeHeader, setHeader } from "../responses/httpMutations.ts";
import { planBehaviour } from "./planBehaviour.ts";

/** Operations that need a valid id token. */
const signedInOperations = {
  "main-api": [
    "showAccount",
    "projects",
    "showRequest",
    "requestReasons",
    "attachments",
    "unreadNotifications",
    "faqContent",
    "documentContent",
    "bookmarkContent",
    "cancelRequest",
    "updateCustomer",
    "uploadAttachment",
    "deleteAttachment",
    "makeNotificationRead",
    "GET /api/auth/me",
  ],
  "registration-service": [
    "registeredWindows",
    "registeredWindowById",
    "invoiceFileUrl",
    "registerProjectWindows",
    "registerWindowsWithOwner",
    "registerInstalledWindows",
    "claimRegisteredWindows",
    "updateRegisteredWindowInstallerName",
    "updateRegisteredWindowNotes",
    "updateRegisteredWindowRoom",
    "uploadInvoice",
    "deleteInvoice",
  ],
} satisfies Partial<Record<ProviderName, readonly string[]>>;

/** Takes a request without a token for one of the first account. */
const acceptNoToken: RequestMutation = (request, world) => {
  const [account] = world.accounts;
  return request.headers["authorization"] || !account ? request : addNewToken(request, world, account.id);
};

/** Renews the token of a request, as if its expiry did not matter. */
const acceptExpiredToken: RequestMutation = (request, world) => {
  const token = request.headers["authorization"]?.replace(/^Bearer /, "");
  const accountId = token === undefined ? undefined : decodeJwt(token).sub;
  return accountId === undefined ? request : addNewToken(request, world, accountId);
};

async function addNewToken(
  request: ProviderRequest,
  world: World,
  accountId: string,
): Promise<ProviderRequest> {
  const { id_token } = await issueTokens(world, accountId, { origin: "http://localhost" });
  return { ...request, headers: { ...request.headers, authorization: `Bearer ${id_token}` } };
}

/** Takes the client signature of another address for the client's own. */
const acceptForeignSignature: RequestMutation = (request) => {
  const { "x-client-token": _token, "x-client-signature": _signature, ...headers } = request.headers;
  return { ...request, headers };
};

function planMissingTokenChecks(provider: keyof typeof signedInOperations): PlannedMutation[] {
  return signedInOperations[provider].flatMap((operation) =>
    planBehaviour(provider, [operation], {
      [`${operation} needs no token`]: { kind: "missing check", mutation: { request: acceptNoToken } },
      [`${operation} accepts an expired token`]: {
        kind: "missing check",
        mutation: { request: acceptExpiredToken },
      },
    }),
  );
}

/** Missing checks of who may send a request. */
export const accessMutations: readonly PlannedMutation[] = [
  ...planMissingTokenChecks("main-api"),
  ...planMissingTokenChecks("registration-service"),
  ...planBehaviour("main-api", ["GET /api/campaigns"], {
    "the client signature of another address is accepted": {
      kind: "missing check",
      mutation: { request: acceptForeignSignature },
    },
  }),
  ...planBehaviour("main-api", ["GET /api/campaigns returns"], {
    "responses have no client token": {
      kind: "wrong content",
      mutation: { response: removeHeader("x-client-token") },
    },
    "responses have no client signature": {
      kind: "wrong content",
      mutation: { response: removeHeader("x-client-signature") },
    },
  }),
  ...planBehaviour("registration-service", ["registeredWindows", "claimRegisteredWindows"], {
    "the portal's origin may not read responses": {
      kind: "missing check",
      mutation: { response: removeHeader("access-control-allow-origin") },
    },
    "only another origin may read responses": {
      kind: "other owner",
      mutation: { response: setHeader("access-control-allow-origin", "https://other.example") },
    },
  }),
];
