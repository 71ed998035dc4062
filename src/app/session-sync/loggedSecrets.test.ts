import { inspect } from "node:util";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { logError } from "#log.ts";
import { refreshTokens } from "#session/tokens/refreshTokens.ts";
import {
  createTokenResponse,
  setClock,
  signInSettings,
  tokenPath,
} from "#testing/identity/fakeIdentityProvider.ts";
import { startTestSignIn } from "#testing/identity/startTestSignIn.ts";
import { fakeService } from "#testing/network/fakeService.ts";
import { closeToast, getToasts } from "#ui/notices/toastStore.ts";
import { reportError, reportUnhandledRejections } from "../error-reporting/reportError.ts";
import { createErrorReport } from "../reports/createReport.ts";

const refreshToken = "planted-refresh-token";
const fields = { refresh_token: refreshToken, profile_info: "planted-profile" };
type Tokens = Awaited<ReturnType<typeof createTokenResponse>>;

const description = `AADB2C90080: ${refreshToken} has expired.\r\nCorrelation ID: 1b2f7d0c-6c0e-4d3a-9a55-0f7a6f2f4b11\r\n`;
const unauthorized = { status: 401, headers: { "www-authenticate": `Bearer realm="${refreshToken}"` } };
const inJson = { headers: { "content-type": "application/json" } };

const responses: [string, (tokens: Tokens) => Response][] = [
  ["has another token type", (tokens) => Response.json({ ...tokens, token_type: "mac" })],
  ["has an id token that cannot be read", (tokens) => Response.json({ ...tokens, id_token: refreshToken })],
  ["has a lifetime of another type", (tokens) => Response.json({ ...tokens, expires_in: tokens.id_token })],
  [
    "is an error with tokens",
    (tokens) => Response.json({ ...tokens, error: "invalid_scope" }, { status: 400 }),
  ],
  [
    "quotes a token in the description of an error",
    () => Response.json({ error: "invalid_scope", error_description: description }, { status: 400 }),
  ],
  [
    "has a token as error",
    ({ id_token }) => Response.json({ error: id_token, error_description: id_token }, { status: 400 }),
  ],
  ["is no JSON", (tokens) => new Response(`<h1>${Object.values(tokens).join()}</h1>`)],
  ["is broken JSON", (tokens) => new Response(JSON.stringify(tokens).slice(0, -1), inJson)],
  ["challenges the portal", (tokens) => new Response(JSON.stringify(tokens), unauthorized)],
];

beforeEach(() => {
  setClock();
  vi.useFakeTimers({ toFake: ["Date", "setTimeout", "clearTimeout"], now: Date.now() });
  vi.setTimerTickMode("nextTimerAsync");
});

afterEach(() => {
  for (const { id } of getToasts()) closeToast(id);
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

/** Logs and reports the error in every way that the portal has, and returns all that was written. */
function logEverywhere(error: unknown): string {
  const methods = ["error", "warn", "info", "log", "debug"] as const;
  const spies = methods.map((method) => vi.spyOn(console, method).mockImplementation(() => {}));
  const stop = reportUnhandledRejections();
  logError("The sign-in failed", error);
  reportError(error);
  dispatchEvent(Object.assign(new Event("unhandledrejection"), { reason: error }));
  stop();
  const written = [...spies.flatMap(({ mock }) => mock.calls), createErrorReport(error, "/authorization")];
  return inspect(written, { showHidden: true, depth: Number.POSITIVE_INFINITY, maxStringLength: null });
}

function expectNoSecrets(error: unknown, { id_token }: Tokens): void {
  expect(error).toBeInstanceOf(Error);
  // `in` also finds inherited and non-enumerable properties.
  expect("cause" in Object(error), "the error has a cause").toBe(false);
  const written = logEverywhere(error);
  expect(written).toContain("The sign-in failed");
  for (const secret of [id_token, ...Object.values(fields), "code-1"]) expect(written).not.toContain(secret);
}

describe.each(responses)("a token response that %s", (_, respond) => {
  it("leaves no token in the error of a failed sign-in, the console and the report", async () => {
    const signIn = await startTestSignIn({ fields });
    signIn.stubResponses({ [tokenPath]: () => respond(signIn.tokens) });
    const error = await signIn.complete(signIn.returnUrl).catch((reason: unknown) => reason);
    expectNoSecrets(error, signIn.tokens);
  });

  it("leaves no token in the error of a failed refresh, the console and the report", async () => {
    const tokens = { ...(await createTokenResponse()), ...fields };
    fakeService({ [tokenPath]: () => respond(tokens) });
    const error = await refreshTokens(
      { getSettings: async () => signInSettings },
      refreshToken,
      tokens.id_token,
    ).catch((reason: unknown) => reason);
    expectNoSecrets(error, tokens);
  });
});
