import fc from "fast-check";

/** Values that a backend of another version might send. */
type FaultKind =
  | (typeof grossFaults)[number]
  | "unknown enum value"
  | "long text"
  | "empty list"
  | "null item";

const grossFaults = ["null", "missing", "wrong type"] as const;

interface Fault {
  kind: FaultKind;
  path: readonly string[];
}

const longText = "Wide & long ".repeat(400);
const wrongValues = [0, -1, 1e308, true, false, "", "text", [], {}, [[]], [null], { id: null }, ["text"]];

/** An arbitrary of responses: the data of a valid one with one to three faults. */
export function malformedResponse(validData: unknown): fc.Arbitrary<{ data: unknown }> {
  const fault = fc.record({
    fault: fc.constantFrom(...listFaults(validData)),
    wrongValue: fc.constantFrom(...wrongValues),
  });
  return fc.array(fault, { minLength: 1, maxLength: 3 }).map((chosen) => ({
    data: chosen.reduce((data, { fault, wrongValue }) => applyFault(data, fault, wrongValue), validData),
  }));
}

/** All faults that the value and its parts can have. */
function listFaults(value: unknown, path: readonly string[] = []): Fault[] {
  const ownFaults = path.length > 0 ? getFaultKinds(value).map((kind) => ({ kind, path })) : [];
  const parts = isContainer(value) ? Object.entries(value) : [];
  return [...ownFaults, ...parts.flatMap(([name, part]) => listFaults(part, [...path, name]))];
}

function getFaultKinds(value: unknown): FaultKind[] {
  if (Array.isArray(value)) return [...grossFaults, "empty list", "null item"];
  if (typeof value !== "string") return [...grossFaults];
  return [...grossFaults, isEnumValue(value) ? "unknown enum value" : "long text"];
}

function isEnumValue(text: string): boolean {
  return /^[A-Z]{2,}(?:_[A-Z]+)*$/.test(text);
}

function applyFault(value: unknown, { kind, path: [name, ...rest] }: Fault, wrongValue: unknown): unknown {
  if (name === undefined) return replaceValue(value, kind, wrongValue);
  // An earlier fault may have removed the part.
  if (!isContainer(value) || !(name in value)) return value;
  const applyToPart = (part: unknown) => applyFault(part, { kind, path: rest }, wrongValue);
  if (Array.isArray(value)) {
    return value.map((part, index) => (String(index) === name ? applyToPart(part) : part));
  }
  const { [name]: part, ...others } = value;
  return kind === "missing" && rest.length === 0 ? others : { ...value, [name]: applyToPart(part) };
}

function replaceValue(value: unknown, kind: FaultKind, wrongValue: unknown): unknown {
  switch (kind) {
    case "null":
    case "missing":
      return null;
    case "wrong type":
      return wrongValue;
    case "unknown enum value":
      return "BEAMED_UP";
    case "long text":
      return longText;
    case "empty list":
      return [];
    case "null item":
      return Array.isArray(value) ? [...value, null] : value;
  }
}

function isContainer(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null;
}
