import { expect, it } from "vitest";
import { createClient } from "#testing/serviceClient.ts";
import { createStandingWorld } from "#testing/worlds.ts";

const document = `mutation ($rating: Int!, $comment: String!) {
  giveFeedback(projectId: "project-1", rating: $rating, comment: $comment)
}`;

it("giveFeedback stores a comment of 2,000 characters of an anonymous visitor", {
  tags: ["R1.10", "R6.4"],
}, async () => {
  const world = createStandingWorld();
  const comment = "x".repeat(2000);
  const { data } = await createClient(world).main(document, { rating: 5, comment });
  expect(data).toEqual({ giveFeedback: true });
  expect(world.feedback).toEqual([{ projectId: "project-1", rating: 5, comment }]);
});

it("giveFeedback names each invalid argument and stores nothing", async () => {
  const world = createStandingWorld();
  const result = await createClient(world).main(document, { rating: 0, comment: "x".repeat(2001) });
  expect(result.fields).toEqual(["rating", "comment"]);
  expect(result.codes).toEqual(["VALIDATION_FAILED", "VALIDATION_FAILED"]);
  expect(world.feedback).toEqual([]);
});
