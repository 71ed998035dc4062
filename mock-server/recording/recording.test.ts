import { beforeAll, describe, expect, it } from "vitest";
import { formatLines } from "../world/formatLines.ts";
import { createRecording } from "./capture/createRecording.ts";
import type { ObservedCall } from "./capture/observedCall.ts";
import { createRecorderApp } from "./capture/recorderApp.ts";
import { compareWithMock } from "./comparison/replay.ts";
import { loadKnownOperations } from "./contract/knownOperations.ts";
import type { Recording } from "./recording.ts";
import { type PlantedDifference, plantedDifferences } from "./testing/plantedDifferences.ts";
import { createReality, realCookie, realToken } from "./testing/reality.ts";

const operations = loadKnownOperations();

/** Uses the portal's operations at a real backend through the recorder. */
async function recordSession(planted: readonly PlantedDifference[]): Promise<Recording> {
  const { app: backend, world } = createReality(planted);
  const calls: ObservedCall[] = [];
  const recorder = createRecorderApp({
    target: "https://api.example.com",
    operations,
    onCall: (call) => calls.push(call),
    onOther: () => {
      throw new Error("Every call must be recorded.");
    },
    fetch: async (input, init) => await backend.fetch(new Request(input, init)),
  });
  const send = async (name: string, variables: Record<string, unknown> = {}, signedIn = true) => {
    const headers = new Headers({ cookie: realCookie, "x-operation": name });
    if (signedIn) headers.set("authorization", `Bearer ${realToken}`);
    const query = operations.get(name)?.graphQl?.text;
    if (query === undefined) return await recorder.request(name.replace("GET ", ""), { headers });
    headers.set("content-type", "application/json");
    return await recorder.request("/graphql", {
      method: "POST",
      headers,
      body: JSON.stringify({ query, variables }),
    });
  };
  const page = { take: 20, skip: 0 };
  for (const name of ["RuntimeConfig", "ShowAccount", "FaqContent", "DocumentContent", "BookmarkContent"]) {
    await send(name);
  }
  await send("GET /api/auth/me");
  await send("GET /api/campaigns");
  await send("ShowAccount", {}, false);
  for (const name of ["Projects", "ProjectDetails", "UnreadNotifications", "RegisteredWindows"])
    await send(name, page);
  for (const { id } of world.requests.slice(0, 4)) {
    await send("ShowRequest", { id });
    await send("Attachments", { idRequest: id });
  }
  const [request] = world.requests;
  const [window] = world.windows;
  await send("RequestReasons", { idRequest: request?.id });
  await send("RegisteredWindowById", { id: window?.id });
  await send("UpdateRegisteredWindowNotes", { id: window?.id, notes: "Behind the wardrobe" });
  await send("MakeNotificationRead", { notificationId: world.notifications[0]?.id });
  await send("DeleteAttachment", { requestId: request?.id, attachmentId: "d41d8cd98f" });
  await send("CancelRequest", { requestId: request?.id, reasonId: "reason-1" });
  await send("CancelRequest", { requestId: request?.id, reasonId: "reason-1" });
  return createRecording(calls, { country: "DE", now: new Date() });
}

describe("recording of a backend", () => {
  it("shows no difference if the backend behaves as the mock server", { timeout: 30_000 }, async () => {
    const { comparedCalls, notCompared, differences } = await compareWithMock(await recordSession([]));
    expect(differences).toEqual([]);
    expect(notCompared).toEqual([]);
    expect(comparedCalls).toBe(27);
  });

  it("shows 25 planted differences and no other", { timeout: 30_000 }, async () => {
    expect(plantedDifferences).toHaveLength(25);
    const { differences } = await compareWithMock(await recordSession(plantedDifferences));
    const key = ({ operation, path, kind }: Pick<PlantedDifference, "operation" | "path" | "kind">) =>
      [operation, kind, path].join(" ");
    expect([...new Set(differences.map(key))].toSorted()).toEqual(plantedDifferences.map(key).toSorted());
  });
});

describe("recording", () => {
  let text: string;
  beforeAll(async () => {
    text = formatLines(await recordSession([]));
  });

  it("contains nothing of the customer, the session and the backend's ids", () => {
    expect(text).not.toMatch(/Wilhelmine|Quasten|post\.example|wardrobe|d41d8cd98f/);
    expect(text).not.toContain(realToken);
    expect(text).not.toContain(realCookie.split("=")[1]);
    expect(text).not.toMatch(/[\da-f]{24}/);
  });

  it("has a line of its own for each call and project", () => {
    const { calls, parameters }: Recording = JSON.parse(text);
    const lines = text.split("\n").map((line) => line.trim().replace(/,$/, ""));
    for (const entry of [...calls, ...(parameters.projects ?? [])])
      expect(lines).toContain(JSON.stringify(entry));
  });
});
