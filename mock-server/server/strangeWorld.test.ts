import { beforeAll, expect, it } from "vitest";
import { buildWorld } from "../scenarios/buildWorld.ts";
import { createFile } from "../testing/createFile.ts";
import { createClient, type ServiceClient } from "../testing/serviceClient.ts";
import { startTime, worlds } from "../testing/worlds.ts";

let anna: ServiceClient;
let anonymous: ServiceClient;
let rejected: ServiceClient;
beforeAll(() => {
  const plan = { id: "strange", country: "DE", scenario: "strange", now: startTime } as const;
  const world = worlds.replace(buildWorld(plan));
  anna = createClient(world, "anna");
  anonymous = createClient(world);
  rejected = createClient(world, undefined, { authorization: "Bearer invalid" });
});

it("a strange world has two codes for what is not allowed, and status 500 where an error leaves no data", async () => {
  const expected = (code: string) => ({ status: 500, codes: [code] });
  for (const send of [rejected.main, rejected.registration]) {
    expect(await send("{ __typename }")).toMatchObject(expected("AUTH_NOT_AUTHENTICATED"));
  }
  const deletion = 'mutation { deleteAttachment(requestId: 1, attachmentId: "x") }';
  expect(await anonymous.main(deletion)).toMatchObject(expected("AUTH_NOT_AUTHORIZED"));
  expect((await rejected.get("/api/auth/me")).status).toBe(401);
});

it("a strange world sends short pages, with numbers as ids", async () => {
  const query = "{ projects(take: 10, skip: 112) { items { project { id } } pageInfo { hasNextPage } } }";
  const { data } = await anna.main(query);
  expect(data).toMatchObject({
    projects: {
      items: { length: 5, 0: { project: { id: expect.any(Number) } } },
      pageInfo: { hasNextPage: true },
    },
  });
});

it("a strange world sends nulls, unknown values, and instants in several forms", async () => {
  const query =
    "{ projects(take: 4) { items { activeRequest { id currentStatus } project { id spaceType type createdAt } } } }";
  const { data } = await anna.main(query);
  expect(data).toEqual({
    projects: {
      items: [
        {
          activeRequest: null,
          project: { id: 1, spaceType: "NEWER_VALUE", type: "NEWER_VALUE", createdAt: "2026-02-28" },
        },
        {
          activeRequest: { id: 1, currentStatus: "NEWER_VALUE" },
          project: { id: 2, spaceType: "LIVING_ROOM", type: "REPLACEMENT", createdAt: "2026-02-28 03:00:00" },
        },
        {
          activeRequest: { id: 2, currentStatus: "CLIENT_CONTACTED" },
          project: {
            id: 3,
            spaceType: "BATHROOM",
            type: "ROOF_WINDOW",
            createdAt: "2026-02-27T21:00:00+01:00",
          },
        },
        {
          activeRequest: null,
          project: { id: 4, spaceType: null, type: "BLINDS", createdAt: "2026-02-27T15:00:00+01:00" },
        },
      ],
    },
  });
});

it("a strange world takes back what it sent", async () => {
  const selection =
    "{ customer { firstName lastName email postCode city street tenancy acceptedMarketing } }";
  const { data } = await anna.main(`{ showRequest(id: 1) ${selection} }`);
  expect(data).toMatchObject({
    showRequest: { customer: { tenancy: "NEWER_VALUE", acceptedMarketing: null } },
  });
  const mutation = `mutation ($customer: CustomerInput!) { showRequest: updateCustomer(requestId: 1, customer: $customer) ${selection} }`;
  const { customer } = (data as { showRequest: { customer: object } }).showRequest;
  expect(await anna.main(mutation, { customer })).toMatchObject({ errors: [], data });
});

it.each([
  [
    'mutation { cancelRequest(requestId: 2, reasonId: "reason-5", customReason: "No") { id } }',
    /^Unknown argument/,
  ],
  ["mutation { giveFeedback(projectId: 1, rating: 5) }", /^Cannot query field/],
  ["{ unreadNotifications { items { type } } }", /^Cannot query field/],
  ["{ unreadNotifications { items { metadata { requestId } } } }", /^Cannot query field/],
  [
    'mutation { makeNotificationRead(notificationId: "x") }',
    /^NullReferenceException at makeNotificationRead: NOT_FOUND$/,
  ],
])("a strange world refuses %s in the words of a program", async (document, message) => {
  const { errors } = await anna.main(document);
  expect(errors).toEqual([expect.objectContaining({ message: expect.stringMatching(message) })]);
  expect(errors[0]?.extensions?.code).not.toBe("NOT_FOUND");
});

it("a strange world confirms the session without a body, and its campaign has parts without text", async () => {
  const session = await anna.get("/api/auth/me");
  expect([session.status, await session.text()]).toEqual([204, ""]);
  expect((await anonymous.get("/api/auth/me")).status).toBe(401);
  const { data } = await (await anna.get("/api/campaigns")).json();
  expect(data).toMatchObject([
    { id: 1, texts: expect.arrayContaining([expect.objectContaining({ contents: null })]) },
  ]);
});

it("a strange world has simple HTML in answers and links without a scheme", async () => {
  const { data } = await anna.main("{ faqContent { answer } bookmarkContent { url } }");
  expect(data).toMatchObject({
    faqContent: { 0: { answer: expect.stringMatching(/^<p>.*<\/p>$/) } },
    bookmarkContent: { 0: { url: expect.stringMatching(/^www\./) } },
  });
});

it("a strange world's registration service does the same", async () => {
  const query = "{ registeredWindows(take: 10) { items { id title room projectId } hasNextPage } }";
  const { data } = await anna.registration(query);
  expect(data).toMatchObject({
    registeredWindows: {
      items: {
        length: 5,
        0: { id: 1, title: "NEWER_VALUE", room: "NEWER_VALUE" },
        3: { id: 4, room: null },
      },
      hasNextPage: true,
    },
  });
});

it("a strange world renames files: no blanks, composed letters, at most 40 characters", async () => {
  const file = createFile({ name: `${"Dachgeschoß ".repeat(4)}Gru\u0308n 1.pdf` });
  const upload = "mutation ($files: [Upload!]!) { uploadAttachment(requestId: 1, files: $files) { name } }";
  const { data } = await anna.main(upload, { files: [file] });
  expect(data).toEqual({ uploadAttachment: [{ name: "schoß_Dachgeschoß_Dachgeschoß_Grün_1.pdf" }] });
});
