import type { RegisteredWindow, WindowProductInput } from "../../../mock-server/generated/registration.ts";
import type { PlannedMutation } from "../mutation.ts";
import { replaceResolver } from "./fieldMutation.ts";
import { planBehaviour } from "./planBehaviour.ts";
import { actAsProjectOwner, undoEffects } from "./worldChanges.ts";

const service = "registration-service";

/** Changes the windows in the response of `registerProjectWindows`. */
function changeRegistered(change: (windows: RegisteredWindow[]) => RegisteredWindow[]) {
  return replaceResolver("Mutation.registerProjectWindows", async ({ resolve }) => change(await resolve()));
}

/** Changes the input of `registerProjectWindows`. */
function changeInput(change: (window: WindowProductInput) => WindowProductInput) {
  return replaceResolver("Mutation.registerProjectWindows", ({ args, resolve }) =>
    resolve({ ...args, windowProducts: args.windowProducts.map(change) }),
  );
}

/** Wrong behaviour of registering windows. */
export const registrationMutations: readonly PlannedMutation[] = [
  ...planBehaviour(service, ["registerProjectWindows", "registeredWindows"], {
    "registerProjectWindows registers nothing": {
      kind: "skipped effect",
      mutation: replaceResolver("Mutation.registerProjectWindows", ({ context, resolve }) =>
        undoEffects(context.world, resolve),
      ),
    },
    "registerProjectWindows registers windows without the project": {
      kind: "skipped effect",
      mutation: replaceResolver("Mutation.registerProjectWindows", async ({ resolve }) => {
        const windows = await resolve();
        for (const window of windows) window.projectId = null;
        return windows;
      }),
    },
    "registerProjectWindows registers windows for another customer": {
      kind: "other owner",
      mutation: replaceResolver("Mutation.registerProjectWindows", async ({ context, resolve }) => {
        const ids = (await resolve()).map(({ id }) => id);
        const registered = context.world.windows.filter(({ id }) => ids.includes(id));
        for (const window of registered) window.accountId = "account-other";
        return registered;
      }),
    },
  }),
  ...planBehaviour(service, ["registerProjectWindows"], {
    "registerProjectWindows returns no windows": {
      kind: "wrong content",
      mutation: changeRegistered(() => []),
    },
    "registerProjectWindows registers the first window only": {
      kind: "ignored argument",
      mutation: replaceResolver("Mutation.registerProjectWindows", ({ args, resolve }) =>
        resolve({ ...args, windowProducts: args.windowProducts.slice(0, 1) }),
      ),
    },
    "registerProjectWindows returns another serial number": {
      kind: "wrong content",
      mutation: changeRegistered((windows) => windows.map((window) => ({ ...window, serialNumber: "0" }))),
    },
    "registerProjectWindows swaps key and serial number": {
      kind: "wrong content",
      mutation: changeRegistered((windows) =>
        windows.map((window) => ({ ...window, key: window.serialNumber, serialNumber: window.key })),
      ),
    },
    "registerProjectWindows ignores the notes": {
      kind: "ignored argument",
      mutation: changeInput(({ notes: _, ...window }) => window),
    },
    "registerProjectWindows ignores the room": {
      kind: "ignored argument",
      mutation: changeInput(({ room: _, ...window }) => window),
    },
    "registerProjectWindows accepts an installation in the future": {
      kind: "missing check",
      mutation: changeInput((window) => ({ ...window, installationDate: "2020-01-01" })),
    },
    "registerProjectWindows accepts every serial number": {
      kind: "missing check",
      mutation: changeInput((window) => ({ ...window, serialNumber: "A1234567" })),
    },
    "registerProjectWindows registers windows on another customer's project": {
      kind: "other owner",
      mutation: replaceResolver("Mutation.registerProjectWindows", ({ args, context, resolve }) =>
        resolve(args, actAsProjectOwner(context, args.projectId)),
      ),
    },
    "registerProjectWindows registers windows where registration is disabled": {
      kind: "missing check",
      mutation: replaceResolver("Mutation.registerProjectWindows", ({ context, resolve }) => {
        context.world.config.windowRegistrationEnabled = true;
        return resolve();
      }),
    },
  }),
  ...planBehaviour(service, ["registerWindowsWithOwner", "registeredWindows", "registeredWindowById"], {
    "registerWindowsWithOwner registers nothing": {
      kind: "skipped effect",
      mutation: replaceResolver("Mutation.registerWindowsWithOwner", ({ context, resolve }) =>
        undoEffects(context.world, resolve),
      ),
    },
    "registerWindowsWithOwner does not save the owner": {
      kind: "skipped effect",
      mutation: replaceResolver("Mutation.registerWindowsWithOwner", async ({ resolve }) => {
        const windows = await resolve();
        for (const window of windows) window.owner = null;
        return windows;
      }),
    },
    "registerWindowsWithOwner swaps the owner's names": {
      kind: "wrong content",
      mutation: replaceResolver("Mutation.registerWindowsWithOwner", ({ args, resolve }) => {
        const { firstName, lastName } = args.productOwner;
        const productOwner = { ...args.productOwner, firstName: lastName, lastName: firstName };
        return resolve({ ...args, productOwner });
      }),
    },
  }),
  ...planBehaviour(service, ["registerWindowsWithOwner"], {
    "registerWindowsWithOwner accepts every post code": {
      kind: "missing check",
      mutation: replaceResolver("Mutation.registerWindowsWithOwner", ({ args, resolve }) =>
        resolve({ ...args, productOwner: { ...args.productOwner, postCode: "10115" } }),
      ),
    },
    "registerWindowsWithOwner registers windows where registration is disabled": {
      kind: "missing check",
      mutation: replaceResolver("Mutation.registerWindowsWithOwner", ({ context, resolve }) => {
        context.world.config.windowRegistrationEnabled = true;
        return resolve();
      }),
    },
  }),
];
