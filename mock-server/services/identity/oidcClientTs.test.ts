import { type INavigator, InMemoryWebStorage, UserManager, WebStorageStateStore } from "oidc-client-ts";
import { afterEach, expect, it, vi } from "vitest";
import {
  createTestProvider,
  origin,
  postForm,
  redirectUri,
  signInBase,
} from "../../testing/identityProvider.ts";
import { clientId, policies } from "./tenants.ts";

afterEach(() => {
  vi.restoreAllMocks();
});

it("identity provider signs in and refreshes by oidc-client-ts, which sends no nonce", async () => {
  const { app, world } = createTestProvider();
  vi.spyOn(globalThis, "fetch").mockImplementation(async (url, init) => await app.request(url, init));
  let requestUrl = "";
  const navigator: INavigator = {
    prepare: async () => ({
      navigate: async ({ url }) => {
        requestUrl = url;
        return { url };
      },
      close: () => undefined,
    }),
    callback: async () => undefined,
  };
  const createStore = () => new WebStorageStateStore({ store: new InMemoryWebStorage() });
  const manager = new UserManager(
    {
      authority: `${origin}${signInBase}/v2.0`,
      client_id: clientId,
      redirect_uri: redirectUri,
      scope: "openid offline_access",
      automaticSilentRenew: false,
      stateStore: createStore(),
      userStore: createStore(),
    },
    navigator,
  );

  await manager.signinRedirect();
  expect(new URL(requestUrl).searchParams.has("nonce")).toBe(false);
  const response = await postForm(app, requestUrl, { account: "anna" });
  const signedIn = await manager.signinCallback(response.headers.get("location") ?? "");
  const claims = { sub: "anna", tfp: policies.signIn };
  expect(signedIn?.profile).toMatchObject({ ...claims, iat: world.clock.seconds() });

  world.clock.advance(60_000);
  const refreshed = await manager.signinSilent();
  expect(refreshed?.profile).toMatchObject({ ...claims, iat: world.clock.seconds() });
});
