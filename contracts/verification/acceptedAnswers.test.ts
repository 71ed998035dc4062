import { execFile } from "node:child_process";
import { json } from "node:stream/consumers";
import { promisify } from "node:util";
import { describe, expect, it, onTestFinished, vi } from "vitest";
import { requestMainApi } from "#api/graphqlClient.ts";
import { getCampaigns } from "#api/restClient.ts";
import { MakeNotificationReadDocument } from "#features/notifications/makeNotificationRead.generated.ts";
import { createSignedInClient } from "../consumer/portalClient.ts";
import { startServer } from "../startServer.ts";

interface Answer {
  what: string;
  /** The interaction of the pact that it answers. */
  to: string;
  status?: number;
  type?: string;
  body: string;
  /** What the portal makes of it. */
  result: object;
}

const data = '{"data":{"makeNotificationRead":true,"giveFeedback":true,"deleteAttachment":true}}';
const refuse = (code: string, others = "") =>
  `{"errors":[{"message":"No.","extensions":{"code":"${code}"}}]${others}}`;

/** Forms in which servers answer that look different and mean the same. */
const answers: Answer[] = [
  {
    what: "the newer media type",
    to: "makeNotificationRead marks a notification as read",
    type: "application/graphql-response+json; charset=utf-8",
    body: data,
    result: { makeNotificationRead: true },
  },
  {
    what: "a media type in capitals",
    to: "giveFeedback saves feedback with a comment",
    type: "Application/JSON; Charset=UTF-8",
    body: data,
    result: { makeNotificationRead: true },
  },
  {
    what: "a byte order mark",
    to: "deleteAttachment removes a file from an installer request",
    body: `\u{feff}${data}`,
    result: { makeNotificationRead: true },
  },
  {
    what: "status 500 beside an error",
    to: "makeNotificationRead rejects an unknown notification (NOT_FOUND)",
    status: 500,
    body: refuse("NOT_FOUND", ',"data":null'),
    result: { code: "NOT_FOUND" },
  },
  {
    what: "an error without a code before the one with it",
    to: "giveFeedback rejects feedback on an unknown project (NOT_FOUND)",
    body: refuse("NOT_FOUND").replace("[", '[{"message":"Unexpected Execution Error"},'),
    result: { code: "NOT_FOUND" },
  },
  {
    what: "the other code for visitors without access",
    to: "makeNotificationRead rejects a request without a token (AUTH_NOT_AUTHORIZED)",
    body: refuse("AUTH_NOT_AUTHENTICATED", ',"data":{"makeNotificationRead":null}'),
    result: { code: "AUTH_NOT_AUTHENTICATED" },
  },
  {
    what: "status 500 beside that code",
    to: "showAccount rejects a request without a token (AUTH_NOT_AUTHORIZED)",
    status: 500,
    body: refuse("AUTH_NOT_AUTHENTICATED", ',"data":null'),
    result: { code: "AUTH_NOT_AUTHENTICATED" },
  },
  {
    what: "a 401 without a body",
    to: "showAccount rejects a request with an expired token (AUTH_NOT_AUTHORIZED)",
    status: 401,
    body: "",
    result: { status: 401 },
  },
  {
    what: "a 401 as problem details",
    to: "makeNotificationRead rejects a request with an expired token (AUTH_NOT_AUTHORIZED)",
    status: 401,
    type: "application/problem+json",
    body: '{"title":"Unauthorized"}',
    result: { status: 401 },
  },
  {
    what: "a 403 as problem details",
    to: "GET /api/campaigns rejects a client token with another signature (403)",
    status: 403,
    type: "application/problem+json",
    body: '{"title":"Forbidden"}',
    result: { status: 403 },
  },
];

/** A provider whose states all exist, and that answers each interaction in one way, at first the given one. */
async function startProvider(first?: Answer) {
  const values = { idToken: "a.b.c", projectId: "1", requestId: "1", attachmentId: "1", notificationId: "1" };
  const others = { unknownId: "2", clientToken: "3", clientSignature: "4" };
  let answer = first;
  const provider = await startServer(async (request, response) => {
    if (request.url !== "/states") {
      const { status = 200, type = "application/json", body = "" } = answer ?? {};
      return void response.writeHead(status, { "content-type": type }).end(body);
    }
    const change = request.method === "POST" ? await json(request) : {};
    const { params } = change as { params?: { interaction: { description: string } } };
    answer = answers.find(({ to }) => to === params?.interaction.description);
    response.end(JSON.stringify({ ...values, ...others }));
  });
  onTestFinished(() => provider.close());
  return provider.url;
}

describe("Answers that look different and mean the same", () => {
  it.each(answers)("are read by the portal's client: $what", async ({ result, ...answer }) => {
    vi.stubGlobal("document", { cookie: "" });
    onTestFinished(() => void vi.unstubAllGlobals());
    createSignedInClient(await startProvider({ result, ...answer }));
    const load = answer.to.startsWith("GET")
      ? getCampaigns()
      : requestMainApi(MakeNotificationReadDocument, { notificationId: "1" });
    expect(await load.catch((error: unknown) => error)).toMatchObject(result);
  });

  it("pass the verification", { timeout: 60_000 }, async () => {
    const url = await startProvider();
    const descriptions = answers.map(({ to }) => to.replaceAll(/[().]/g, "\\$&")).join("|");
    const { stdout } = await promisify(execFile)(process.execPath, [
      "contracts/verification/verify.ts",
      ...["--provider", "main-api", "--url", url, "--states-url", `${url}/states`],
      ...["--description", `^(${descriptions})$`],
    ]);
    expect(stdout).toContain(`main-api: ${answers.length} interactions.`);
  });
});
