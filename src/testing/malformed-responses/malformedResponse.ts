import fc from "fast-check";

/** What can be wrong with an answer. The first four still are what an older or newer backend might send. */
export const mildFaults = ["unknown name", "huge text", "empty list", "hole in list"] as const;
const grossFaults = ["null", "missing", "wrong type"] as const;
type FaultKind = (typeof mildFaults)[number] | (typeof grossFaults)[number];

interface Fault {
  kind: FaultKind;
  at: readonly string[];
}

export interface MalformedResponse {
  answer: unknown;
  faults: readonly Fault[];
}

const hugeText = "Wide & long ".repeat(400);
const otherValues = [0, -1, 1e308, true, false, "", "text", [], {}, [[]], [null], { id: null }, ["text"]];

/** A good answer with one to three things wrong in it. */
export function malformedResponse(good: unknown): fc.Arbitrary<MalformedResponse> {
  const possible = faultsOf(good);
  const fault = fc.record({
    fault: fc.constantFrom(...possible),
    other: fc.constantFrom(...otherValues),
  });
  return fc.array(fault, { minLength: 1, maxLength: 3 }).map((chosen) => ({
    answer: chosen.reduce((answer, { fault, other }) => broken(answer, fault, other), good),
    faults: chosen.map(({ fault }) => fault),
  }));
}

/** All that can be wrong at any place of a value. */
function faultsOf(value: unknown, at: readonly string[] = []): Fault[] {
  const here = at.length > 0 ? kindsFor(value).map((kind) => ({ kind, at })) : [];
  const parts = isContainer(value) ? Object.entries(value) : [];
  return [...here, ...parts.flatMap(([name, part]) => faultsOf(part, [...at, name]))];
}

function kindsFor(value: unknown): FaultKind[] {
  if (Array.isArray(value)) return [...grossFaults, "empty list", "hole in list"];
  if (typeof value !== "string") return [...grossFaults];
  return [...grossFaults, isName(value) ? "unknown name" : "huge text"];
}

/** Whether a text is a value of an enumeration. */
function isName(text: string): boolean {
  return /^[A-Z]{2,}(?:_[A-Z]+)*$/.test(text);
}

function broken(value: unknown, { kind, at: [name, ...rest] }: Fault, other: unknown): unknown {
  if (name === undefined) return changed(value, kind, other);
  // An earlier fault may have taken the place away.
  if (!isContainer(value) || !(name in value)) return value;
  if (Array.isArray(value)) {
    return value.map((part, index) =>
      String(index) === name ? broken(part, { kind, at: rest }, other) : part,
    );
  }
  const { [name]: part, ...others } = value;
  return kind === "missing" && rest.length === 0
    ? others
    : { ...value, [name]: broken(part, { kind, at: rest }, other) };
}

function changed(value: unknown, kind: FaultKind, other: unknown): unknown {
  switch (kind) {
    case "null":
    case "missing":
      return null;
    case "wrong type":
      return other;
    case "unknown name":
      return "BEAMED_UP";
    case "huge text":
      return hugeText;
    case "empty list":
      return [];
    case "hole in list":
      return Array.isArray(value) ? [...value, null] : value;
  }
}

function isContainer(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null;
}
