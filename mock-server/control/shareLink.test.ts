import { beforeEach, describe, expect, it } from "vitest";
import { authorizeUrl, fragmentOf } from "../identity/testWorld.ts";
import { isLoopbackHost } from "../loopback.ts";
import { controlCall, provider } from "../testing/controlCalls.ts";
import { origins } from "../testing/services.ts";
import { freshWorld, removeWorlds, worlds } from "../testing/worlds.ts";
import { shareLinkRoutes } from "./shareLink.ts";

const portal = "http://se.localhost:5173";
const routes = shareLinkRoutes(worlds, origins.identity);

beforeEach(() => {
  removeWorlds();
  freshWorld("SE", "mine");
});

const enter = async (query: string, host = "se.localhost:5173") =>
  await routes.request(`/mock/enter?${query}`, { headers: { host } });
const shared = async (query: Record<string, string>) =>
  await controlCall("GET", `/worlds/mine/share?${new URLSearchParams({ portal, ...query })}`);
const locationOf = (response: Response) => response.headers.get("location") ?? "";
const cookieOf = (response: Response) => response.headers.get("set-cookie") ?? "";
const startSession = async (query: Record<string, string>) =>
  await provider.request(`/mine.onmicrosoft.com/B2C_1_signin/start-session?${new URLSearchParams(query)}`);

describe("a share link", () => {
  it("leads by cookie and single sign-on into the world and the persona's account", async () => {
    const { url } = await (
      await shared({ persona: "clara", path: "/project/project-7?tab=offer#files" })
    ).json();
    const link = new URL(url);
    expect([link.origin, link.pathname]).toEqual([portal, "/mock/enter"]);

    const entered = await enter(link.search.slice(1), link.host);
    expect(entered.status).toBe(302);
    expect(cookieOf(entered)).toBe("mock-world=mine; Path=/; HttpOnly; SameSite=Lax");
    const atProvider = new URL(locationOf(entered));
    expect(atProvider.origin).toBe(origins.identity);

    const signedOn = await provider.request(`${atProvider.pathname}${atProvider.search}`);
    expect(signedOn.status).toBe(302);
    expect(locationOf(signedOn)).toBe(`${portal}/project/project-7?tab=offer#files`);

    // The portal now asks the provider, which knows the visitor already.
    const cookie = cookieOf(signedOn).split(";")[0] ?? "";
    const authorize = authorizeUrl({}, "/mine.onmicrosoft.com/B2C_1_signin");
    const answer = fragmentOf(await provider.request(authorize, { headers: { cookie } }));
    const [, claims = ""] = (answer.get("id_token") ?? "").split(".");
    expect(JSON.parse(Buffer.from(claims, "base64url").toString())).toMatchObject({ sub: "account-clara" });
  });

  it("without a persona leads into the world alone", async () => {
    const { url } = await (await shared({})).json();
    const entered = await enter(new URL(url).search.slice(1));
    expect(cookieOf(entered)).toMatch(/^mock-world=mine;/);
    expect(locationOf(entered)).toBe(`${portal}/overview`);
  });

  it("to a world that is gone says so and sets no cookie", async () => {
    const response = await enter("world=gone&path=/overview");
    expect(response.status).toBe(404);
    expect(await response.text()).toBe('There is no world "gone" any more. Ask for a new link.');
    expect(cookieOf(response)).toBe("");
  });

  it("knows no other than the world's personas", async () => {
    const response = await shared({ persona: "zoe" });
    expect(response.status).toBe(404);
    expect((await response.json()).message).toContain("Personas: anna, ben, clara, dario.");
    expect((await startSession({ persona: "zoe", back: portal })).status).toBe(404);
  });
});

/** Paths that are none, in the spellings by which browsers can be led elsewhere. */
const hostilePaths = [
  "https://evil.example/",
  "//evil.example/",
  "/\\evil.example/",
  "\\\\evil.example/",
  "/\t/evil.example/",
  "x:@evil.example/",
  "x:.evil.example/",
  "javascript:alert(1)",
  "@evil.example/",
  ".evil.example/",
  "http://[",
  "overview",
];

describe("a hostile path", () => {
  it.each(hostilePaths)("%j does not leave the portal by a link", async (path) => {
    for (const host of ["se.localhost:5173", "localhost"]) {
      const response = await enter(new URLSearchParams({ world: "mine", path }).toString(), host);
      expect(response.status).toBe(400);
      expect(locationOf(response)).toBe("");
      expect(cookieOf(response)).toBe("");
    }
  });

  it.each(hostilePaths)("%j is refused where a link is made", async (path) => {
    const response = await shared({ path });
    expect(response.status).toBe(400);
    expect(await response.json()).toEqual({ message: "path: must be a path of the portal." });
  });

  it.each(["/a/../../b", "/%2f%2fevil.example", "/?next=//evil.example", "/#//evil.example"])(
    "%j stays on the portal's origin",
    async (path) => {
      const response = await enter(new URLSearchParams({ world: "mine", path }).toString());
      expect(new URL(locationOf(response)).origin).toBe(portal);
    },
  );

  it("is refused with a host that is none", async () => {
    expect((await enter("world=mine", "[bad")).status).toBe(400);
  });
});

describe("a hostile way back", () => {
  it.each([
    "https://evil.example/",
    "//evil.example/",
    "http://localhost.evil.example/",
    "http://se.localhost:5173@evil.example/",
    "http://evil.example#http://localhost/",
    "http://evillocalhost/",
    "javascript://localhost/%0aalert(1)",
    "data://localhost/,x",
    "ftp://localhost/",
    "localhost",
    "",
  ])("%j is refused by the provider", async (back) => {
    const response = await startSession({ persona: "anna", back });
    expect(response.status).toBe(400);
    expect(locationOf(response)).toBe("");
    expect(cookieOf(response)).toBe("");
    expect((await response.json()).error_description).toMatch(/^'back' must be an address on this machine\./);
  });

  it.each(["http://localhost\\@evil.example/", "http://loc\nalhost/", " http://127.0.0.1:5173/a b"])(
    "%j is followed as a browser reads it, on this machine",
    async (back) => {
      const response = await startSession({ persona: "anna", back });
      expect(response.status).toBe(302);
      const target = new URL(locationOf(response));
      expect(isLoopbackHost(target.hostname)).toBe(true);
      expect(locationOf(response)).toBe(target.href);
    },
  );
});

describe("a hostile portal", () => {
  it.each([
    "https://evil.example",
    "http://se.localhost.evil.example",
    "javascript://localhost",
    "se.localhost",
  ])("%j is refused where a link or a session is made", async (hostile) => {
    const expected = {
      message: "portal: must be an origin on this machine such as http://se.localhost:5173.",
    };
    for (const response of [
      await shared({ portal: hostile }),
      await controlCall("POST", "/worlds/mine/session", { persona: "anna", portal: hostile }),
    ]) {
      expect(response.status).toBe(400);
      expect(await response.json()).toEqual(expected);
    }
  });
});
