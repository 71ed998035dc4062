import { createHash } from "node:crypto";
import { setTimeout } from "node:timers/promises";
import { readStart, withBody } from "../bodyStart.ts";
import type { FaultEffect } from "./fault.ts";

/** An effect with the seed from which it draws. */
export interface SeededEffect {
  effect: FaultEffect;
  seed: string;
}

/**
 * What a call comes to before it is answered: a request to go on with, or an answer in place of the service's to a
 * request whose body nobody has read.
 */
export type Interception = { request: Request } | { request: Request; response: Response } | { reset: true };

/** Lets so many milliseconds pass; is over at once, as an error, when `signal` aborts. */
type Wait = (milliseconds: number, signal?: AbortSignal) => Promise<void>;

const longestWait = 2 ** 31 - 1;
const wait: Wait = (milliseconds, signal) =>
  setTimeout(Math.min(milliseconds, longestWait), undefined, signal && { signal });

/** Applies the effects that come before the answer. `pause` is for tests, which do not wait. */
export async function intercept(
  request: Request,
  effects: readonly SeededEffect[],
  pause: Wait = wait,
): Promise<Interception> {
  let current = request;
  for (const { effect, seed } of effects) {
    switch (effect.kind) {
      case "latency":
        await pause(millisecondsOf(effect.milliseconds, seed));
        break;
      case "slowUpload":
        current = throttled(current, effect.bytesPerSecond, pause);
        break;
      case "cutUpload": {
        const { bytes, request: whole } = await readStart(current, ({ size }) => size >= effect.afterBytes);
        if (bytes.byteLength >= effect.afterBytes) return { reset: true };
        current = whole;
        break;
      }
      case "status":
        return { request: current, response: answer(effect.status, effect.body) };
      case "unauthorized":
        return {
          request: current,
          response: answer(401, { message: "The id token was refused.", errors: unauthorizedErrors }),
        };
      case "graphqlErrors":
        return { request: current, response: answer(200, { errors: effect.errors.map(graphqlError) }) };
      case "nullData":
        return { request: current, response: answer(200, { data: null }) };
      case "reset":
        return { reset: true };
      default:
        break;
    }
  }
  return { request: current };
}

/** Applies the effects that change an answer; what ends its connection is for whoever sends it. */
export async function distort(response: Response, effects: readonly SeededEffect[]): Promise<Response> {
  // A redirect or an answer to a preflight has nothing to distort.
  if (response.body === null) return response;
  let current = response;
  for (const { effect } of effects) {
    switch (effect.kind) {
      case "partialData":
        current = await withoutField(current, effect);
        break;
      case "malformed":
        current = rebuilt(current, `${(await current.text()).slice(0, -1)},,`);
        break;
      default:
        break;
    }
  }
  return current;
}

/** A number from the range, the same for the same seed. */
export function millisecondsOf(range: number | readonly [number, number], seed: string): number {
  if (typeof range === "number") return range;
  const [least, most] = range;
  const share = createHash("sha256").update(seed).digest().readUInt32BE() / 2 ** 32;
  return Math.round(least + share * (most - least));
}

const unauthorizedErrors = [
  { message: "The id token was refused.", extensions: { code: "AUTH_NOT_AUTHORIZED" } },
];

function answer(status: number, body?: object): Response {
  return body ? Response.json(body, { status }) : new Response(null, { status });
}

function graphqlError({
  message,
  code,
  field,
}: {
  message: string;
  code?: string | undefined;
  field?: string | undefined;
}) {
  return { message, extensions: { ...(code && { code }), ...(field && { field }) } };
}

type PartialData = Extract<FaultEffect, { kind: "partialData" }>;

/** The answer with one field null and, if given, an error that names its path; unchanged where there is no such field. */
async function withoutField(response: Response, { path, error }: PartialData): Promise<Response> {
  const body = parsed(await response.clone().text());
  if (typeof body !== "object" || body === null) return response;
  const keys = path.split(".").map((key) => (/^\d+$/.test(key) ? Number(key) : key));
  const data = "data" in body ? body.data : undefined;
  if (!setNull(data, keys)) return response;
  const errors = error ? { errors: [{ ...graphqlError(error), path: keys }] } : {};
  return rebuilt(response, JSON.stringify({ ...body, ...errors }));
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function setNull(target: unknown, [key, ...rest]: (string | number)[]): boolean {
  if (typeof target !== "object" || target === null || key === undefined || !(key in target)) return false;
  if (rest.length > 0) return setNull(Reflect.get(target, key), rest);
  return Reflect.set(target, key, null);
}

function rebuilt({ status, headers }: Response, body: string): Response {
  const kept = new Headers(headers);
  kept.delete("content-length");
  return new Response(body, { status, headers: kept });
}

/** The request with a body that comes no faster than `bytesPerSecond`, and breaks off where the caller has gone. */
function throttled(request: Request, bytesPerSecond: number, pause: Wait): Request {
  if (!request.body) return request;
  const { signal } = request;
  const slow = new TransformStream<Uint8Array<ArrayBuffer>, Uint8Array<ArrayBuffer>>({
    async transform(chunk, controller) {
      await pause((chunk.byteLength / bytesPerSecond) * 1000, signal);
      controller.enqueue(chunk);
    },
  });
  return withBody(request, request.body.pipeThrough(slow));
}
