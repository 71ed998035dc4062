import { callerOf } from "../graphql/authorize.ts";
import type { GraphQlContext } from "../graphql/context.ts";
import { notFound } from "../graphql/errors.ts";
import type { RequestRecord } from "../world/world.ts";

/** One of the caller's requests; undefined if there is none with this id, or it is somebody else's. */
export function findOwnRequest(context: GraphQlContext, id: string): RequestRecord | undefined {
  const caller = callerOf(context);
  const request = context.world.requests.find((it) => it.id === id);
  const project = context.world.projects.find((it) => it.id === request?.projectId);
  return project?.customerAccountId === caller.id ? request : undefined;
}

/** As `findOwnRequest`, for mutations: a missing request is an error. */
export function ownRequest(context: GraphQlContext, id: string): RequestRecord {
  const request = findOwnRequest(context, id);
  if (!request) throw notFound("request", id);
  return request;
}
