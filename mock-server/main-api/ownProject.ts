import { callerOf } from "../graphql/authorize.ts";
import type { GraphQlContext } from "../graphql/context.ts";
import type { ProjectRecord } from "../world/world.ts";

/** One of the caller's projects; undefined if there is none with this id, or it is somebody else's. */
export function findOwnProject(context: GraphQlContext, id: string | undefined): ProjectRecord | undefined {
  const caller = callerOf(context);
  const project = context.world.projects.find((it) => it.id === id);
  return project?.customerAccountId === caller.id ? project : undefined;
}
