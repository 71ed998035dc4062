import * as v from "valibot";
import { describe, expect, it } from "vitest";
import { countrySeeds } from "../../seeds/countries/countrySeeds.ts";
import { createFile } from "../../testing/createFile.ts";
import { createGraphQlBody } from "../../testing/createGraphQlBody.ts";
import { requireDefined } from "../../testing/findRecords.ts";
import { createAuthorizeUrl, createCodeForm } from "../../testing/identityProvider.ts";
import { parseGraphQlResponse } from "../../testing/serviceClient.ts";
import { startTestServer } from "../../testing/testServer.ts";
import type { World } from "../../world/world.ts";

const server = startTestServer();
const countries = Object.values(countrySeeds).map(({ country }) => country);
const count = 50;

const projectsSchema = v.object({
  projects: v.object({
    items: v.array(
      v.object({ project: v.object({ id: v.string() }), activeRequest: v.object({ id: v.string() }) }),
    ),
  }),
});
const uploadSchema = v.object({
  uploadAttachment: v.array(v.object({ link: v.string(), size: v.number() })),
});

/** Signs in to a world and uses the portal's operations over HTTP. */
async function runClient(id: string, size: number) {
  const base = `/${id}.onmicrosoft.com/B2C_1_signin`;
  const postForm = async (path: string, fields: Record<string, string>) =>
    await server.requestIdentity(path, { method: "POST", body: new URLSearchParams(fields) });

  const authorized = await postForm(createAuthorizeUrl({}, base), { account: "account-anna" });
  const { hash } = new URL(authorized.headers.get("location") ?? "");
  const code = new URLSearchParams(hash.slice(1)).get("code") ?? "";
  const { id_token } = await (await postForm(`${base}/oauth2/v2.0/token`, createCodeForm(code))).json();

  const headers = { authorization: `Bearer ${id_token}` };
  const requestGraphQl = async (query: string, variables: Record<string, unknown> = {}) => {
    const body = createGraphQlBody(query, variables);
    const json = typeof body === "string" && { "content-type": "application/json" };
    const init = { method: "POST", body, headers: { ...headers, ...json } };
    const result = await parseGraphQlResponse(await server.request("/graphql", init, id));
    if (result.errors.length > 0) throw new Error(result.errors.map(({ message }) => message).join("\n"));
    return result.data;
  };
  const me = await (await server.request("/api/auth/me", { headers }, id)).json();
  const account = await requestGraphQl("query Account { showAccount { firstName lastName email } }");
  const { projects } = v.parse(
    projectsSchema,
    await requestGraphQl(
      "query List { projects(take: 100) { items { project { id } activeRequest { id } } } }",
    ),
  );
  const requestId = requireDefined(projects.items[0]).activeRequest.id;
  await requestGraphQl(
    'mutation Cancel($id: ID!) { cancelRequest(requestId: $id, reasonId: "reason-2") { currentStatus } }',
    { id: requestId },
  );
  const { uploadAttachment } = v.parse(
    uploadSchema,
    await requestGraphQl(
      "mutation Upload($id: ID!, $files: [Upload!]!) { uploadAttachment(requestId: $id, files: $files) { link size } }",
      { id: requestId, files: [createFile({ size })] },
    ),
  );
  const { link } = requireDefined(uploadAttachment[0]);
  const file = await (await server.request(link, { headers }, id)).arrayBuffer();
  const windows = await server.requestRegistration(`/${id}/graphql`, {
    method: "POST",
    body: createGraphQlBody("query Windows { registeredWindows { items { id } } }"),
    headers: { ...headers, "content-type": "application/json" },
  });
  return {
    me,
    account,
    projects: projects.items.length,
    requestId,
    size: file.byteLength,
    windows: (await parseGraphQlResponse(windows)).data,
  };
}

describe("50 worlds with simultaneous clients", () => {
  // Different numbers of projects reveal data of another world.
  const plans = Array.from({ length: count }, (_, index) => ({
    id: `crowd-${index}`,
    country: requireDefined(countries[index % countries.length]),
    scenario: "huge",
    parameters: { projects: index + 1 },
  }));
  const findCancelled = ({ requests }: World) =>
    requests.filter(({ currentReasonId }) => currentReasonId === "reason-2");

  it("keep accounts, projects, cancellations and uploads apart", {
    timeout: 60_000,
  }, async () => {
    const worlds = await Promise.all(plans.map((plan) => server.createWorld(plan)));
    const clients = await Promise.all(plans.map(({ id }, index) => runClient(id, 1000 + index)));

    for (const [index, result] of clients.entries()) {
      const world = requireDefined(worlds[index]);
      const { people } = countrySeeds[world.country];
      const { firstName, lastName } = people.anna;
      expect(result.account).toEqual({
        showAccount: { firstName, lastName, email: `anna@${world.country.toLowerCase()}.example` },
      });
      expect(result.me).toEqual({ data: { customerAccountId: "account-anna" } });
      expect(result.projects).toBe(index + 1);
      expect(result.size).toBe(1000 + index);
      expect(result.windows).toEqual({ registeredWindows: { items: [] } });
      expect(findCancelled(world).map(({ id }) => id)).toEqual([result.requestId]);
      expect(world.requests.flatMap(({ attachments }) => attachments.map(({ size }) => size))).toEqual([
        1000 + index,
      ]);
      expect(world.signIn.redeemedCodes.size).toBe(1);
      expect(world.signIn.sessions.size).toBe(1);
    }
  });

  it("record only their own requests in their journals", () => {
    for (const { id } of plans) {
      const { journal } = requireDefined(server.mock.worlds.get(id));
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
    }
  });

  it("do not change the standing worlds", () => {
    for (const country of countries) {
      const standing = requireDefined(server.mock.worlds.getStanding(country));
      expect(standing.journal.entries()).toEqual([]);
      expect(findCancelled(standing)).toHaveLength(0);
      expect([...standing.files.keys()].filter((path) => !path.startsWith("files/projects/"))).toEqual([]);
    }
  });
});
