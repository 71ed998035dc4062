import { beforeEach, describe, expect, it } from "vitest";
import { createClient } from "../../testing/serviceClient.ts";
import { createStandingWorld } from "../../testing/worlds.ts";
import type { World } from "../../world/world.ts";

const document = `mutation ($projectId: ID! = "project-1", $rating: Int! = 4, $comment: String) {
  giveFeedback(projectId: $projectId, rating: $rating, comment: $comment)
}`;

let world: World;
beforeEach(() => {
  world = createStandingWorld();
});

describe("giveFeedback", () => {
  it("stores the rating and comment of an anonymous visitor", { tags: ["R1.10", "R6.4"] }, async () => {
    const { data } = await createClient(world).main(document, { rating: 5, comment: "Light at last." });
    expect(data).toEqual({ giveFeedback: true });
    expect(world.feedback).toEqual([{ projectId: "project-1", rating: 5, comment: "Light at last." }]);
  });

  it.each([
    { title: "a rating of 0", variables: { rating: 0 }, fields: ["rating"] },
    { title: "a rating of 6", variables: { rating: 6 }, fields: ["rating"] },
    { title: "a comment of 2,001 characters", variables: { comment: "x".repeat(2001) }, fields: ["comment"] },
    {
      title: "an invalid rating and comment",
      variables: { rating: -1, comment: "x".repeat(2001) },
      fields: ["rating", "comment"],
    },
  ])("rejects $title", async ({ variables, fields }) => {
    const result = await createClient(world).main(document, variables);
    expect(result.fields).toEqual(fields);
    expect(new Set(result.codes)).toEqual(new Set(["VALIDATION_FAILED"]));
    expect(world.feedback).toEqual([]);
  });

  it("accepts a comment of 2,000 characters", async () => {
    const { errors } = await createClient(world).main(document, { comment: "x".repeat(2000) });
    expect(errors).toEqual([]);
  });
});
