import { beforeEach, describe, expect, it } from "vitest";
import { isLocalHost } from "#rules/localOrigins.ts";
import { identityApp, requestControl } from "#testing/controlApi.ts";
import { createAuthorizeUrl, parseFragment } from "#testing/identityProvider.ts";
import { origins } from "#testing/services.ts";
import { createStandingWorld, removeWorlds, worlds } from "#testing/worlds.ts";
import { createAccountId } from "#world/createAccountId.ts";
import { createShareLinkRoutes } from "./shareLinkRoutes.ts";

const portal = "http://se.localhost:5173";
const routes = createShareLinkRoutes(worlds, origins);

beforeEach(() => {
  removeWorlds();
  createStandingWorld("SE", "mine");
});

const openLink = async (query: string, host = "se.localhost:5173") =>
  await routes.request(`/mock/enter?${query}`, { headers: { host } });
const requestLink = async (query: Record<string, string>) =>
  await requestControl("GET", `/worlds/mine/share?${new URLSearchParams({ portal, ...query })}`);
const getLocation = (response: Response) => response.headers.get("location") ?? "";
const getCookie = (response: Response) => response.headers.get("set-cookie") ?? "";
const startSession = async (query: Record<string, string>) =>
  await identityApp.request(`/mine.onmicrosoft.com/B2C_1_signin/start-session?${new URLSearchParams(query)}`);

describe("share link", () => {
  it("sets the cookie of the world and signs in the persona by single sign-on", async () => {
    const { url } = await (
      await requestLink({ persona: "clara", path: "/project/project-7?tab=offer#files" })
    ).json();
    const link = new URL(url);
    expect([link.origin, link.pathname]).toEqual([portal, "/mock/enter"]);

    const entered = await openLink(link.search.slice(1), link.host);
    expect(entered.status).toBe(302);
    expect(getCookie(entered)).toBe("mock-world=mine; Path=/; HttpOnly; SameSite=Lax");
    const atProvider = new URL(getLocation(entered));
    expect(atProvider.origin).toBe(origins.identity);

    const signedOn = await identityApp.request(`${atProvider.pathname}${atProvider.search}`);
    expect(signedOn.status).toBe(302);
    expect(getLocation(signedOn)).toBe(`${portal}/project/project-7?tab=offer#files`);

    // The portal's sign-in request is redirected without a page.
    const cookie = getCookie(signedOn).split(";")[0] ?? "";
    const authorize = createAuthorizeUrl({}, "/mine.onmicrosoft.com/B2C_1_signin");
    const parameters = parseFragment(await identityApp.request(authorize, { headers: { cookie } }));
    const [, claims = ""] = (parameters.get("id_token") ?? "").split(".");
    expect(JSON.parse(Buffer.from(claims, "base64url").toString())).toMatchObject({
      sub: createAccountId("clara"),
    });
  });

  it("only sets the cookie without a persona", async () => {
    const { url } = await (await requestLink({})).json();
    const entered = await openLink(new URL(url).search.slice(1));
    expect(getCookie(entered)).toMatch(/^mock-world=mine;/);
    expect(getLocation(entered)).toBe(`${portal}/overview`);
  });

  it("without a world shows a page that asks for country and scenario, and builds each world once", async () => {
    createStandingWorld("DE");
    const page = await (await openLink("")).text();
    expect(page).toContain("<option>NO</option>");
    expect(page).toContain('<option value="lists">lists: Clara with three active');
    const choices = [
      ["lists", "de-lists"],
      ["standing", "de"],
    ] as const;
    for (const [scenario, id] of [...choices, ...choices]) {
      expect(getCookie(await openLink(`country=DE&scenario=${scenario}`))).toMatch(`mock-world=${id};`);
    }
    for (const query of ["country=DE&scenario=./file.json", "country=mine&scenario=lists"]) {
      expect((await openLink(query)).status).toBe(404);
    }
  });

  it("is rejected without a cookie if the world no longer exists or the host header is invalid", async () => {
    const response = await openLink("world=gone&path=/overview");
    expect(response.status).toBe(404);
    expect(await response.text()).toBe('The world "gone" no longer exists. Ask for a new link.');
    expect(getCookie(response)).toBe("");
    expect((await openLink("world=mine", "[bad")).status).toBe(400);
  });

  it("responds with 404 to an unknown persona", async () => {
    const response = await requestLink({ persona: "zoe" });
    expect(response.status).toBe(404);
    expect((await response.json()).message).toBe(
      'There is no persona "zoe" in this world. Personas: anna, ben, clara, dario.',
    );
    expect((await startSession({ persona: "zoe", back: portal })).status).toBe(404);
  });
});

/** Spellings that browsers may resolve to another origin. */
const hostilePaths = [
  "https://evil.example/",
  "//evil.example/",
  "/\\evil.example/",
  "/\t/evil.example/",
  ".evil.example/",
];

describe("share link with a path", () => {
  it.each(hostilePaths)(
    "rejects the path %j when the link is created and when it is opened",
    async (path) => {
      const created = await requestLink({ path });
      expect(created.status).toBe(400);
      expect(await created.json()).toEqual({ message: "path: must be a path of the portal." });
      const opened = await openLink(new URLSearchParams({ world: "mine", path }).toString());
      expect([opened.status, getLocation(opened), getCookie(opened)]).toEqual([400, "", ""]);
    },
  );

  it.each(["/a/../../b", "/%2f%2fevil.example", "/?next=//evil.example"])(
    "resolves the path %j on the portal's origin",
    async (path) => {
      const response = await openLink(new URLSearchParams({ world: "mine", path }).toString());
      expect(new URL(getLocation(response)).origin).toBe(portal);
    },
  );
});

describe("parameter 'back' of start-session", () => {
  it.each([
    "http://se.localhost:5173@evil.example/",
    "http://evil.example#http://localhost/",
    "javascript://localhost/%0aalert(1)",
    "localhost",
    "",
  ])("%j is rejected", async (back) => {
    const response = await startSession({ persona: "anna", back });
    expect([response.status, getLocation(response), getCookie(response)]).toEqual([400, "", ""]);
    expect((await response.json()).error_description).toMatch(/^'back' must be an address on this machine\./);
  });

  it.each(["http://localhost\\@evil.example/", " http://127.0.0.1:5173/a b"])(
    "normalizes %j to a URL on this machine",
    async (back) => {
      const response = await startSession({ persona: "anna", back });
      expect(response.status).toBe(302);
      const target = new URL(getLocation(response));
      expect(isLocalHost(target.hostname)).toBe(true);
      expect(getLocation(response)).toBe(target.href);
    },
  );
});

describe("parameter 'portal'", () => {
  it.each(["https://evil.example", "javascript://localhost", "se.localhost"])(
    "rejects %j for links and sessions",
    async (origin) => {
      const message =
        "portal: must be an origin on this machine such as http://se.localhost:5173, or one that --allow-portal names.";
      for (const response of [
        await requestLink({ portal: origin }),
        await requestControl("POST", "/worlds/mine/session", { persona: "anna", portal: origin }),
      ]) {
        expect(response.status).toBe(400);
        expect(await response.json()).toEqual({ message });
      }
    },
  );
});
