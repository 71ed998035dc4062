import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { createFile } from "#testing/createFile.ts";
import { createClient, type ServiceClient } from "#testing/serviceClient.ts";
import { startTime, worlds } from "#testing/worlds.ts";
import { toJsonId } from "#testing/writeIds.ts";
import { formatSnapshot } from "#world/snapshot.ts";
import type { World } from "#world/world.ts";
import { createId } from "../../../schema/createId.ts";
import operations from "../../../schema/operations.json" with { type: "json" };
import { buildWorld } from "../buildWorld.ts";

const getJsonId = (kind: string) => toJsonId(createId(kind, 1, "1"));
const requestId = JSON.stringify(getJsonId("request"));

const preflight = { "graphql-preflight": "1", "apollo-require-preflight": "true" };
const folder = mkdtempSync(join(tmpdir(), "strange-"));
const file = join(folder, "strange.world.json");
beforeAll(() => {
  const world = buildWorld({ id: "saved", country: "DE", scenario: "strange", now: startTime });
  writeFileSync(file, formatSnapshot(world));
});
afterAll(() => rmSync(folder, { recursive: true }));

describe.each([
  ["by its scenario", "strange"],
  ["from a file that it was saved to", file],
])("a strange world, built %s,", (_, scenario) => {
  let world: World;
  let anna: ServiceClient;
  let anonymous: ServiceClient;
  let rejected: ServiceClient;
  beforeAll(() => {
    world = worlds.replace(buildWorld({ id: "strange", country: "DE", scenario, now: startTime }));
    anna = createClient(world, "anna", preflight);
    anonymous = createClient(world);
    rejected = createClient(world, undefined, { authorization: "Bearer invalid" });
  });

  it("has two codes for what is not allowed, and status 500 where an error leaves no data", async () => {
    const expected = (code: string) => ({ status: 500, codes: [code] });
    for (const send of [rejected.main, rejected.registration]) {
      expect(await send("{ __typename }")).toMatchObject(expected("AUTH_NOT_AUTHENTICATED"));
    }
    const deletion = `mutation { deleteAttachment(requestId: ${requestId}, attachmentId: "x") }`;
    expect(await anonymous.main(deletion)).toMatchObject(expected("AUTH_NOT_AUTHORIZED"));
    expect((await rejected.get("/api/auth/me")).status).toBe(401);
  });

  it("sends short pages, with numbers as ids", async () => {
    const query = "{ projects(take: 10, skip: 112) { items { project { id } } pageInfo { hasNextPage } } }";
    const { data } = await anna.main(query);
    expect(data).toMatchObject({ projects: { items: { length: 5 }, pageInfo: { hasNextPage: true } } });
    const response = await anna.get("/graphql?query={unreadNotifications(take:1){items{id}}}");
    expect(await response.text()).toContain(JSON.stringify({ id: getJsonId("notification") }));
  });

  it("sends nulls, unknown values, and instants in several forms", async () => {
    const query =
      "{ projects(take: 4) { items { activeRequest { currentStatus } project { id spaceType type createdAt } } } }";
    const { data } = await anna.main(query);
    const [first, second, third, fourth] = world.projects;
    expect(data).toEqual({
      projects: {
        items: [
          {
            activeRequest: null,
            project: {
              id: first?.id,
              spaceType: "NEWER_VALUE",
              type: "NEWER_VALUE",
              createdAt: "2026-02-28",
            },
          },
          {
            activeRequest: { currentStatus: "NEWER_VALUE" },
            project: {
              id: second?.id,
              spaceType: second?.spaceType,
              type: second?.type,
              createdAt: "2026-02-28 03:00:00",
            },
          },
          {
            activeRequest: { currentStatus: "CLIENT_CONTACTED" },
            project: {
              id: third?.id,
              spaceType: third?.spaceType,
              type: third?.type,
              createdAt: "2026-02-27T21:00:00+01:00",
            },
          },
          {
            activeRequest: null,
            project: {
              id: fourth?.id,
              spaceType: null,
              type: fourth?.type,
              createdAt: "2026-02-27T15:00:00+01:00",
            },
          },
        ],
      },
    });
  });

  it("takes back what it sent", async () => {
    const id = getJsonId("request");
    const { data } = await anna.main(operations.ShowRequest, { id });
    expect(data).toMatchObject({
      showRequest: { customer: { tenancy: "NEWER_VALUE", acceptedMarketing: null } },
    });
    const { customer } = (data as { showRequest: { customer: object } }).showRequest;
    expect(await anna.main(operations.UpdateCustomer, { requestId: id, customer })).toMatchObject({
      errors: [],
      data: { updateCustomer: { customer } },
    });
  });

  it.each([
    [
      `mutation { cancelRequest(requestId: ${requestId}, reasonId: "reason-5", customReason: "No") { id } }`,
      /^Unknown argument/,
    ],
    ["mutation { giveFeedback(projectId: 1, rating: 5) }", /^Cannot query field/],
    ["{ unreadNotifications { items { type } } }", /^Cannot query field/],
    ["{ unreadNotifications { items { metadata { requestId } } } }", /^Cannot query field/],
    [
      'mutation { makeNotificationRead(notificationId: "x") }',
      /^NullReferenceException at makeNotificationRead: NOT_FOUND$/,
    ],
  ])("refuses %s in the words of a program", async (document, message) => {
    const { errors } = await anna.main(document);
    expect(errors).toEqual([expect.objectContaining({ message: expect.stringMatching(message) })]);
    expect(errors[0]?.extensions?.code).not.toBe("NOT_FOUND");
  });

  it("confirms the session without a body, and its campaign has parts without text", async () => {
    const session = await anna.get("/api/auth/me");
    expect([session.status, await session.text()]).toEqual([204, ""]);
    expect((await anonymous.get("/api/auth/me")).status).toBe(401);
    const { data } = await (await anna.get("/api/campaigns")).json();
    expect(data).toMatchObject([
      { id: 1, texts: expect.arrayContaining([expect.objectContaining({ contents: null })]) },
    ]);
  });

  it("has simple HTML in answers and links without a scheme", async () => {
    const { data } = await anna.main("{ faqContent { answer } bookmarkContent { url } }");
    expect(data).toMatchObject({
      faqContent: { 0: { answer: expect.stringMatching(/^<p>.*<\/p>$/) } },
      bookmarkContent: { 0: { url: expect.stringMatching(/^www\./) } },
    });
  });

  it("has a registration service that does the same", async () => {
    const { data } = await anna.registration(operations.RegisteredWindows, { take: 10, skip: 0 });
    expect(data).toMatchObject({
      registeredWindows: {
        items: { length: 5, 0: { title: "NEWER_VALUE", room: "NEWER_VALUE" }, 3: { room: null } },
      },
    });
    expect(JSON.stringify(data)).toContain('"hasNextPage":true');
  });

  it("refuses a page of more than 50 items, as Hot Chocolate does", async () => {
    const { errors } = await anna.main("{ projects(take: 51) { items { project { id } } } }");
    expect(errors).toEqual([
      expect.objectContaining({
        message: "The maximum allowed items per page were exceeded.",
        extensions: { code: "HC0051", field: "Query.projects", maxAllowedItems: 50, requestedItems: 51 },
      }),
    ]);
  });

  it("refuses an upload without preflight headers, as Hot Chocolate does", async () => {
    const upload = `mutation ($files: [Upload!]!) { uploadAttachment(requestId: ${requestId}, files: $files) { id } }`;
    const response = await anonymous.main(upload, { files: [createFile({ name: "plan.pdf" })] });
    expect(response).toMatchObject({ status: 200, codes: ["HC0077"] });
  });

  it("renames files, with numbers as ids: no blanks, composed letters, at most 40 characters", async () => {
    const plan = createFile({ name: `${"Dachgeschoß ".repeat(4)}Gru\u0308n 1.pdf` });
    const upload = `mutation ($files: [Upload!]!) { uploadAttachment(requestId: ${requestId}, files: $files) { id name } }`;
    const { data } = await anna.main(upload, { files: [plan] });
    expect(data).toEqual({
      uploadAttachment: [{ id: expect.any(String), name: "schoß_Dachgeschoß_Dachgeschoß_Grün_1.pdf" }],
    });
  });
});
