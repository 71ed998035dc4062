import { describe, expect, it } from "vitest";
import type { FileErrorCode } from "./fileRules.ts";
import {
  emptyQueue,
  getNextUploads,
  getRemainingCapacity,
  reduceUploadQueue,
  type UploadAction,
  type UploadQueue,
} from "./uploadQueue.ts";

const added = (...ids: string[]): UploadAction => ({
  type: "added",
  files: ids.map((id) => ({ id, file: new File([id], `${id}.pdf`) })),
});
const checked = (capacity: number, errors: Record<string, FileErrorCode | undefined>): UploadAction => ({
  type: "checked",
  capacity,
  results: new Map(
    Object.entries(errors).map(([id, error]) => [id, { file: new File([id], `${id}.pdf`), error }]),
  ),
});
const failed = (id: string): UploadAction => ({ type: "failed", id, error: { cause: "connection lost" } });
const queueAfter = (...actions: UploadAction[]): UploadQueue => actions.reduce(reduceUploadQueue, emptyQueue);
const getStates = ({ items }: UploadQueue) => Object.fromEntries(items.map(({ id, state }) => [id, state]));
const valid = undefined;
const threeWaiting = [added("a", "b", "c"), checked(9, { a: valid, b: valid, c: valid })];

describe("reduceUploadQueue", () => {
  it("checks added files, then queues the valid ones and rejects the others", () => {
    expect(getStates(queueAfter(added("a", "b")))).toEqual({ a: "checking", b: "checking" });
    const queue = queueAfter(added("a", "b"), checked(9, { a: valid, b: "empty" }));
    expect(getStates(queue)).toEqual({ a: "waiting", b: "rejected" });
    expect(queue.items[1]?.error).toEqual({ code: "empty" });
  });

  it("removes valid files that exceed the capacity, and does not count invalid ones", () => {
    const queue = queueAfter(added("a", "b", "c"), checked(1, { a: "wrongType", b: valid, c: valid }));
    expect(getStates(queue)).toEqual({ a: "rejected", b: "waiting" });
    expect(queue.excessFiles.map(({ name }) => name)).toEqual(["c.pdf"]);
  });

  it("counts pending uploads against the capacity, but not failed ones", () => {
    const queue = queueAfter(
      ...threeWaiting,
      { type: "started", id: "a" },
      { type: "started", id: "b" },
      failed("b"),
      added("d", "e"),
      checked(3, { d: valid, e: valid }),
    );
    expect(getStates(queue)).toEqual({ a: "sending", b: "failed", c: "waiting", d: "waiting" });
    expect(queue.excessFiles).toHaveLength(1);
    expect(reduceUploadQueue(queue, { type: "excessFilesDismissed" }).excessFiles).toEqual([]);
    expect(reduceUploadQueue(queue, added("f")).excessFiles).toEqual([]);
  });

  it("keeps files of a later selection when the check of an earlier one ends", () => {
    const queue = queueAfter(added("a"), added("b"), checked(9, { a: valid }));
    expect(getStates(queue)).toEqual({ a: "waiting", b: "checking" });
  });

  it("clamps the progress of an upload to the range from 0 to 1", () => {
    const sending = queueAfter(...threeWaiting, { type: "started", id: "a" });
    const getProgressAfter = (progress: number) =>
      reduceUploadQueue(sending, { type: "progressed", id: "a", progress }).items[0]?.progress;
    expect([0.5, 7, -1].map(getProgressAfter)).toEqual([0.5, 1, 0]);
    expect(getStates(reduceUploadQueue(sending, { type: "succeeded", id: "a" }))).toMatchObject({
      a: "done",
      b: "waiting",
    });
  });

  it("replaces a photo that is too big by a smaller one, or keeps it with the error", () => {
    const rejected = queueAfter(added("a"), checked(9, { a: "photoTooBig" }));
    const shrinking = reduceUploadQueue(rejected, { type: "shrinkingStarted", id: "a" });
    expect(shrinking.items[0]).toMatchObject({ state: "shrinking" });
    expect(shrinking.items[0]).not.toHaveProperty("error");
    const smaller = new File(["small"], "a.jpg");
    const results = new Map([["a", { file: smaller }]]);
    expect(reduceUploadQueue(shrinking, { type: "checked", capacity: 9, results }).items[0]).toMatchObject({
      state: "waiting",
      file: smaller,
    });
    expect(reduceUploadQueue(shrinking, checked(9, { a: "photoNotShrinkable" })).items[0]).toMatchObject({
      state: "rejected",
      error: { code: "photoNotShrinkable" },
    });
    expect(reduceUploadQueue(shrinking, { type: "checked", capacity: 0, results }).excessFiles).toEqual([
      smaller,
    ]);
  });

  it("rejects a file that the service refuses, so that it is not sent again", () => {
    const sending = queueAfter(...threeWaiting, { type: "started", id: "a" });
    const refused = reduceUploadQueue(sending, { type: "refused", id: "a", error: { cause: "virus" } });
    expect(refused.items[0]).toMatchObject({ state: "rejected", error: { cause: "virus" } });
    expect(reduceUploadQueue(refused, { type: "retried", id: "a", capacity: 9 })).toBe(refused);
  });

  it("keeps the progress of a failed upload until it is retried", () => {
    const queue = queueAfter(
      ...threeWaiting,
      { type: "started", id: "a" },
      { type: "progressed", id: "a", progress: 0.5 },
      failed("a"),
    );
    expect(queue.items[0]).toMatchObject({
      state: "failed",
      progress: 0.5,
      error: { cause: "connection lost" },
    });
    const retried = reduceUploadQueue(queue, { type: "retried", id: "a", capacity: 3 });
    expect(retried.items[0]).toEqual({ id: "a", file: queue.items[0]?.file, state: "waiting", progress: 0 });
  });

  it("does not retry a failed upload while others use the whole capacity", () => {
    const queue = queueAfter(...threeWaiting, { type: "started", id: "a" }, failed("a"));
    expect(getRemainingCapacity(queue, 2)).toBe(0);
    const retried = reduceUploadQueue(queue, { type: "retried", id: "a", capacity: 2 });
    expect(retried.items[0]).toMatchObject({ state: "failed", error: { code: "limitReached" } });
  });

  it("removes finished uploads, and no others, when further files are added", () => {
    const queue = queueAfter(
      ...threeWaiting,
      { type: "started", id: "a" },
      { type: "succeeded", id: "a" },
      added("d"),
    );
    expect(getStates(queue)).toEqual({ b: "waiting", c: "waiting", d: "checking" });
  });

  it("removes an upload in any state", () => {
    expect(getStates(queueAfter(...threeWaiting, { type: "removed", id: "b" }))).toEqual({
      a: "waiting",
      c: "waiting",
    });
  });

  it.each<UploadAction>([
    { type: "progressed", id: "a", progress: 0.5 },
    { type: "succeeded", id: "a" },
    failed("a"),
    { type: "retried", id: "a", capacity: 9 },
    { type: "started", id: "gone" },
  ])("ignores an action that does not fit the state of the upload: $type", (action) => {
    const queue = queueAfter(...threeWaiting);
    expect(reduceUploadQueue(queue, action)).toBe(queue);
  });
});

describe("getNextUploads", () => {
  const getNextIds = (queue: UploadQueue) => getNextUploads(queue).map(({ id }) => id);

  it("returns the next waiting uploads, so that two are pending at a time", () => {
    expect(getNextIds(queueAfter(...threeWaiting))).toEqual(["a", "b"]);
    expect(getNextIds(queueAfter(...threeWaiting, { type: "started", id: "a" }))).toEqual(["b"]);
    const full = queueAfter(...threeWaiting, { type: "started", id: "a" }, { type: "started", id: "b" });
    expect(getNextIds(full)).toEqual([]);
    expect(getNextIds(reduceUploadQueue(full, failed("a")))).toEqual(["c"]);
  });
});
