import { describe, expect, it } from "vitest";
import { sendRequest } from "../testing/sendRequest.ts";
import { startTestServer } from "../testing/testServer.ts";

const server = startTestServer();
const phone = "https://192.0.2.7:5443";

/** The headers of two proxies for a client that reached the first one at `origin`. */
function createProxyHeaders(origin: string) {
  const { host, protocol } = new URL(origin);
  const forwarded = { "x-forwarded-host": host, "x-forwarded-proto": `${protocol.replace(":", "")},http` };
  return { host: "mock.example.com:4000", ...forwarded };
}

async function readRuntimeConfig(headers: Record<string, string>) {
  const query = "{ runtimeConfig { country registrationServiceUrl signIn { instance } domains { url } } }";
  const path = `/graphql?${new URLSearchParams({ query })}`;
  return JSON.parse((await sendRequest(server.mock.origin, path, headers)).body).data.runtimeConfig;
}

describe("mock server behind one proxy by https", () => {
  it("names the proxy's origin for all services and countries", async () => {
    const headers = { ...createProxyHeaders(phone), cookie: "mock-world=se" };
    const { registrationServiceUrl, signIn, domains } = await readRuntimeConfig(headers);
    expect(signIn.instance).toBe(phone);
    expect(registrationServiceUrl).toBe(`${phone}/se/graphql`);
    expect(domains).toContainEqual({ url: `${phone}/mock/enter?world=dk&path=/` });
  });

  it.each([
    { origin: "https://se.localhost:5173", country: "se" },
    { origin: "http://192.0.2.7:5173", country: "de" },
  ])("names its ports as origins of the services if the proxy is $origin", async ({ origin, country }) => {
    const { registration, identity } = server.mock.origins;
    const { registrationServiceUrl, signIn } = await readRuntimeConfig(createProxyHeaders(origin));
    const expected = [identity, `${registration}/${country}/graphql`];
    expect([signIn.instance, registrationServiceUrl]).toEqual(expected);
  });

  it("names the proxy's origin in the discovery document, and redirects to it after share links and sign-out", async () => {
    const policy = "/se.onmicrosoft.com/B2C_1_signin";
    const send = async (path: string) =>
      await sendRequest(server.mock.origins.identity, path, createProxyHeaders(phone));
    const discovery = await send(`${policy}/v2.0/.well-known/openid-configuration`);
    const { issuer, token_endpoint } = JSON.parse(discovery.body);
    expect([new URL(issuer).origin, new URL(token_endpoint).origin]).toEqual([phone, phone]);

    const enter = "/mock/enter?world=se&persona=anna";
    const entry = await sendRequest(server.mock.origin, enter, createProxyHeaders(phone));
    const { origin, pathname, search } = new URL(entry.headers.location ?? "");
    expect(origin).toBe(phone);
    expect((await send(pathname + search)).headers.location).toBe(`${phone}/overview`);

    const signOut = (portal: string) =>
      send(`${policy}/oauth2/v2.0/logout?post_logout_redirect_uri=${portal}/logout`);
    expect((await signOut(phone)).headers.location).toBe(`${phone}/logout`);
    expect((await signOut("https://192.0.2.8:5443")).status).toBe(400);
  });
});
