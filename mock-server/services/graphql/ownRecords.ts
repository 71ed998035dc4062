import { formatText } from "#texts/texts.ts";
import type { AccountRecord, ProjectRecord, RequestRecord, WindowRecord } from "#world/records.ts";
import type { GraphQlContext } from "../requestContext.ts";
import { createNotAuthorizedError, createNotFoundError } from "./errors.ts";

/** The signed-in account. Throws AUTH_NOT_AUTHORIZED for anonymous requests. */
export function requireAccount({ account, texts }: GraphQlContext): AccountRecord {
  if (!account) throw createNotAuthorizedError(texts);
  return account;
}

/** A project of the signed-in account; undefined if it does not exist or belongs to somebody else. */
export function findOwnProject(context: GraphQlContext, id: string | undefined): ProjectRecord | undefined {
  const account = requireAccount(context);
  const project = context.world.projects.find((candidate) => candidate.id === id);
  return project?.customerAccountId === account.id ? project : undefined;
}

/** A request of the signed-in account; undefined if it does not exist or belongs to somebody else. */
export function findOwnRequest(context: GraphQlContext, id: string): RequestRecord | undefined {
  const request = context.world.requests.find((candidate) => candidate.id === id);
  return findOwnProject(context, request?.projectId) && request;
}

/** Like `findOwnRequest`, for mutations: throws NOT_FOUND for a missing request. */
export function getOwnRequest(context: GraphQlContext, id: string): RequestRecord {
  const request = findOwnRequest(context, id);
  if (!request) throw createNotFoundError(formatText(context.texts.unknownRequest, { id }));
  return request;
}

/** A registered window of the signed-in account; undefined if it does not exist or belongs to somebody else. */
export function findOwnWindow(context: GraphQlContext, id: string): WindowRecord | undefined {
  const account = requireAccount(context);
  return context.world.windows.find((window) => window.id === id && window.accountId === account.id);
}

/** Like `findOwnWindow`, for mutations: throws NOT_FOUND for a missing window. */
export function getOwnWindow(context: GraphQlContext, id: string): WindowRecord {
  const window = findOwnWindow(context, id);
  if (!window) throw createNotFoundError(formatText(context.texts.unknownWindow, { id }));
  return window;
}
