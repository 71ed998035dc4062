import { beforeEach, describe, expect, it } from "vitest";
import { createClient } from "../../testing/serviceClient.ts";
import { createStandingWorld } from "../../testing/worlds.ts";
import type { World } from "../../world/world.ts";

const listDocument = `query ($take: Int! = 50, $skip: Int! = 0) {
  unreadNotifications(take: $take, skip: $skip) { totalCount items { id projectId createdAt } }
}`;
const readDocument = "mutation ($id: ID!) { makeNotificationRead(notificationId: $id) }";

let world: World;
beforeEach(() => {
  world = createStandingWorld();
});

/** Ids of Clara's notifications, newest first. */
const clarasIds = ["notification-3", "notification-4", "notification-5"];
const createExpectedItems = (ids: readonly string[]) =>
  ids.map((id) => expect.objectContaining({ id, projectId: "project-24" }));

describe("unreadNotifications", () => {
  it("lists the unread notifications of the signed-in account, newest first", {
    tags: ["R7.16", "R1.4"],
  }, async () => {
    const { data } = await createClient(world, "clara").main(listDocument);
    expect(data).toEqual({ unreadNotifications: { totalCount: 3, items: createExpectedItems(clarasIds) } });
    expect((await createClient(world, "ben").main(listDocument)).data).toEqual({
      unreadNotifications: { totalCount: 0, items: [] },
    });
  });

  it("returns the total count with every page", { tags: ["R4.16"] }, async () => {
    const clara = createClient(world, "clara");
    expect((await clara.main(listDocument, { take: 2 })).data).toEqual({
      unreadNotifications: { totalCount: 3, items: createExpectedItems(clarasIds.slice(0, 2)) },
    });
    expect((await clara.main(listDocument, { take: 2, skip: 2 })).data).toEqual({
      unreadNotifications: { totalCount: 3, items: createExpectedItems(clarasIds.slice(2)) },
    });
  });

  it.each([
    { take: 0, skip: 0, fields: ["take"] },
    { take: 101, skip: 0, fields: ["take"] },
    { take: 50, skip: -1, fields: ["skip"] },
    { take: -1, skip: -1, fields: ["take", "skip"] },
  ])("rejects take $take with skip $skip", async ({ take, skip, fields }) => {
    const result = await createClient(world, "clara").main(listDocument, { take, skip });
    expect(result.fields).toEqual(fields);
    expect(new Set(result.codes)).toEqual(new Set(["VALIDATION_FAILED"]));
    expect(result.data).toEqual({ unreadNotifications: null });
  });
});

describe("makeNotificationRead", () => {
  const countsDocument =
    "{ unreadNotifications { totalCount } projects { items { unreadNotificationsCount } } }";
  const createExpectedCounts = (totalCount: number) => ({
    unreadNotifications: { totalCount },
    projects: { items: [{ unreadNotificationsCount: totalCount }] },
  });

  it("lowers the counts of the list and the project", { tags: ["R7.24"] }, async () => {
    const clara = createClient(world, "clara");
    expect((await clara.main(countsDocument)).data).toEqual(createExpectedCounts(3));
    const { data } = await clara.main(readDocument, { id: "notification-4" });
    expect(data).toEqual({ makeNotificationRead: true });
    expect((await clara.main(countsDocument)).data).toEqual(createExpectedCounts(2));
    expect((await clara.main(listDocument)).data).toEqual({
      unreadNotifications: {
        totalCount: 2,
        items: createExpectedItems(["notification-3", "notification-5"]),
      },
    });
  });

  it.each([
    { title: "an unknown notification", id: "notification-99" },
    { title: "somebody else's notification", id: "notification-1" },
  ])("responds with NOT_FOUND to $title", async ({ id }) => {
    const { codes, data } = await createClient(world, "clara").main(readDocument, { id });
    expect(codes).toEqual(["NOT_FOUND"]);
    expect(data).toBeNull();
    expect(world.notifications.filter(({ isRead }) => isRead)).toEqual([]);
  });
});
