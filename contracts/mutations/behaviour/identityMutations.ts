import { createHash } from "node:crypto";
import {
  type CodeGrant,
  createCode,
  createRefreshToken,
  parseCode,
  parseRefreshToken,
} from "../../../mock-server/services/identity/tokens/grants.ts";
import type { World } from "../../../mock-server/world/world.ts";
import type { PlannedMutation, ProviderRequest, RequestMutation } from "../mutation.ts";
import { setHeader } from "../responses/httpMutations.ts";
import { changeValue, replaceValue } from "../responses/jsonMutations.ts";
import { planBehaviour } from "./planBehaviour.ts";
import { changeClaims, signWithOtherKey } from "./reissueIdToken.ts";

type Form = Record<string, string>;

/** Changes the form of token requests. */
function changeForm(change: (form: Form, world: World) => Form | Promise<Form>): RequestMutation {
  return async (request: ProviderRequest, world) => {
    const form = Object.fromEntries(new URLSearchParams(request.body.toString()));
    const body = Buffer.from(new URLSearchParams(await change(form, world)).toString());
    return { ...request, body };
  };
}

/** Changes what a code was issued for. */
function changeCode(change: (grant: CodeGrant, form: Form, world: World) => Partial<CodeGrant>) {
  return changeForm(async (form, world) => {
    const { code } = form;
    if (code === undefined) return form;
    const grant = await parseCode(world, code);
    return { ...form, code: await createCode(world, { ...grant, ...change(grant, form, world) }) };
  });
}

function findOtherAccount(world: World, accountId: string): string {
  return world.accounts.find(({ id }) => id !== accountId)?.id ?? accountId;
}

const keysReason =
  "Pact compares one response at a time, and the key is in another one; end-to-end tests verify signatures.";

/** Wrong behaviour of the sign-in provider. */
export const identityMutations: readonly PlannedMutation[] = [
  ...planBehaviour("identity-provider", ["POST token"], {
    "POST token does not check the code verifier": {
      kind: "missing check",
      mutation: {
        request: changeCode((_, { code_verifier = "" }) => ({
          codeChallenge: createHash("sha256").update(code_verifier).digest("base64url"),
        })),
      },
    },
    "POST token redeems a code twice": {
      kind: "missing check",
      mutation: {
        request: (request, world) => {
          world.signIn.redeemedCodes.clear();
          return request;
        },
      },
    },
    "POST token redeems a code for another redirect URI": {
      kind: "missing check",
      mutation: {
        request: changeForm(async (form, world) => {
          if (form["code"] === undefined) return form;
          return { ...form, redirect_uri: (await parseCode(world, form["code"])).redirectUri };
        }),
      },
      acceptedBecause: "The portal has one redirect URI, so it cannot send another one with a code.",
    },
    "POST token issues tokens to another account": {
      kind: "other owner",
      mutation: {
        request: changeCode(({ accountId }, _, world) => ({ accountId: findOtherAccount(world, accountId) })),
      },
    },
    "POST token accepts a revoked refresh token": {
      kind: "missing check",
      mutation: {
        request: (request, world) => {
          world.signIn.revokedBefore.clear();
          return request;
        },
      },
    },
    "POST token accepts an expired refresh token": {
      kind: "missing check",
      mutation: {
        request: changeForm(async (form, world) => {
          if (form["refresh_token"] === undefined) return form;
          const now = world.clock.now();
          world.clock.advance(-365 * 86_400_000);
          const grant = await parseRefreshToken(world, form["refresh_token"]);
          world.clock.set(now);
          const renewed = {
            ...grant,
            issuedAt: world.clock.seconds(),
            expiresAt: world.clock.seconds() + 60,
          };
          return { ...form, refresh_token: await createRefreshToken(world, renewed) };
        }),
      },
    },
    "POST token refreshes the tokens of another account": {
      kind: "other owner",
      mutation: {
        request: changeForm(async (form, world) => {
          const { refresh_token } = form;
          if (refresh_token === undefined || world.signIn.revokedBefore.size > 0) return form;
          const grant = await parseRefreshToken(world, refresh_token).catch(() => undefined);
          if (!grant) return form;
          const accountId = findOtherAccount(world, grant.accountId);
          return { ...form, refresh_token: await createRefreshToken(world, { ...grant, accountId }) };
        }),
      },
    },
  }),
  ...planBehaviour("identity-provider", ["POST token redeems"], {
    "POST token puts another nonce into the id token": {
      kind: "wrong content",
      mutation: { request: changeCode(() => ({ nonce: "another-nonce" })) },
    },
    "POST token puts no nonce into the id token": {
      kind: "wrong content",
      mutation: { request: changeCode(() => ({ nonce: undefined })) },
    },
    "POST token names another issuer in the id token": {
      kind: "wrong content",
      mutation: { response: changeClaims((claims) => ({ ...claims, iss: "https://other.example/v2.0/" })) },
    },
    "POST token issues the id token to another client": {
      kind: "wrong content",
      mutation: { response: changeClaims((claims) => ({ ...claims, aud: "other-client" })) },
    },
    "POST token issues an id token that has expired": {
      kind: "stale response",
      mutation: {
        response: changeClaims((claims) => ({ ...claims, iat: 1, nbf: 1, exp: 3601 })),
      },
    },
    "POST token signs the id token with another key": {
      kind: "wrong content",
      mutation: { response: signWithOtherKey() },
      acceptedBecause: keysReason,
    },
  }),
  ...planBehaviour("identity-provider", ["POST token exchanges"], {
    "POST token repeats the expired id token": {
      kind: "stale response",
      mutation: {
        response: changeClaims((claims) => ({ ...claims, iat: 1, nbf: 1, exp: 3601 })),
      },
    },
  }),
  ...planBehaviour("identity-provider", ["GET openid-configuration", "GET keys"], {
    "only another origin may read responses": {
      kind: "other owner",
      mutation: { response: setHeader("access-control-allow-origin", "https://other.example") },
    },
  }),
  ...planBehaviour("identity-provider", ["GET openid-configuration"], {
    "GET openid-configuration has another issuer than the tokens": {
      kind: "wrong content",
      mutation: { response: replaceValue("issuer", "https://other.example/v2.0/") },
    },
    "GET openid-configuration has the endpoints of another policy": {
      kind: "ignored argument",
      mutation: {
        response: changeValue("token_endpoint", (url) => String(url).replace(/b2c_1_signin/i, "b2c_1_other")),
      },
      acceptedBecause: "The URLs of endpoints may have any form; end-to-end tests sign in with them.",
    },
  }),
  ...planBehaviour("identity-provider", ["GET keys"], {
    "GET keys has other keys than those of the tokens": {
      kind: "stale response",
      mutation: { response: changeValue("keys.0.kid", (kid) => `${kid}-other`) },
      acceptedBecause: keysReason,
    },
  }),
];
