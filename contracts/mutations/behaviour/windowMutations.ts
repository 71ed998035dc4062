import type { PlannedMutation } from "../mutation.ts";
import { replaceResolver } from "./fieldMutation.ts";
import { planBehaviour } from "./planBehaviour.ts";
import { changeAnyWindow, changeNothing, returnWindowBefore } from "./windowCalls.ts";
import { actAsOther } from "./worldChanges.ts";

const service = "registration-service";

function setHasNextPage(hasNextPage: boolean) {
  return replaceResolver("Query.registeredWindows", async ({ resolve }) => {
    const page = await resolve();
    return page && { ...page, hasNextPage };
  });
}

/** Wrong behaviour of the lists and details of registered windows. */
const queryMutations: readonly PlannedMutation[] = [
  ...planBehaviour(service, ["registeredWindows"], {
    "registeredWindows ignores take": {
      kind: "ignored argument",
      mutation: replaceResolver("Query.registeredWindows", ({ args, resolve }) =>
        resolve({ ...args, take: 100 }),
      ),
    },
    "registeredWindows ignores skip": {
      kind: "ignored argument",
      mutation: replaceResolver("Query.registeredWindows", ({ args, resolve }) =>
        resolve({ ...args, skip: 0 }),
      ),
    },
    "registeredWindows ignores where": {
      kind: "ignored argument",
      mutation: replaceResolver("Query.registeredWindows", ({ args: { where: _, ...args }, resolve }) =>
        resolve(args),
      ),
    },
    "registeredWindows ignores the order": {
      kind: "ignored argument",
      mutation: replaceResolver("Query.registeredWindows", ({ args, resolve }) =>
        resolve({ ...args, order: { createdAt: args.order?.createdAt === "ASC" ? "DESC" : "ASC" } }),
      ),
    },
    "registeredWindows returns a page in reverse order": {
      kind: "wrong order",
      mutation: replaceResolver("Query.registeredWindows", async ({ resolve }) => {
        const page = await resolve();
        return page && { ...page, items: page.items.toReversed() };
      }),
    },
    "registeredWindows always has a next page": { kind: "wrong content", mutation: setHasNextPage(true) },
    "registeredWindows never has a next page": { kind: "wrong content", mutation: setHasNextPage(false) },
    "registeredWindows has a next page after exactly the last window": {
      kind: "wrong content",
      mutation: replaceResolver("Query.registeredWindows", async ({ args, resolve }) => {
        const page = await resolve();
        return page && { ...page, hasNextPage: page.items.length === args.take };
      }),
    },
    "registeredWindows lists those of another customer": {
      kind: "other owner",
      mutation: replaceResolver("Query.registeredWindows", ({ context, resolve }) =>
        resolve(undefined, actAsOther(context)),
      ),
    },
    "registeredWindows lists those of all customers": {
      kind: "other owner",
      mutation: replaceResolver("Query.registeredWindows", ({ context, resolve }) => {
        const accountId = context.account?.id ?? null;
        const windows = context.world.windows.map((window) => ({ ...window, accountId }));
        return resolve(undefined, { ...context, world: { ...context.world, windows } });
      }),
    },
  }),
  ...planBehaviour(service, ["registeredWindowById"], {
    "registeredWindowById shows another window": {
      kind: "ignored argument",
      mutation: replaceResolver("Query.registeredWindowById", async ({ resolve }) => {
        const window = await resolve();
        return window && { ...window, id: `${window.id}-other` };
      }),
    },
    "registeredWindowById shows some window for an unknown id": {
      kind: "missing check",
      mutation: replaceResolver("Query.registeredWindowById", async ({ context, resolve }) => {
        const [first] = context.world.windows;
        return (await resolve()) ?? first;
      }),
    },
    "registeredWindowById shows the window of another customer": {
      kind: "other owner",
      mutation: replaceResolver("Query.registeredWindowById", changeAnyWindow),
    },
    "registeredWindowById has no owner": {
      kind: "wrong content",
      mutation: replaceResolver("Query.registeredWindowById", async ({ resolve }) => {
        const window = await resolve();
        return window && { ...window, owner: null };
      }),
    },
  }),
];

