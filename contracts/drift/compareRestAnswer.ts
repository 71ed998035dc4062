import type { ErrorObject } from "ajv/dist/2020.js";
import type { ServiceAnswer } from "./callService.ts";
import type { Finding, Level } from "./finding.ts";
import type { RestContract } from "./restContract.ts";

/** Where an answer differs from the OpenAPI file; the same difference in many entries of a list is one. */
export function compareRestAnswer(
  contract: RestContract,
  path: string,
  { status, body }: ServiceAnswer,
): Finding[] {
  if (body === undefined) return [unknownAnswer(path, `The answer ${status} is not JSON.`)];
  const problems = contract.problemsOf(path, status, body);
  if (!problems) return [unknownAnswer(path, `The OpenAPI file knows no answer ${status}.`)];
  const findings = problems.map((problem) => findingOf(problem, path, status));
  return [...new Map(findings.map((finding) => [finding.description, finding])).values()];
}

function unknownAnswer(path: string, description: string): Finding {
  const level = "breaking";
  return { level, inGeneral: level, kind: "REST_ANSWER_UNKNOWN", description, usedBy: [callTo(path)] };
}

function findingOf(problem: ErrorObject, path: string, status: number): Finding {
  const { kind, place, description, inGeneral } = differenceOf(problem);
  const level = inGeneral === "breaking" ? levelAt(path, status, place) : inGeneral;
  return { level, inGeneral, kind, description, usedBy: level === "safe" ? [] : [callTo(path)] };
}

function callTo(path: string): string {
  return `GET /api${path}`;
}

/** What it means for the portal that something is missing or wrong at a place of an answer. */
function levelAt(path: string, status: number, place: string): Level {
  // Without its message a refusal is still one: the portal says the status instead.
  if (status >= 400) return "dangerous";
  // Of the session check the portal reads the status, and that the body is an object.
  if (path === "/auth/me") return place === "" ? "breaking" : "safe";
  // A campaign that lacks anything is not shown at all.
  return "breaking";
}

interface Difference {
  kind: string;
  /** Where, as in `data[].texts[].label`; the whole answer is empty. */
  place: string;
  description: string;
  inGeneral: Level;
}

function differenceOf({ keyword, params, instancePath, message, data }: ErrorObject): Difference {
  const place = placeOf(instancePath);
  switch (keyword) {
    case "additionalProperties": {
      const extra = placeOf(`${instancePath}/${params["additionalProperty"]}`);
      const description = `The answer has a field that the OpenAPI file lacks: ${extra}.`;
      return { kind: "REST_FIELD_ADDED", place: extra, description, inGeneral: "dangerous" };
    }
    case "required": {
      const missing = placeOf(`${instancePath}/${params["missingProperty"]}`);
      const description = `The answer lacks the field ${missing}.`;
      return { kind: "REST_FIELD_MISSING", place: missing, description, inGeneral: "breaking" };
    }
    // The portal passes over placements and labels that it does not know.
    case "enum": {
      const description = `The answer's ${place} is ${JSON.stringify(data)}, which the OpenAPI file does not list.`;
      return { kind: "REST_VALUE_ADDED", place, description, inGeneral: "dangerous" };
    }
    default: {
      const description = `The answer's ${place || "body"} is wrong: it ${message ?? "breaks the OpenAPI file"}.`;
      return { kind: "REST_FIELD_WRONG", place, description, inGeneral: "breaking" };
    }
  }
}

function placeOf(pointer: string): string {
  return pointer
    .slice(1)
    .replace(/\/\d+(?=\/|$)/g, "[]")
    .replaceAll("/", ".");
}
