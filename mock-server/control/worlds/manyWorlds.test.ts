import * as v from "valibot";
import { describe, expect, it } from "vitest";
import { countrySeeds } from "#seeds/countries/countrySeeds.ts";
import { createFile } from "#testing/createFile.ts";
import { createGraphQlBody } from "#testing/createGraphQlBody.ts";
import { requireDefined } from "#testing/findRecords.ts";
import { createAuthorizeUrl, createCodeForm } from "#testing/identityProvider.ts";
import { parseGraphQlResponse } from "#testing/serviceClient.ts";
import { startTestServer } from "#testing/testServer.ts";
import type { World } from "#world/world.ts";

const server = startTestServer();
const countries = Object.values(countrySeeds).map(({ country }) => country);
const count = 50;

const projectsSchema = v.object({
  showAccount: v.object({ email: v.string() }),
  projects: v.object({ items: v.array(v.object({ activeRequest: v.object({ id: v.string() }) })) }),
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

  const createInit = (query: string, variables: Record<string, unknown> = {}) => {
    const body = createGraphQlBody(query, variables);
    const json = typeof body === "string" && { "content-type": "application/json" };
    return { method: "POST", body, headers: { authorization: `Bearer ${id_token}`, ...json } };
  };
  const requestGraphQl = async (query: string, variables?: Record<string, unknown>) =>
    (await parseGraphQlResponse(await server.request("/graphql", createInit(query, variables), id))).data;
  const list = "query List { showAccount { email } projects(take: 100) { items { activeRequest { id } } } }";
  const { showAccount, projects } = v.parse(projectsSchema, await requestGraphQl(list));
  const requestId = requireDefined(projects.items[0]).activeRequest.id;
  await requestGraphQl(
    'mutation Cancel($id: ID!) { cancelRequest(requestId: $id, reasonId: "reason-2") { currentStatus } }',
    { id: requestId },
  );
  await requestGraphQl(
    "mutation Upload($id: ID!, $files: [Upload!]!) { uploadAttachment(requestId: $id, files: $files) { size } }",
    { id: requestId, files: [createFile({ size })] },
  );
  const windows = createInit("query Windows { registeredWindows { items { id } } }");
  await server.requestRegistration(`/${id}/graphql`, windows);
  return { email: showAccount.email, projects: projects.items.length, requestId };
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

  it("keep accounts, projects, cancellations, uploads and journals apart", {
    timeout: 60_000,
  }, async () => {
    const worlds = await Promise.all(plans.map((plan) => server.createWorld(plan)));
    const clients = await Promise.all(plans.map(({ id }, index) => runClient(id, 1000 + index)));

    for (const [index, { email, projects, requestId }] of clients.entries()) {
      const world = requireDefined(worlds[index]);
      expect([email, projects]).toEqual([`anna@${world.country.toLowerCase()}.example`, index + 1]);
      expect(findCancelled(world).map(({ id }) => id)).toEqual([requestId]);
      const attachments = world.requests.flatMap((request) => request.attachments);
      expect(attachments.map(({ size }) => size)).toEqual([1000 + index]);
      expect([world.signIn.redeemedCodes.size, world.signIn.sessions.size]).toEqual([1, 1]);
      const entries = world.journal.entries();
      expect(entries.map(({ service, operation, status }) => `${service} ${operation} ${status}`)).toEqual([
        ...["identity authorize 302", "identity token 200"],
        ...["main-api List 200", "main-api Cancel 200", "main-api Upload 200"],
        "registration Windows 200",
      ]);
    }

    for (const country of countries) {
      const standing = requireDefined(server.mock.worlds.getStanding(country));
      expect(standing.journal.entries()).toEqual([]);
      expect(findCancelled(standing)).toEqual([]);
    }
  });
});
