import type { PlannedMutation } from "../mutation.ts";
import { replaceResolver } from "./fieldMutation.ts";
import { planBehaviour } from "./planBehaviour.ts";
import { actAsOther, undoEffects } from "./worldChanges.ts";

const service = "registration-service";

/** Wrong behaviour of registering windows for somebody else, and of claiming them. */
export const claimMutations: readonly PlannedMutation[] = [
  ...planBehaviour(service, ["registerInstalledWindows", "claimRegisteredWindows"], {
    "registerInstalledWindows registers nothing": {
      kind: "skipped effect",
      mutation: replaceResolver("Mutation.registerInstalledWindows", ({ context, resolve }) =>
        undoEffects(context.world, resolve),
      ),
    },
    "registerInstalledWindows forgets the token": {
      kind: "skipped effect",
      mutation: replaceResolver("Mutation.registerInstalledWindows", async ({ context, resolve }) => {
        const token = await resolve();
        context.world.registrations = context.world.registrations.filter((other) => other.token !== token);
        return token;
      }),
    },
    "registerInstalledWindows returns another token": {
      kind: "wrong content",
      mutation: replaceResolver(
        "Mutation.registerInstalledWindows",
        async ({ resolve }) => `${await resolve()}-other`,
      ),
    },
  }),
  ...planBehaviour(service, ["registerInstalledWindows"], {
    "registerInstalledWindows registers windows where registration is disabled": {
      kind: "missing check",
      mutation: replaceResolver("Mutation.registerInstalledWindows", ({ context, resolve }) => {
        context.world.config.windowRegistrationEnabled = true;
        return resolve();
      }),
    },
  }),
  ...planBehaviour(service, ["claimRegisteredWindows", "registeredWindows"], {
    "claimRegisteredWindows claims nothing": {
      kind: "skipped effect",
      mutation: replaceResolver("Mutation.claimRegisteredWindows", ({ context, resolve }) =>
        undoEffects(context.world, resolve),
      ),
    },
    "claimRegisteredWindows forgets the claim": {
      kind: "skipped effect",
      mutation: replaceResolver("Mutation.claimRegisteredWindows", async ({ context, resolve }) => {
        const claimed = await resolve();
        for (const registration of context.world.registrations) {
          if (registration.claimedBy === context.account?.id) registration.claimedBy = null;
        }
        return claimed;
      }),
    },
    "claimRegisteredWindows gives the windows to another customer": {
      kind: "other owner",
      mutation: replaceResolver("Mutation.claimRegisteredWindows", ({ context, resolve }) =>
        resolve(undefined, actAsOther(context)),
      ),
    },
    "claimRegisteredWindows does not give the windows to the claimer": {
      kind: "skipped effect",
      mutation: replaceResolver("Mutation.claimRegisteredWindows", async ({ context, resolve }) => {
        const ids = (await resolve()).map(({ id }) => id);
        const claimed = context.world.windows.filter(({ id }) => ids.includes(id));
        for (const window of claimed) window.accountId = null;
        return claimed;
      }),
    },
  }),
  ...planBehaviour(service, ["claimRegisteredWindows"], {
    "claimRegisteredWindows accepts a second claim": {
      kind: "missing check",
      mutation: replaceResolver("Mutation.claimRegisteredWindows", ({ context, resolve }) => {
        for (const registration of context.world.registrations) registration.claimedBy = null;
        return resolve();
      }),
    },
    "claimRegisteredWindows accepts a second claim of the same customer": {
      kind: "missing check",
      mutation: replaceResolver("Mutation.claimRegisteredWindows", ({ context, resolve }) => {
        for (const registration of context.world.registrations) {
          if (registration.claimedBy === context.account?.id) registration.claimedBy = null;
        }
        return resolve();
      }),
    },
    "claimRegisteredWindows accepts an expired token": {
      kind: "missing check",
      mutation: replaceResolver("Mutation.claimRegisteredWindows", ({ context, resolve }) => {
        for (const registration of context.world.registrations)
          registration.expiresAt = "2999-01-01T00:00:00Z";
        return resolve();
      }),
    },
    "claimRegisteredWindows accepts an unknown token": {
      kind: "missing check",
      mutation: replaceResolver("Mutation.claimRegisteredWindows", ({ args, context, resolve }) => {
        const { registrations } = context.world;
        const isKnown = registrations.some(({ token }) => token === args.registrationToken);
        const open = registrations.find(({ claimedBy }) => claimedBy === null);
        return resolve(isKnown || !open ? args : { registrationToken: open.token });
      }),
    },
    "claimRegisteredWindows returns no windows": {
      kind: "wrong content",
      mutation: replaceResolver("Mutation.claimRegisteredWindows", async ({ resolve }) => {
        await resolve();
        return [];
      }),
    },
  }),
];
