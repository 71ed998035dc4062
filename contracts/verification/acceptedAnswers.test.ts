import { execFile } from "node:child_process";
import { json } from "node:stream/consumers";
import { promisify } from "node:util";
import { describe, expect, it, onTestFinished, vi } from "vitest";
import { hasKind, isUnauthorized } from "#api/errors.ts";
import { requestMainApi } from "#api/graphqlClient.ts";
import { getCampaigns } from "#api/restClient.ts";
import { MakeNotificationReadDocument } from "#features/notifications/makeNotificationRead.generated.ts";
import { reifyVariables } from "../consumer/matching/requests.ts";
import { createSignedInClient } from "../consumer/portalClient.ts";
import { exampleValues, fromState } from "../pact/stateValues.ts";
import { startServer } from "../startServer.ts";

interface Answer {
  /** The description of the interaction that gets this response. */
  to: string;
  status?: number;
  type?: string;
  body: string;
  /** Recognises the portal's error for this response. Without it, the portal must return one of the operation's results. */
  isError?: (error: unknown) => boolean;
}

const { idToken } = exampleValues;
const data = '{"data":{"makeNotificationRead":true,"giveFeedback":true,"deleteAttachment":true}}';
const refuse = (code: string) => `{"errors":[{"message":"No.","extensions":{"code":"${code}"}}],"data":null}`;
const notFound = { isError: (error: unknown) => hasKind(error, "notFound"), body: refuse("NOT_FOUND") };
const notAuthenticated = {
  isError: isUnauthorized,
  body: refuse("AUTH_NOT_AUTHENTICATED"),
};
const withoutCode = refuse("NOT_FOUND").replace("[", '[{"message":"Unexpected Execution Error"},');
const problem = { type: "application/problem+json", body: '{"title":"No."}' };
const account = "showAccount rejects a request";

/** Each responds to another interaction, in a form that differs from the pact's but means the same. */
const answers: Answer[] = [
  // Other media types and spellings, and a byte order mark.
  {
    to: "makeNotificationRead marks a notification as read",
    type: "application/graphql-response+json",
    body: data,
  },
  {
    to: "giveFeedback saves a rating of 2 with a comment",
    type: "Application/JSON; Charset=UTF-8",
    body: data,
  },
  { to: "deleteAttachment removes a file from an installer request", body: `\u{feff}${data}` },
  // Status 500 with an error code, and two errors of which the first has no code.
  { to: "makeNotificationRead rejects an unknown notification (NOT_FOUND)", status: 500, ...notFound },
  { to: "giveFeedback rejects feedback on an unknown project (NOT_FOUND)", ...notFound, body: withoutCode },
  // The other code that refuses visitors without access.
  { to: `${account} with a token for another client (AUTH_NOT_AUTHORIZED)`, ...notAuthenticated },
  { to: `${account} without a token (AUTH_NOT_AUTHORIZED)`, status: 500, ...notAuthenticated },
  // Statuses without an error code.
  {
    to: `${account} with an expired token (AUTH_NOT_AUTHORIZED)`,
    status: 401,
    body: "",
    isError: isUnauthorized,
  },
  {
    to: `${account} with a token of another tenant (AUTH_NOT_AUTHORIZED)`,
    status: 401,
    ...problem,
    isError: isUnauthorized,
  },
  {
    to: "GET /api/campaigns rejects a client token with another signature (403)",
    status: 403,
    ...problem,
    isError: (error) => hasKind(error, "refused") && error.status === 403,
  },
];

/** Starts a provider that accepts all states and has one response for each interaction. It sends `first` first. */
async function startProvider(first?: Answer) {
  const values = { idToken, projectId: "1", requestId: "1", attachmentId: "1", notificationId: "1" };
  const others = {
    unknownNotificationId: "2",
    unknownProjectId: "2",
    clientToken: "3",
    clientSignature: "4",
  };
  let answer = first;
  const provider = await startServer(async (request, response) => {
    if (request.url !== "/states") {
      // The verification tries other tokens, which a service has to refuse.
      const isSigned = request.headers.authorization === `Bearer ${idToken}`;
      const isForged = answer?.body.includes(data) && !isSigned && !answer.to.startsWith("giveFeedback");
      const given = isForged ? { body: notAuthenticated.body } : answer;
      const { status = 200, type = "application/json", body = "" }: Partial<Answer> = given ?? {};
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

const markedAsRead = reifyVariables(MakeNotificationReadDocument, {
  notificationId: fromState("notificationId"),
});

describe("Responses that look different and mean the same", () => {
  it.each(answers)("have the same result in the portal's client: $status $type $body", async (answer) => {
    vi.stubGlobal("document", { cookie: "" });
    vi.stubGlobal("addEventListener", () => {});
    onTestFinished(() => void vi.unstubAllGlobals());
    createSignedInClient(await startProvider(answer));
    const load = answer.to.startsWith("GET")
      ? getCampaigns()
      : requestMainApi(MakeNotificationReadDocument, markedAsRead);
    const result = await load.catch((error: unknown) => error);
    if (answer.isError) expect(answer.isError(result)).toBe(true);
    else expect(result).toEqual({ makeNotificationRead: true });
  });

  it("pass the verification", { timeout: 60_000 }, async () => {
    const url = await startProvider();
    const descriptions = answers.map(({ to }) => to.replaceAll(/[().]/g, "\\$&")).join("|");
    const { stdout } = await promisify(execFile)(process.execPath, [
      "contracts/verification/verify.ts",
      ...["--provider", "main-api", "--url", url, "--states-url", `${url}/states`],
      ...["--description", `^(${descriptions})$`],
    ]).catch((error: { stdout: string }) => error);
    expect(stdout).toContain(`main-api: ${answers.length} passed, 0 failed.`);
  });
});
