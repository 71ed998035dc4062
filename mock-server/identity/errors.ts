import type { World } from "../world/world.ts";
import { guidOf } from "./guid.ts";

/** What went wrong, in the terms the provider reports it. */
export interface Problem {
  /** The OAuth error. */
  error: string;
  /** B2C's own number, for example `AADB2C90118`; undefined where none is documented. */
  code?: string;
  text: string;
}

/** Thrown where the answer is an error in JSON. */
export class ProtocolError extends Error {
  readonly problem: Problem;
  readonly status: 400 | 404 | 405 | 413 | 415;

  constructor(problem: Problem, status: ProtocolError["status"] = 400) {
    super(problem.text);
    this.problem = problem;
    this.status = status;
  }
}

/** The `error_description`: lines end in CRLF, the last one too. Without a world there is no time to tell. */
export function describeProblem(problem: Problem, world: World | undefined): string {
  const message = problem.code === undefined ? problem.text : `${problem.code}: ${problem.text}`;
  if (world === undefined) return message;
  const correlationId = guidOf(`${world.id} ${world.nextId("correlation")}`);
  const timestamp = `${world.clock.now().toISOString().slice(0, 19).replace("T", " ")}Z`;
  return `${message}\r\nCorrelation ID: ${correlationId}\r\nTimestamp: ${timestamp}\r\n`;
}

/** The body of an error in JSON. */
export function errorBody(
  problem: Problem,
  world: World | undefined,
): { error: string; error_description: string } {
  return { error: problem.error, error_description: describeProblem(problem, world) };
}

export const cancelled: Problem = {
  error: "access_denied",
  code: "AADB2C90091",
  text: "The user has cancelled entering self-asserted information.",
};

export const passwordForgotten: Problem = {
  error: "access_denied",
  code: "AADB2C90118",
  text: "The user has forgotten their password.",
};

export function missingParameter(name: string): Problem {
  return {
    error: "invalid_request",
    code: "AADB2C90083",
    text: `The request is missing required parameter: ${name}.`,
  };
}

export function unknownClient(asked: string, tenant: string): Problem {
  return {
    error: "unauthorized_client",
    code: "AADB2C90018",
    text: `The client ID '${asked}' specified in the request is not registered in tenant '${tenant}'.`,
  };
}

export function redirectUriMismatch(uri: string, client: string): Problem {
  return {
    error: "redirect_uri_mismatch",
    code: "AADB2C90006",
    text: `The redirect URI '${uri}' provided in the request is not registered for the client id '${client}'.`,
  };
}
