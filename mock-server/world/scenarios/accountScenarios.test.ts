import * as v from "valibot";
import { afterAll, describe, expect, it } from "vitest";
import { build } from "../../testing/buildScenario.ts";
import { callerIn } from "../../testing/caller.ts";
import { removeWorlds, worlds } from "../../testing/worlds.ts";

const projectPage = v.object({
  projects: v.object({ items: v.array(v.unknown()), pageInfo: v.object({ hasNextPage: v.boolean() }) }),
});

afterAll(removeWorlds);

describe("accounts of every size", () => {
  it("everyFlow holds each status in each flow", () => {
    const { requests } = build("SE", "everyFlow");
    const seen = requests.map(
      ({ currentStatus, installationFlow }) => `${currentStatus} ${installationFlow}`,
    );
    expect(new Set(seen).size).toBe(54);
  });

  it("empty shows Ben nothing at all", async () => {
    const ben = callerIn(worlds.replace(build("DK", "empty")), "ben");
    const { data } = await ben.main(
      "{ projects { items { isArchived } pageInfo { hasNextPage } } unreadNotifications { totalCount } }",
    );
    expect(data).toEqual({
      projects: { items: [], pageInfo: { hasNextPage: false } },
      unreadNotifications: { totalCount: 0 },
    });
    expect(await (await ben.get("/api/campaigns")).json()).toEqual({ data: [] });
  });

  it("huge shows Anna 2,000 projects page by page [R4.16]", async () => {
    const anna = callerIn(worlds.replace(build("GB", "huge")), "anna");
    const ids = new Set<unknown>();
    let hasNextPage = true;
    for (let skip = 0; hasNextPage; skip += 100) {
      const { data, errors } = await anna.main(
        `{ projects(take: 100, skip: ${skip}) { items { project { id } } pageInfo { hasNextPage } } }`,
      );
      expect(errors).toEqual([]);
      const { projects } = v.parse(projectPage, data);
      for (const item of projects.items) ids.add(JSON.stringify(item));
      ({ hasNextPage } = projects.pageInfo);
    }
    expect(ids.size).toBe(2000);
  });

  it("huge takes another number", () => {
    expect(build("DE", "huge", { projects: 7 }).projects).toHaveLength(7);
  });
});
