import * as v from "valibot";
import { afterAll, describe, expect, it } from "vitest";
import { buildScenario } from "../testing/buildScenario.ts";
import { createClient } from "../testing/serviceClient.ts";
import { removeWorlds, worlds } from "../testing/worlds.ts";

const projectPage = v.object({
  projects: v.object({ items: v.array(v.unknown()), pageInfo: v.object({ hasNextPage: v.boolean() }) }),
});

afterAll(removeWorlds);

describe("account scenarios", () => {
  it("everyFlow has each status in each flow", () => {
    const { requests } = buildScenario("SE", "everyFlow");
    const combinations = requests.map(
      ({ currentStatus, installationFlow }) => `${currentStatus} ${installationFlow}`,
    );
    expect(new Set(combinations).size).toBe(54);
  });

  it("empty has no projects, notifications and campaigns", async () => {
    const ben = createClient(worlds.replace(buildScenario("DK", "empty")), "ben");
    const { data } = await ben.main(
      "{ projects { items { isArchived } pageInfo { hasNextPage } } unreadNotifications { totalCount } }",
    );
    expect(data).toEqual({
      projects: { items: [], pageInfo: { hasNextPage: false } },
      unreadNotifications: { totalCount: 0 },
    });
    expect(await (await ben.get("/api/campaigns")).json()).toEqual({ data: [] });
  });

  it("huge has 2,000 projects on pages of 100", { tags: ["R4.16"] }, async () => {
    const anna = createClient(worlds.replace(buildScenario("GB", "huge")), "anna");
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

  it("huge accepts a number of projects", () => {
    expect(buildScenario("DE", "huge", { projects: 7 }).projects).toHaveLength(7);
  });
});
