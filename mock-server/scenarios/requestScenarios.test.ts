import * as v from "valibot";
import { afterAll, describe, expect, it } from "vitest";
import { findFileViolation } from "../rules/fileRules.ts";
import { buildScenario } from "../testing/buildScenario.ts";
import { createClient } from "../testing/serviceClient.ts";
import { removeWorlds, startTime, worlds } from "../testing/worlds.ts";
import en from "../texts/en.json" with { type: "json" };

const file = v.object({ name: v.string(), mime: v.string(), size: v.number(), link: v.string() });
const attachmentList = v.object({ attachments: v.array(file) });
afterAll(removeWorlds);

describe("scenario request", () => {
  it.each([0, 2, 10])("creates %i attachments", async (attachments) => {
    const world = worlds.replace(buildScenario("DE", "request", { attachments }));
    const clara = createClient(world, "clara");
    const { data } = await clara.main('{ attachments(idRequest: "request-1") { name mime size link } }');
    const { attachments: files } = v.parse(attachmentList, data);
    expect(files).toHaveLength(attachments);
    expect(new Set(files.map(({ name }) => name)).size).toBe(attachments);
    for (const { name, mime, size, link } of files) {
      const response = await clara.get(link);
      const bytes = await response.arrayBuffer();
      expect(bytes.byteLength).toBe(size);
      expect(await findFileViolation(en, new File([bytes], name, { type: mime }), "file")).toBeUndefined();
    }
    expect(files.some(({ name }) => name.includes("<img") && name.includes("\u202E"))).toBe(attachments >= 2);
  });
});

describe("deadlines of a request", () => {
  it.each([
    { status: "OPEN", deadlineDays: 5, remainingDays: 3 },
    { status: "CLIENT_CONTACTED", deadlineDays: 10, remainingDays: 6 },
    { status: "OFFER_SENT", deadlineDays: 14, remainingDays: 9 },
    { status: "OPEN", overdue: true, deadlineDays: 5, remainingDays: -2 },
    { status: "OFFER_ACCEPTED", deadlineDays: null, remainingDays: null },
    { status: "CANCELLED", deadlineDays: null, remainingDays: null },
  ])("fit the status $status", async ({ status, overdue = false, ...days }) => {
    const world = worlds.replace(buildScenario("DE", "request", { status, overdue }));
    world.clock.freeze();
    world.clock.set(startTime);
    const { data } = await createClient(world, "clara").main(
      '{ showRequest(id: "request-1") { deadlineDays remainingDays overdue } }',
    );
    expect(data).toEqual({ showRequest: { ...days, overdue } });
  });
});
