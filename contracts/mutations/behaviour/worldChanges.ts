import type { GraphQlContext } from "../../../mock-server/services/requestContext.ts";
import type { RequestRecord, WindowRecord } from "../../../mock-server/world/records.ts";
import type { World } from "../../../mock-server/world/world.ts";

/** Runs an operation and undoes what it changes in the world. */
export async function undoEffects<T>(world: World, run: () => Promise<T>): Promise<T> {
  const { projects, requests, notifications, windows, registrations, feedback, files } = world;
  const before = structuredClone({
    ...{ projects, requests, notifications, windows, registrations, feedback, files },
  });
  const result = await run();
  Object.assign(world, before);
  return result;
}

/** A context with another caller; the same if there is no such account. */
export function actAs(context: GraphQlContext, accountId: string | null | undefined): GraphQlContext {
  const account = context.world.accounts.find(({ id }) => id === accountId);
  return account ? { ...context, account } : context;
}

/** Acts as the owner of a project, so that everybody may use it. */
export function actAsProjectOwner(context: GraphQlContext, projectId: string | undefined): GraphQlContext {
  const project = context.world.projects.find(({ id }) => id === projectId);
  return actAs(context, project?.customerAccountId);
}

/** Acts as the owner of an installer request. */
export function actAsRequestOwner(context: GraphQlContext, requestId: string): GraphQlContext {
  return actAsProjectOwner(context, findRequest(context, requestId)?.projectId);
}

/** Acts as the owner of a registered window. */
export function actAsWindowOwner(context: GraphQlContext, windowId: string): GraphQlContext {
  return actAs(context, findWindow(context, windowId)?.accountId);
}

/** Acts as another customer than the caller. */
export function actAsOther(context: GraphQlContext): GraphQlContext {
  const other = context.world.accounts.find(({ id }) => id !== context.account?.id);
  return actAs(context, other?.id);
}

/** The context in the default locale of the country, whatever locale was requested. */
export function useDefaultLocale(context: GraphQlContext): GraphQlContext {
  return { ...context, locale: context.world.config.defaultLocale };
}

export function findRequest({ world }: GraphQlContext, requestId: string): RequestRecord | undefined {
  return world.requests.find(({ id }) => id === requestId);
}

export function findWindow({ world }: GraphQlContext, windowId: string): WindowRecord | undefined {
  return world.windows.find(({ id }) => id === windowId);
}