/** Wrong behaviour of changes to registered windows. */
const updateMutations: readonly PlannedMutation[] = [
  ...planBehaviour(service, ["updateRegisteredWindowInstallerName", "registeredWindowById"], {
    "updateRegisteredWindowInstallerName saves nothing": {
      kind: "skipped effect",
      mutation: replaceResolver("Mutation.updateRegisteredWindowInstallerName", changeNothing),
    },
  }),
  ...planBehaviour(service, ["updateRegisteredWindowNotes", "registeredWindowById"], {
    "updateRegisteredWindowNotes saves nothing": {
      kind: "skipped effect",
      mutation: replaceResolver("Mutation.updateRegisteredWindowNotes", changeNothing),
    },
  }),
  ...planBehaviour(service, ["updateRegisteredWindowRoom", "registeredWindowById"], {
    "updateRegisteredWindowRoom saves nothing": {
      kind: "skipped effect",
      mutation: replaceResolver("Mutation.updateRegisteredWindowRoom", changeNothing),
    },
  }),
  ...planBehaviour(service, ["updateRegisteredWindowInstallerName"], {
    "updateRegisteredWindowInstallerName returns the name before the change": {
      kind: "stale response",
      mutation: replaceResolver("Mutation.updateRegisteredWindowInstallerName", returnWindowBefore),
    },
    "updateRegisteredWindowInstallerName keeps the logo of the installer before": {
      kind: "stale response",
      mutation: replaceResolver("Mutation.updateRegisteredWindowInstallerName", async (call) => {
        const { installerLogo } = await returnWindowBefore(call);
        return { ...(await call.resolve()), installerLogo };
      }),
      acceptedBecause: "Which installers have a logo is the provider's own; most names have none.",
    },
    "updateRegisteredWindowInstallerName accepts a name of any length": {
      kind: "missing check",
      mutation: replaceResolver("Mutation.updateRegisteredWindowInstallerName", ({ args, resolve }) =>
        resolve({ ...args, name: args.name.slice(0, 100) }),
      ),
    },
    "updateRegisteredWindowInstallerName changes the window of another customer": {
      kind: "other owner",
      mutation: replaceResolver("Mutation.updateRegisteredWindowInstallerName", changeAnyWindow),
    },
  }),
  ...planBehaviour(service, ["updateRegisteredWindowNotes"], {
    "updateRegisteredWindowNotes returns the notes before the change": {
      kind: "stale response",
      mutation: replaceResolver("Mutation.updateRegisteredWindowNotes", returnWindowBefore),
    },
    "updateRegisteredWindowNotes accepts notes of any length": {
      kind: "missing check",
      mutation: replaceResolver("Mutation.updateRegisteredWindowNotes", ({ args, resolve }) =>
        resolve({ ...args, notes: args.notes.slice(0, 100) }),
      ),
    },
    "updateRegisteredWindowNotes ignores empty notes": {
      kind: "ignored argument",
      mutation: replaceResolver("Mutation.updateRegisteredWindowNotes", (call) =>
        call.args.notes === "" ? returnWindowBefore(call) : call.resolve(),
      ),
    },
    "updateRegisteredWindowNotes changes the window of another customer": {
      kind: "other owner",
      mutation: replaceResolver("Mutation.updateRegisteredWindowNotes", changeAnyWindow),
    },
  }),
  ...planBehaviour(service, ["updateRegisteredWindowRoom"], {
    "updateRegisteredWindowRoom returns the room before the change": {
      kind: "stale response",
      mutation: replaceResolver("Mutation.updateRegisteredWindowRoom", returnWindowBefore),
    },
    "updateRegisteredWindowRoom saves another room": {
      kind: "ignored argument",
      mutation: replaceResolver("Mutation.updateRegisteredWindowRoom", ({ args, resolve }) =>
        resolve({ ...args, room: args.room === "LOFT" ? "OFFICE" : "LOFT" }),
      ),
    },
    "updateRegisteredWindowRoom changes the window of another customer": {
      kind: "other owner",
      mutation: replaceResolver("Mutation.updateRegisteredWindowRoom", changeAnyWindow),
    },
  }),
];

export const windowMutations: readonly PlannedMutation[] = [...queryMutations, ...updateMutations];
