import * as v from "valibot";
import { describe, expect, it } from "vitest";
import { authorizeUrl, codeForm } from "../identity/testWorld.ts";
import { answerOf } from "../testing/caller.ts";
import { fileOf } from "../testing/files.ts";
import { graphQlBody } from "../testing/graphQlBody.ts";
import { found } from "../testing/records.ts";
import { runServer } from "../testing/runningServer.ts";
import { countrySeeds } from "../world/countries/countrySeeds.ts";
import type { World } from "../world/world.ts";

const server = runServer();
const countries = Object.values(countrySeeds).map(({ country }) => country);
const count = 50;

const page = v.object({
  projects: v.object({
    items: v.array(
      v.object({ project: v.object({ id: v.string() }), activeRequest: v.object({ id: v.string() }) }),
    ),
  }),
});
const uploaded = v.object({ uploadAttachment: v.array(v.object({ link: v.string(), size: v.number() })) });

/** A customer of one world, who comes by real calls alone. */
async function client(id: string, size: number) {
  const base = `/${id}.onmicrosoft.com/B2C_1_signin`;
  const form = async (path: string, fields: Record<string, string>) =>
    await server.askProvider(path, { method: "POST", body: new URLSearchParams(fields) });

  const authorized = await form(authorizeUrl({}, base), { account: "account-anna" });
  const { hash } = new URL(authorized.headers.get("location") ?? "");
  const code = new URLSearchParams(hash.slice(1)).get("code") ?? "";
  const { id_token } = await (await form(`${base}/oauth2/v2.0/token`, codeForm(code))).json();

  const headers = { authorization: `Bearer ${id_token}` };
  const call = async (query: string, variables: Record<string, unknown> = {}) => {
    const body = graphQlBody(query, variables);
    const json = typeof body === "string" && { "content-type": "application/json" };
    const init = { method: "POST", body, headers: { ...headers, ...json } };
    const answer = await answerOf(await server.ask("/graphql", init, id));
    if (answer.errors.length > 0) throw new Error(answer.errors.map(({ message }) => message).join("\n"));
    return answer.data;
  };
  const me = await (await server.ask("/api/auth/me", { headers }, id)).json();
  const account = await call("query Account { showAccount { firstName lastName email } }");
  const { projects } = v.parse(
    page,
    await call("query List { projects(take: 100) { items { project { id } activeRequest { id } } } }"),
  );
  const requestId = found(projects.items[0]).activeRequest.id;
  await call(
    'mutation Cancel($id: ID!) { cancelRequest(requestId: $id, reasonId: "reason-2") { currentStatus } }',
    { id: requestId },
  );
  const { uploadAttachment } = v.parse(
    uploaded,
    await call(
      "mutation Upload($id: ID!, $files: [Upload!]!) { uploadAttachment(requestId: $id, files: $files) { link size } }",
      { id: requestId, files: [fileOf({ size })] },
    ),
  );
  const { link } = found(uploadAttachment[0]);
  const file = await (await server.ask(link, { headers }, id)).arrayBuffer();
  const windows = await server.askRegistration(`/${id}/graphql`, {
    method: "POST",
    body: graphQlBody("query Windows { registeredWindows { items { id } } }"),
    headers: { ...headers, "content-type": "application/json" },
  });
  return {
    id,
    idToken: String(id_token),
    me,
    account,
    projects: projects.items.length,
    requestId,
    size: file.byteLength,
    windows: (await answerOf(windows)).data,
  };
}

describe("50 worlds driven at once by 50 clients", () => {
  // Each with a number of projects of its own, so that what leaks shows.
  const plans = Array.from({ length: count }, (_, index) => ({
    id: `crowd-${index}`,
    country: found(countries[index % countries.length]),
    scenario: "huge",
    parameters: { projects: index + 1 },
  }));
  const cancelled = ({ requests }: World) =>
    requests.filter(({ currentReasonId }) => currentReasonId === "reason-2");

  it("leak nothing into one another through sign-in, list, cancellation and upload", {
    timeout: 60_000,
  }, async () => {
    const worlds = await Promise.all(plans.map((plan) => server.create(plan)));
    const clients = await Promise.all(plans.map(({ id }, index) => client(id, 1000 + index)));

    for (const [index, seen] of clients.entries()) {
      const world = found(worlds[index]);
      const { people } = countrySeeds[world.country];
      const { firstName, lastName } = people.anna;
      expect(seen.account).toEqual({
        showAccount: { firstName, lastName, email: `anna@${world.country.toLowerCase()}.example` },
      });
      expect(seen.me).toEqual({ data: { customerAccountId: "account-anna" } });
      expect(seen.projects).toBe(index + 1);
      expect(seen.size).toBe(1000 + index);
      expect(seen.windows).toEqual({ registeredWindows: { items: [] } });
      expect(cancelled(world).map(({ id }) => id)).toEqual([seen.requestId]);
      expect(world.requests.flatMap(({ attachments }) => attachments.map(({ size }) => size))).toEqual([
        1000 + index,
      ]);
      expect(world.signIn.redeemedCodes.size).toBe(1);
      expect(world.signIn.sessions.size).toBe(1);
    }
  });

  it("hold only their own calls in their journals, in their own order", () => {
    for (const { id } of plans) {
      const { journal } = found(server.mock.worlds.get(id));
      expect(
        journal.entries().map(({ service, operation, status }) => `${service} ${operation} ${status}`),
      ).toEqual([
        "identity authorize 302",
        "identity token 200",
        "rest GET /api/auth/me 200",
        "main-api Account 200",
        "main-api List 200",
        "main-api Cancel 200",
        "main-api Upload 200",
        "rest GET /files/attachments/attachment-1 200",
        "registration Windows 200",
      ]);
      const foreign = journal
        .entries()
        .filter(({ service, path }) =>
          service === "identity" || service === "registration" ? !path.startsWith(`/${id}`) : false,
        );
      expect(foreign).toEqual([]);
    }
  });

  it("leave the standing worlds as they were", () => {
    for (const country of countries) {
      const standing = found(server.mock.worlds.standing(country));
      expect(standing.journal.entries()).toEqual([]);
      expect(cancelled(standing)).toHaveLength(0);
      expect([...standing.files.keys()].filter((path) => !path.startsWith("files/projects/"))).toEqual([]);
    }
  });

  it("take no token of another, and go one by one", async () => {
    const [first, second] = [await client("crowd-10", 5), "crowd-11"];
    const response = await server.ask(
      "/api/auth/me",
      { headers: { authorization: `Bearer ${first.idToken}` } },
      second,
    );
    expect(response.status).toBe(401);
    for (const { id } of plans)
      expect((await server.control(`/worlds/${id}`, undefined, "DELETE")).status).toBe(204);
    expect(server.mock.worlds.all()).toHaveLength(8);
  });
});
