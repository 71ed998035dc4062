import { describe, expect, it } from "vitest";
import type { FileProblem } from "./fileRules.ts";
import {
  emptyQueue,
  nextToSend,
  roomLeft,
  type UploadEvent,
  type UploadQueue,
  uploadQueue,
} from "./uploadQueue.ts";

const fileOf = (id: string) => new File([id], `${id}.pdf`);
const chosen = (...ids: string[]): UploadEvent => ({
  type: "chosen",
  files: ids.map((id) => ({ id, file: fileOf(id) })),
});
const checked = (room: number, problems: Record<string, FileProblem | undefined>): UploadEvent => ({
  type: "checked",
  room,
  problems: new Map(Object.entries(problems)),
});
const queueAfter = (...events: UploadEvent[]): UploadQueue => events.reduce(uploadQueue, emptyQueue);
const states = ({ items }: UploadQueue) => Object.fromEntries(items.map(({ id, state }) => [id, state]));
const fine = undefined;
const three = [chosen("a", "b", "c"), checked(9, { a: fine, b: fine, c: fine })];
const lost = { kind: "lost" } as const;

describe("uploadQueue", () => {
  it("checks what was chosen, and lets wait what is fine", () => {
    expect(states(queueAfter(chosen("a", "b")))).toEqual({ a: "checking", b: "checking" });
    const queue = queueAfter(chosen("a", "b"), checked(9, { a: fine, b: "empty" }));
    expect(states(queue)).toEqual({ a: "waiting", b: "refused" });
    expect(queue.items[1]?.problem).toEqual({ kind: "empty" });
  });

  it("turns away what finds no room, but only of what is fine", () => {
    const queue = queueAfter(chosen("a", "b", "c"), checked(1, { a: "type", b: fine, c: fine }));
    expect(states(queue)).toEqual({ a: "refused", b: "waiting" });
    expect(queue.surplus.map(({ name }) => name)).toEqual(["c.pdf"]);
  });

  it("counts what is on its way as room that is taken, but not what failed", () => {
    const queue = queueAfter(
      ...three,
      { type: "started", id: "a" },
      { type: "started", id: "b" },
      { type: "failed", id: "b", problem: lost },
      chosen("d", "e"),
      checked(3, { d: fine, e: fine }),
    );
    expect(states(queue)).toEqual({ a: "sending", b: "failed", c: "waiting", d: "waiting" });
    expect(queue.surplus).toHaveLength(1);
    expect(uploadQueue(queue, { type: "surplusRead" }).surplus).toEqual([]);
    expect(uploadQueue(queue, chosen("f")).surplus).toEqual([]);
  });

  it("keeps a later choice that is still being checked out of the earlier one's result", () => {
    const queue = queueAfter(chosen("a"), chosen("b"), checked(9, { a: fine }));
    expect(states(queue)).toEqual({ a: "waiting", b: "checking" });
  });

  it("follows a file on its way, within bounds", () => {
    const sending = queueAfter(...three, { type: "started", id: "a" });
    const shareAfter = (share: number) =>
      uploadQueue(sending, { type: "progressed", id: "a", share }).items[0]?.progress;
    expect([0.5, 7, -1].map(shareAfter)).toEqual([0.5, 1, 0]);
    expect(states(uploadQueue(sending, { type: "sent", id: "a" }))).toMatchObject({
      a: "done",
      b: "waiting",
    });
  });

  it("remembers how far a failed file came, and forgets it at the next try", () => {
    const failed = queueAfter(
      ...three,
      { type: "started", id: "a" },
      { type: "progressed", id: "a", share: 0.5 },
      { type: "failed", id: "a", problem: lost },
    );
    expect(failed.items[0]).toMatchObject({ state: "failed", progress: 0.5, problem: lost });
    const again = uploadQueue(failed, { type: "retried", id: "a", room: 3 });
    expect(again.items[0]).toEqual({ id: "a", file: failed.items[0]?.file, state: "waiting", progress: 0 });
  });

  it("leaves a failed file where it is while others take all the room", () => {
    const failed = queueAfter(
      ...three,
      { type: "started", id: "a" },
      { type: "failed", id: "a", problem: lost },
    );
    expect(roomLeft(failed, 2)).toBe(0);
    const again = uploadQueue(failed, { type: "retried", id: "a", room: 2 });
    expect(again.items[0]).toMatchObject({ state: "failed", problem: { kind: "noRoom" } });
  });

  it("lets go of what is done at the next choice, and of nothing else", () => {
    const queue = queueAfter(...three, { type: "started", id: "a" }, { type: "sent", id: "a" }, chosen("d"));
    expect(states(queue)).toEqual({ b: "waiting", c: "waiting", d: "checking" });
  });

  it("removes a file whatever its state", () => {
    expect(states(queueAfter(...three, { type: "removed", id: "b" }))).toEqual({
      a: "waiting",
      c: "waiting",
    });
  });

  it.each<UploadEvent>([
    { type: "progressed", id: "a", share: 0.5 },
    { type: "sent", id: "a" },
    { type: "failed", id: "a", problem: lost },
    { type: "retried", id: "a", room: 9 },
    { type: "started", id: "gone" },
  ])("is not moved by what comes too late: $type", (event) => {
    const queue = queueAfter(...three);
    expect(uploadQueue(queue, event)).toBe(queue);
  });
});

describe("nextToSend", () => {
  const next = (queue: UploadQueue) => nextToSend(queue).map(({ id }) => id);

  it("sends two at a time, in the order they were chosen", () => {
    expect(next(queueAfter(...three))).toEqual(["a", "b"]);
    expect(next(queueAfter(...three, { type: "started", id: "a" }))).toEqual(["b"]);
    const full = queueAfter(...three, { type: "started", id: "a" }, { type: "started", id: "b" });
    expect(next(full)).toEqual([]);
    expect(next(uploadQueue(full, { type: "failed", id: "a", problem: lost }))).toEqual(["c"]);
  });
});
