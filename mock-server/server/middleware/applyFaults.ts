import { setTimeout } from "node:timers/promises";
import { createBearerChallenge } from "#services/bearerChallenge.ts";
import { replaceBody } from "#services/replaceBody.ts";
import type { FaultEffect } from "#world/faults/fault.ts";
import { parseJson } from "../request/parseJson.ts";
import { readBodyStart } from "../request/requestBody.ts";

/** The way to continue after the request faults: a request, a fault's response, or a connection reset. */
type RequestOutcome = { request: Request } | { response: Response } | { reset: true };

/** Resolves after a time; rejects when `signal` aborts. */
type Wait = (milliseconds: number, signal?: AbortSignal) => Promise<void>;

const waitWithTimer: Wait = (milliseconds, signal) =>
  setTimeout(milliseconds, undefined, signal && { signal });

/** Applies the effects before the service runs. Tests replace `wait`. */
export async function applyRequestFaults(
  request: Request,
  effects: readonly FaultEffect[],
  wait: Wait = waitWithTimer,
): Promise<RequestOutcome> {
  let current = request;
  for (const effect of effects) {
    switch (effect.kind) {
      case "latency":
        await wait(effect.milliseconds);
        break;
      case "slowUpload":
        current = throttleBody(current, effect.bytesPerSecond, wait);
        break;
      case "cutUpload": {
        const start = await readBodyStart(current, ({ byteLength }) => byteLength >= effect.afterBytes);
        if (start.byteLength >= effect.afterBytes) return { reset: true };
        break;
      }
      case "status":
        return { response: createResponse(effect.status, effect.body) };
      case "unauthorized":
        return { response: createUnauthorizedResponse() };
      case "graphqlErrors":
        return { response: createResponse(200, { errors: effect.errors.map(createGraphQlError) }) };
      case "nullData":
        return { response: createResponse(200, { data: null }) };
      case "reset":
        return { reset: true };
      default:
        break;
    }
  }
  return { request: current };
}

/** Applies the effects that change the body of a response. */
export async function applyResponseFaults(
  response: Response,
  effects: readonly FaultEffect[],
): Promise<Response> {
  // Redirects and responses to preflight requests have no body.
  if (response.body === null) return response;
  let current = response;
  for (const effect of effects) {
    switch (effect.kind) {
      case "partialData":
        current = await removeField(current, effect);
        break;
      case "malformed":
        current = replaceBody(current, `${(await current.text()).slice(0, -1)},,`);
        break;
      default:
        break;
    }
  }
  return current;
}

/** The body has the shape of the REST API's errors and that of GraphQL's in one. */
function createUnauthorizedResponse(): Response {
  const message = "The id token was refused.";
  const errors = [{ message, extensions: { code: "AUTH_NOT_AUTHORIZED" } }];
  return Response.json({ message, errors }, { status: 401, headers: createBearerChallenge(message) });
}

function createResponse(status: number, body?: object): Response {
  return body ? Response.json(body, { status }) : new Response(null, { status });
}

type PartialData = Extract<FaultEffect, { kind: "partialData" }>;
type GraphQlErrorFault = NonNullable<PartialData["error"]>;

function createGraphQlError({ message, code, field }: GraphQlErrorFault) {
  return { message, extensions: { ...(code && { code }), ...(field && { field }) } };
}

/** Sets a field to null and adds the error with its path; returns the same response if there is no such field. */
async function removeField(response: Response, { path, error }: PartialData): Promise<Response> {
  const body = parseJson(await response.clone().text());
  if (typeof body !== "object" || body === null) return response;
  const keys = path.split(".").map((key) => (/^\d+$/.test(key) ? Number(key) : key));
  const data = "data" in body ? body.data : undefined;
  if (!setNull(data, keys)) return response;
  const errors = error ? { errors: [{ ...createGraphQlError(error), path: keys }] } : {};
  return replaceBody(response, JSON.stringify({ ...body, ...errors }));
}

function setNull(target: unknown, [key, ...rest]: (string | number)[]): boolean {
  if (typeof target !== "object" || target === null || key === undefined || !(key in target)) return false;
  if (rest.length > 0) return setNull(Reflect.get(target, key), rest);
  return Reflect.set(target, key, null);
}

/** Limits how fast the body can be read. Reading rejects once the client has disconnected. */
function throttleBody(request: Request, bytesPerSecond: number, wait: Wait): Request {
  const { method, headers, body, signal } = request;
  if (!body) return request;
  const throttle = new TransformStream<Uint8Array<ArrayBuffer>, Uint8Array<ArrayBuffer>>({
    async transform(chunk, controller) {
      await wait((chunk.byteLength / bytesPerSecond) * 1000, signal);
      controller.enqueue(chunk);
    },
  });
  // Node accepts a stream only with `duplex`, which is missing in the type of RequestInit.
  const init = { method, headers, signal, body: body.pipeThrough(throttle), duplex: "half" };
  return new Request(request.url, init);
}
