import { describe, expect, it } from "vitest";
import { sendRequest } from "../testing/sendRequest.ts";
import { startTestServer } from "../testing/testServer.ts";

const server = startTestServer({ allowedHosts: ["mock.example.com"] });

/** The origins of registration service and provider with another host name. */
function getOrigins(hostname: string) {
  const { registration, identity } = server.mock.origins;
  const replaceHost = (origin: string) => origin.replace("localhost", hostname);
  return { registration: replaceHost(registration), identity: replaceHost(identity) };
}

async function readRuntimeConfig(headers: Record<string, string>) {
  const query = "{ runtimeConfig { country registrationServiceUrl signIn { instance } domains { url } } }";
  const path = `/graphql?${new URLSearchParams({ query })}`;
  return JSON.parse((await sendRequest(server.mock.origin, path, headers)).body).data.runtimeConfig;
}

describe("mock server that other machines use", () => {
  it.each([
    { host: "mock.example.com:4000", named: "mock.example.com" },
    { host: "elsewhere.example.com", named: "localhost" },
  ])("names $named as host of the other services at $host", async ({ host, named }) => {
    const { registration, identity } = getOrigins(named);
    const { registrationServiceUrl, signIn } = await readRuntimeConfig({ host, cookie: "mock-world=se" });
    expect(signIn.instance).toBe(identity);
    expect(registrationServiceUrl).toBe(`${registration}/se/graphql`);
  });

  it("names its host in the discovery document of the sign-in provider", async () => {
    const { identity } = getOrigins("mock.example.com");
    const path = "/se.onmicrosoft.com/B2C_1_signin/v2.0/.well-known/openid-configuration";
    const headers = { host: new URL(identity).host };
    const { issuer, token_endpoint } = JSON.parse(
      (await sendRequest(server.mock.origins.identity, path, headers)).body,
    );
    expect([new URL(issuer).origin, new URL(token_endpoint).origin]).toEqual([identity, identity]);
  });

  it("names its host in the console", async () => {
    const { body } = await sendRequest(server.mock.origin, "/", { host: "mock.example.com:4000" });
    expect(body.replaceAll("&quot;", '"')).toContain(JSON.stringify(getOrigins("mock.example.com")));
  });

  it("finds country and URLs of a portal on the user's machine by x-forwarded-host", async () => {
    const headers = { host: "mock.example.com:4000", "x-forwarded-host": "se.localhost:5173" };
    const { country, domains } = await readRuntimeConfig(headers);
    expect(country).toBe("SE");
    expect(domains).toContainEqual({ url: "http://dk.localhost:5173" });
    const entry = await sendRequest(server.mock.origin, "/mock/enter?world=se&persona=anna", headers);
    const url = new URL(entry.headers.location ?? "");
    expect(url.origin).toBe(getOrigins("mock.example.com").identity);
    expect(url.searchParams.get("back")).toBe("http://se.localhost:5173/overview");
  });
});
