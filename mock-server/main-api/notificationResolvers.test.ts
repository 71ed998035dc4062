import { beforeEach, describe, expect, it } from "vitest";
import { callerIn } from "../testing/caller.ts";
import { notificationOf } from "../testing/records.ts";
import { freshWorld } from "../testing/worlds.ts";
import type { World } from "../world/world.ts";

const list = `query ($take: Int! = 50, $skip: Int! = 0) {
  unreadNotifications(take: $take, skip: $skip) { totalCount items { id projectId createdAt } }
}`;
const read = "mutation ($id: ID!) { makeNotificationRead(notificationId: $id) }";

let world: World;
beforeEach(() => {
  world = freshWorld();
});

/** The ids of Clara's three notifications, newest first. */
const claras = ["notification-3", "notification-4", "notification-5"];
const items = (ids: readonly string[]) =>
  ids.map((id) => expect.objectContaining({ id, projectId: "project-24" }));

describe("unreadNotifications", () => {
  it("lists the caller's own, newest first, and their number [R7.16] [R1.4]", async () => {
    const { data } = await callerIn(world, "clara").main(list);
    expect(data).toEqual({ unreadNotifications: { totalCount: 3, items: items(claras) } });
    expect((await callerIn(world, "ben").main(list)).data).toEqual({
      unreadNotifications: { totalCount: 0, items: [] },
    });
  });

  it("counts all of them on every page [R4.16]", async () => {
    const clara = callerIn(world, "clara");
    expect((await clara.main(list, { take: 2 })).data).toEqual({
      unreadNotifications: { totalCount: 3, items: items(claras.slice(0, 2)) },
    });
    expect((await clara.main(list, { take: 2, skip: 2 })).data).toEqual({
      unreadNotifications: { totalCount: 3, items: items(claras.slice(2)) },
    });
  });

  it("tells what each is about [R3.11]", async () => {
    const { data } = await callerIn(world, "clara").main(
      `{ unreadNotifications(take: 1) { items { type metadata {
        requestId projectType projectContact { salutation firstName lastName }
      } } } }`,
    );
    const { type, metadata } = notificationOf(world, "clara");
    expect(data).toEqual({ unreadNotifications: { items: [{ type, metadata }] } });
  });

  it.each([
    { take: 0, skip: 0, fields: ["take"] },
    { take: 101, skip: 0, fields: ["take"] },
    { take: 50, skip: -1, fields: ["skip"] },
    { take: -1, skip: -1, fields: ["take", "skip"] },
  ])("refuses take $take with skip $skip", async ({ take, skip, fields }) => {
    const answer = await callerIn(world, "clara").main(list, { take, skip });
    expect(answer.fields).toEqual(fields);
    expect(new Set(answer.codes)).toEqual(new Set(["VALIDATION_FAILED"]));
    expect(answer.data).toEqual({ unreadNotifications: null });
  });
});

describe("makeNotificationRead", () => {
  const counts = "{ unreadNotifications { totalCount } projects { items { unreadNotificationsCount } } }";
  const answerOf = (totalCount: number) => ({
    unreadNotifications: { totalCount },
    projects: { items: [{ unreadNotificationsCount: totalCount }] },
  });

  it("makes the list's and the project's count fall [R7.24]", async () => {
    const clara = callerIn(world, "clara");
    expect((await clara.main(counts)).data).toEqual(answerOf(3));
    const { data } = await clara.main(read, { id: "notification-4" });
    expect(data).toEqual({ makeNotificationRead: true });
    expect((await clara.main(counts)).data).toEqual(answerOf(2));
    expect((await clara.main(list)).data).toEqual({
      unreadNotifications: { totalCount: 2, items: items(["notification-3", "notification-5"]) },
    });
  });

  it("answers false for one that was read already", async () => {
    const clara = callerIn(world, "clara");
    await clara.main(read, { id: "notification-4" });
    expect((await clara.main(read, { id: "notification-4" })).data).toEqual({ makeNotificationRead: false });
  });

  it.each([
    { title: "an unknown one", id: "notification-99" },
    { title: "somebody else's", id: "notification-1" },
  ])("does not find $title", async ({ id }) => {
    const { codes, data } = await callerIn(world, "clara").main(read, { id });
    expect(codes).toEqual(["NOT_FOUND"]);
    expect(data).toBeNull();
    expect(world.notifications.filter(({ isRead }) => isRead)).toEqual([]);
  });
});
