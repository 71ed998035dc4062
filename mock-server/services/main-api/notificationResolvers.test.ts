import { beforeEach, describe, expect, it } from "vitest";
import { createClient } from "#testing/serviceClient.ts";
import { createStandingWorld } from "#testing/worlds.ts";
import type { World } from "#world/world.ts";
import { createId } from "../../../schema/createId.ts";

const listDocument = `query ($take: Int! = 50, $skip: Int! = 0) {
  unreadNotifications(take: $take, skip: $skip) { totalCount items { id } }
}`;

let world: World;
beforeEach(() => {
  world = createStandingWorld();
});

describe("unreadNotifications", () => {
  it("lists the notifications of the account, newest first, and counts all of them on every page", async () => {
    const queryPage = async (page: { take?: number; skip?: number }) =>
      (await createClient(world, "clara").main(listDocument, page)).data;
    const createExpectedPage = (...ids: number[]) => ({
      unreadNotifications: { totalCount: 3, items: ids.map((id) => ({ id: createId("notification", id) })) },
    });
    expect(await queryPage({})).toEqual(createExpectedPage(3, 4, 5));
    expect(await queryPage({ take: 2 })).toEqual(createExpectedPage(3, 4));
    expect(await queryPage({ take: 2, skip: 2 })).toEqual(createExpectedPage(5));
  });

  it.each([0, 51])("is refused with VALIDATION_FAILED for a page of %i", async (take) => {
    const { codes } = await createClient(world, "clara").main(listDocument, { take });
    expect(codes).toEqual(["VALIDATION_FAILED"]);
  });
});
