import type { Shape } from "../contract/shape.ts";
import type { RecordedCall } from "../recording.ts";
import { compareListOrder } from "./listOrder.ts";
import { getAllowedKinds, type Observation, observe, type ValueKind } from "./observations.ts";

export type DifferenceKind = "shape" | "enumeration" | "nullability" | "error code" | "order";

/** What the mock server does otherwise than the real backend. */
export interface Difference {
  operation: string;
  /** Empty if it is about the whole response. */
  path: string;
  kind: DifferenceKind;
  reality: string;
  mock: string;
}

type Outcome = Pick<RecordedCall, "status" | "codes" | "data">;

/** A call with the redacted responses of both. */
export interface ComparedCall {
  operation: string;
  shape: Shape;
  reality: Outcome;
  mock: Outcome;
}

/** Which kinds of value the mock server has been seen to respond with, by coordinate. */
export type MockKinds = ReadonlyMap<string, ReadonlySet<ValueKind>>;

/** Lists each difference of an operation once. */
export function findDifferences(calls: readonly ComparedCall[], mockKinds: MockKinds): Difference[] {
  const differences = calls.flatMap((call) => {
    const outcome = compareOutcome(call);
    if (outcome) return [outcome];
    const { operation, shape, reality, mock } = call;
    const order = compareListOrder(shape, reality.data, mock.data).map((found) => ({
      operation,
      kind: "order" as const,
      ...found,
    }));
    return [...compareValues(call, mockKinds), ...order];
  });
  return [...new Map(differences.map((found) => [JSON.stringify(found), found])).values()];
}

function compareOutcome({ operation, reality, mock }: ComparedCall): Difference | undefined {
  const [expected, actual] = [formatOutcome(reality), formatOutcome(mock)];
  return expected === actual
    ? undefined
    : { operation, path: "", kind: "error code", reality: expected, mock: actual };
}

function formatOutcome({ status, codes }: Outcome): string {
  return [status, ...codes.toSorted()].join(" ");
}

function compareValues({ operation, shape, reality }: ComparedCall, mockKinds: MockKinds): Difference[] {
  const observations = observe(reality.data, shape);
  return observations.flatMap((observation) => {
    const found = compareValue(observation, mockKinds.get(observation.coordinate) ?? new Set());
    return found ? [{ operation, path: observation.path, ...found }] : [];
  });
}

type FoundDifference = Pick<Difference, "kind" | "reality" | "mock">;

function compareValue(
  { shape, kind, value, coordinate }: Observation,
  seen: ReadonlySet<ValueKind>,
): FoundDifference | undefined {
  // The data as a whole: that an error took its place is part of the outcome.
  if (coordinate === "") return undefined;
  const mock = [...seen].toSorted().join(" or ") || "not requested";
  if (!shape) return { kind: "shape", reality: "a field", mock: "no such field" };
  if (kind === "missing") return { kind: "shape", reality: "no such field", mock };
  if (kind === "null") {
    const isPossible = shape.nullable && (seen.has("null") || seen.size === 0);
    return isPossible ? undefined : { kind: "nullability", reality: "null", mock };
  }
  if (shape.kind === "enum" && value !== undefined && !shape.values.includes(value)) {
    return { kind: "enumeration", reality: value, mock: "no such value" };
  }
  if (!getAllowedKinds(shape).includes(kind)) return { kind: "shape", reality: kind, mock };
  if (seen.size === 1 && seen.has("null")) return { kind: "nullability", reality: kind, mock };
  // The contract has one type for all of them.
  const isNoLink = kind === "text" && seen.has("link") && !seen.has("text");
  return isNoLink ? { kind: "shape", reality: kind, mock } : undefined;
}
