import { callerOf } from "../graphql/authorize.ts";
import type { GraphQlContext } from "../graphql/context.ts";
import { notFound } from "../graphql/errors.ts";
import type { WindowRecord } from "../world/world.ts";

/** One of the caller's windows; undefined if there is none with this id, or it is somebody else's. */
export function findOwnWindow(context: GraphQlContext, id: string): WindowRecord | undefined {
  const caller = callerOf(context);
  return context.world.windows.find((window) => window.id === id && window.accountId === caller.id);
}

/** As `findOwnWindow`, for mutations: a missing window is an error. */
export function ownWindow(context: GraphQlContext, id: string): WindowRecord {
  const window = findOwnWindow(context, id);
  if (!window) throw notFound(context.texts.unknownWindow(id));
  return window;
}
