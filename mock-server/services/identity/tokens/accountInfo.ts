import type { AccountRecord } from "../../../world/records.ts";
import type { World } from "../../../world/world.ts";
import { getTenantId, type PolicyName } from "../tenants.ts";
import { formatFullName } from "./idToken.ts";

/** `client_info`, by which MSAL tells accounts apart: B2C has one for each policy. */
export function createClientInfo(world: World, account: AccountRecord, policy: PolicyName): string {
  return encodeJson({ uid: `${account.id}-${policy.toLowerCase()}`, utid: getTenantId(world) });
}

export function createProfileInfo(world: World, account: AccountRecord): string {
  return encodeJson({
    ver: "1.0",
    tid: getTenantId(world),
    sub: null,
    name: formatFullName(account),
    preferred_username: null,
    idp: "LocalAccount",
  });
}

function encodeJson(value: object): string {
  return Buffer.from(JSON.stringify(value)).toString("base64url");
}
