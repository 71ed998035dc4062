import type { ErrorObject } from "ajv/dist/2020.js";
import type { Finding, Level } from "./comparison.ts";
import type { OpenApiContract } from "./openApiContract.ts";
import type { ServiceResponse } from "./requestService.ts";

/** Finds the differences between a response and the OpenAPI document. One in many items of a list is listed once. */
export function compareRestResponse(
  contract: OpenApiContract,
  path: string,
  { status, body }: ServiceResponse,
): Finding[] {
  // Of a successful session check the portal reads only the status.
  if (path === "/auth/me" && status >= 200 && status < 300) return [];
  if (body === undefined) return [createUnknownResponse(path, `The response ${status} is not JSON.`)];
  const errors = contract.validateResponse(path, status, body);
  if (!errors) return [createUnknownResponse(path, `The OpenAPI document has no response ${status}.`)];
  const findings = errors.map((error) => createFinding(error, path, status));
  return [...new Map(findings.map((finding) => [finding.description, finding])).values()];
}

function createUnknownResponse(path: string, description: string): Finding {
  const level = "breaking";
  return { level, description, usedBy: [nameRequest(path)] };
}

function createFinding(error: ErrorObject, path: string, status: number): Finding {
  const { description, inGeneral } = describeDifference(error);
  const level = inGeneral === "breaking" ? getPortalLevel(status) : inGeneral;
  return { level, description, usedBy: [nameRequest(path)] };
}

function nameRequest(path: string): string {
  return `GET /api${path}`;
}

/** What a missing or invalid field means for the portal. */
function getPortalLevel(status: number): Level {
  // Of an error response without its message the portal shows the status. An incomplete campaign is not shown at all.
  return status >= 400 ? "dangerous" : "breaking";
}

interface Difference {
  description: string;
  /** What it means for a client that uses everything. */
  inGeneral: Level;
}

function describeDifference({ keyword, params, instancePath, message, data }: ErrorObject): Difference {
  const field = formatField(instancePath);
  switch (keyword) {
    case "additionalProperties": {
      const added = formatField(`${instancePath}/${params["additionalProperty"]}`);
      const description = `The response has a field that the OpenAPI document lacks: ${added}.`;
      return { description, inGeneral: "dangerous" };
    }
    case "required": {
      const missing = formatField(`${instancePath}/${params["missingProperty"]}`);
      const description = `The response lacks the field ${missing}.`;
      return { description, inGeneral: "breaking" };
    }
    // The portal ignores placements and labels that it does not know.
    case "enum": {
      const description = `The response's ${field} is ${JSON.stringify(data)}, which the OpenAPI document does not list.`;
      return { description, inGeneral: "dangerous" };
    }
    default: {
      const description = `The response's ${field || "body"} is invalid: it ${message ?? "breaks the OpenAPI document"}.`;
      return { description, inGeneral: "breaking" };
    }
  }
}

/** `data[].label` for the JSON pointer `/data/0/label`. */
function formatField(pointer: string): string {
  return pointer
    .slice(1)
    .replace(/\/\d+(?=\/|$)/g, "[]")
    .replaceAll("/", ".");
}
