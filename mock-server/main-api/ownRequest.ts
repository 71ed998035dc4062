import type { GraphQlContext } from "../graphql/context.ts";
import { notFound } from "../graphql/errors.ts";
import type { RequestRecord } from "../world/world.ts";
import { findOwnProject } from "./ownProject.ts";

/** One of the caller's requests; undefined if there is none with this id, or it is somebody else's. */
export function findOwnRequest(context: GraphQlContext, id: string): RequestRecord | undefined {
  const request = context.world.requests.find((it) => it.id === id);
  return findOwnProject(context, request?.projectId) && request;
}

/** As `findOwnRequest`, for mutations: a missing request is an error. */
export function ownRequest(context: GraphQlContext, id: string): RequestRecord {
  const request = findOwnRequest(context, id);
  if (!request) throw notFound(context.texts.unknownRequest(id));
  return request;
}
