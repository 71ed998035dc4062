import { beforeEach, describe, expect, it } from "vitest";
import { callerIn } from "../testing/caller.ts";
import { freshWorld } from "../testing/worlds.ts";
import type { World } from "../world/world.ts";

const document = `mutation ($projectId: ID! = "project-1", $rating: Int! = 4, $comment: String) {
  giveFeedback(projectId: $projectId, rating: $rating, comment: $comment)
}`;

let world: World;
beforeEach(() => {
  world = freshWorld();
});

describe("giveFeedback", () => {
  it("takes an anonymous visitor's rating and comment [R1.10] [R6.4]", async () => {
    const { data } = await callerIn(world).main(document, { rating: 5, comment: "Light at last." });
    expect(data).toEqual({ giveFeedback: true });
    expect(world.feedback).toEqual([{ projectId: "project-1", rating: 5, comment: "Light at last." }]);
  });

  it("needs no comment", async () => {
    expect((await callerIn(world, "anna").main(document)).data).toEqual({ giveFeedback: true });
    expect(world.feedback).toEqual([{ projectId: "project-1", rating: 4, comment: null }]);
  });

  it("takes one feedback on a project", async () => {
    await callerIn(world).main(document);
    const again = await callerIn(world).main(document, { rating: 1 });
    expect(again.codes).toEqual(["FEEDBACK_ALREADY_GIVEN"]);
    expect((await callerIn(world).main(document, { projectId: "project-2" })).errors).toEqual([]);
    expect(world.feedback.map(({ rating }) => rating)).toEqual([4, 4]);
  });

  it("knows only the world's projects", async () => {
    expect((await callerIn(world).main(document, { projectId: "project-99" })).codes).toEqual(["NOT_FOUND"]);
  });

  it.each([
    { title: "a rating of 0", variables: { rating: 0 }, fields: ["rating"] },
    { title: "a rating of 6", variables: { rating: 6 }, fields: ["rating"] },
    { title: "a comment of 2,001 characters", variables: { comment: "x".repeat(2001) }, fields: ["comment"] },
    {
      title: "both",
      variables: { rating: -1, comment: "x".repeat(2001) },
      fields: ["rating", "comment"],
    },
  ])("refuses $title", async ({ variables, fields }) => {
    const answer = await callerIn(world).main(document, variables);
    expect(answer.fields).toEqual(fields);
    expect(new Set(answer.codes)).toEqual(new Set(["VALIDATION_FAILED"]));
    expect(world.feedback).toEqual([]);
  });

  it("takes a comment of 2,000 characters", async () => {
    const { errors } = await callerIn(world).main(document, { comment: "x".repeat(2000) });
    expect(errors).toEqual([]);
  });
});
