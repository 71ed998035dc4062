import { createHash } from "node:crypto";
import { setTimeout as wait } from "node:timers/promises";
import type { FaultEffect } from "./fault.ts";

/** An effect with the seed from which it draws. */
export interface SeededEffect {
  effect: FaultEffect;
  seed: string;
}

/** What a call comes to before it is answered: a request to go on with, or an answer in its place. */
export type Interception = { request: Request } | { response: Response } | { reset: true };

/** Applies the effects that come before the answer. */
export async function intercept(request: Request, effects: readonly SeededEffect[]): Promise<Interception> {
  let current = request;
  for (const { effect, seed } of effects) {
    switch (effect.kind) {
      case "latency":
        await wait(millisecondsOf(effect.milliseconds, seed));
        break;
      case "slowUpload":
        current = throttled(current, effect.bytesPerSecond);
        break;
      case "status":
        return { response: answer(effect.status, effect.body) };
      case "unauthorized":
        return {
          response: answer(401, { message: "The id token was refused.", errors: unauthorizedErrors }),
        };
      case "graphqlErrors":
        return { response: answer(200, { errors: effect.errors.map(graphqlError) }) };
      case "nullData":
        return { response: answer(200, { data: null }) };
      case "reset":
        return { reset: true };
      default:
        break;
    }
  }
  return { request: current };
}

/** Applies the effects that change an answer. */
export async function distort(response: Response, effects: readonly SeededEffect[]): Promise<Response> {
  let current = response;
  for (const { effect } of effects) {
    switch (effect.kind) {
      case "partialData":
        current = await withoutField(current, effect);
        break;
      case "malformed":
        current = rebuilt(current, `${(await current.text()).slice(0, -1)},,`);
        break;
      case "truncated":
        current = cutInHalf(current, new Uint8Array(await current.arrayBuffer()));
        break;
      default:
        break;
    }
  }
  return current;
}

/** A number from the range, the same for the same seed. */
function millisecondsOf(range: number | readonly [number, number], seed: string): number {
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

/** The answer with one field null and an error that names its path; unchanged where there is no such field. */
async function withoutField(response: Response, { path, error }: PartialData): Promise<Response> {
  const body: unknown = JSON.parse(await response.clone().text());
  if (typeof body !== "object" || body === null) return response;
  const keys = path.split(".").map((key) => (/^\d+$/.test(key) ? Number(key) : key));
  const data = "data" in body ? body.data : undefined;
  if (!setNull(data, keys)) return response;
  return rebuilt(response, JSON.stringify({ ...body, errors: [{ ...graphqlError(error), path: keys }] }));
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

/** Promises the whole answer, sends half of it and breaks off. */
function cutInHalf({ status, headers }: Response, bytes: Uint8Array): Response {
  const kept = new Headers(headers);
  kept.set("content-length", String(bytes.byteLength));
  let sent = false;
  const stream = new ReadableStream({
    pull(controller) {
      if (sent) {
        controller.error(new Error("Cut off by a fault."));
      } else {
        sent = true;
        controller.enqueue(bytes.slice(0, bytes.byteLength / 2));
      }
    },
  });
  return new Response(stream, { status, headers: kept });
}

/** The request with a body that comes no faster than `bytesPerSecond`. */
function throttled(request: Request, bytesPerSecond: number): Request {
  if (!request.body) return request;
  const slow = new TransformStream<Uint8Array, Uint8Array>({
    async transform(chunk, controller) {
      await wait((chunk.byteLength / bytesPerSecond) * 1000);
      controller.enqueue(chunk);
    },
  });
  const { method, headers } = request;
  const init = { method, headers, body: request.body.pipeThrough(slow), duplex: "half" };
  return new Request(request.url, init);
}
