import type { RegisteredWindow } from "../../../mock-server/generated/registration.ts";
import type { ResolverCall } from "./fieldMutation.ts";
import { actAsWindowOwner, findWindow, undoEffects } from "./worldChanges.ts";

/** Calls the resolver and returns the window as it was before. */
export async function returnWindowBefore({
  args,
  context,
  resolve,
}: ResolverCall<{ id: string }, RegisteredWindow>): Promise<RegisteredWindow> {
  const before = structuredClone(findWindow(context, args.id));
  const after = await resolve();
  return before ?? after;
}

/** Undoes what the resolver changes. */
export function changeNothing<T>({ context, resolve }: ResolverCall<{ id: string }, T>): Promise<T> {
  return undoEffects(context.world, resolve);
}

/** Changes the window of another customer too. */
export function changeAnyWindow<Args extends { id: string }, T>({
  args,
  context,
  resolve,
}: ResolverCall<Args, T>) {
  return resolve(args, actAsWindowOwner(context, args.id));
}
