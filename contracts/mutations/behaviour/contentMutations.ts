import type { PlannedMutation } from "../mutation.ts";
import { changeValue } from "../responses/jsonMutations.ts";
import { replaceResolver } from "./fieldMutation.ts";
import { planBehaviour } from "./planBehaviour.ts";
import { actAsOther, undoEffects, useDefaultLocale } from "./worldChanges.ts";

/** Wrong behaviour of notifications, feedback, content, the account and the configuration. */
export const contentMutations: readonly PlannedMutation[] = [
  ...planBehaviour("main-api", ["unreadNotifications"], {
    "unreadNotifications ignores take": {
      kind: "ignored argument",
      mutation: replaceResolver("Query.unreadNotifications", ({ args, resolve }) =>
        resolve({ ...args, take: 100 }),
      ),
    },
    "unreadNotifications ignores skip": {
      kind: "ignored argument",
      mutation: replaceResolver("Query.unreadNotifications", ({ args, resolve }) =>
        resolve({ ...args, skip: 0 }),
      ),
    },
    "unreadNotifications lists the oldest first": {
      kind: "wrong order",
      mutation: replaceResolver("Query.unreadNotifications", async ({ args, resolve }) => {
        const all = await resolve({ take: 100, skip: 0 });
        return all && { ...all, items: all.items.toReversed().slice(args.skip, args.skip + args.take) };
      }),
    },
    "unreadNotifications counts those of the page": {
      kind: "wrong content",
      mutation: replaceResolver("Query.unreadNotifications", async ({ resolve }) => {
        const page = await resolve();
        return page && { ...page, totalCount: page.items.length };
      }),
    },
    "unreadNotifications lists read ones too": {
      kind: "wrong content",
      mutation: replaceResolver("Query.unreadNotifications", ({ context, resolve }) => {
        const notifications = context.world.notifications.map((other) => ({ ...other, isRead: false }));
        return resolve(undefined, { ...context, world: { ...context.world, notifications } });
      }),
    },
    "unreadNotifications lists those of another customer": {
      kind: "other owner",
      mutation: replaceResolver("Query.unreadNotifications", ({ context, resolve }) =>
        resolve(undefined, actAsOther(context)),
      ),
    },
  }),
  ...planBehaviour("main-api", ["makeNotificationRead", "unreadNotifications"], {
    "makeNotificationRead leaves the notification unread": {
      kind: "skipped effect",
      mutation: replaceResolver("Mutation.makeNotificationRead", ({ context, resolve }) =>
        undoEffects(context.world, resolve),
      ),
    },
    "makeNotificationRead marks all notifications as read": {
      kind: "ignored argument",
      mutation: replaceResolver("Mutation.makeNotificationRead", async ({ context, resolve }) => {
        const wasUnread = await resolve();
        for (const notification of context.world.notifications) notification.isRead = true;
        return wasUnread;
      }),
    },
    "makeNotificationRead returns false": {
      kind: "wrong content",
      mutation: replaceResolver("Mutation.makeNotificationRead", async ({ resolve }) => !(await resolve())),
    },
    "makeNotificationRead returns true for an unknown notification": {
      kind: "missing check",
      mutation: replaceResolver("Mutation.makeNotificationRead", ({ resolve }) =>
        resolve().catch(() => true),
      ),
    },
    "makeNotificationRead marks the notification of another customer": {
      kind: "other owner",
      mutation: replaceResolver("Mutation.makeNotificationRead", ({ args, context, resolve }) => {
        const accountId = context.account?.id ?? "";
        for (const notification of context.world.notifications) {
          if (notification.id === args.notificationId) notification.accountId = accountId;
        }
        return resolve();
      }),
    },
  }),
  ...planBehaviour("main-api", ["giveFeedback"], {
    "giveFeedback saves nothing": {
      kind: "skipped effect",
      mutation: replaceResolver("Mutation.giveFeedback", ({ context, resolve }) =>
        undoEffects(context.world, resolve),
      ),
    },
    "giveFeedback returns false": {
      kind: "wrong content",
      mutation: replaceResolver("Mutation.giveFeedback", async ({ resolve }) => !(await resolve())),
    },
    "giveFeedback accepts a second feedback": {
      kind: "missing check",
      mutation: replaceResolver("Mutation.giveFeedback", ({ context, resolve }) => {
        context.world.feedback = [];
        return resolve();
      }),
    },
    "giveFeedback accepts every rating": {
      kind: "missing check",
      mutation: replaceResolver("Mutation.giveFeedback", ({ args, resolve }) =>
        resolve({ ...args, rating: 5 }),
      ),
    },
    "giveFeedback accepts a comment of any length": {
      kind: "missing check",
      mutation: replaceResolver("Mutation.giveFeedback", ({ args, resolve }) =>
        resolve({ ...args, comment: args.comment?.slice(0, 100) ?? null }),
      ),
    },
    "giveFeedback accepts an unknown project": {
      kind: "missing check",
      mutation: replaceResolver("Mutation.giveFeedback", ({ resolve }) => resolve().catch(() => true)),
    },
  }),
  ...planBehaviour("main-api", ["faqContent", "documentContent", "bookmarkContent"], {
    "faqContent ignores the locale": {
      kind: "ignored argument",
      mutation: replaceResolver("Query.faqContent", ({ context, resolve }) =>
        resolve(undefined, useDefaultLocale(context)),
      ),
    },
    "faqContent has no questions": {
      kind: "wrong content",
      mutation: replaceResolver("Query.faqContent", () => []),
    },
    "documentContent ignores the locale": {
      kind: "ignored argument",
      mutation: replaceResolver("Query.documentContent", ({ context, resolve }) =>
        resolve(undefined, useDefaultLocale(context)),
      ),
    },
    "bookmarkContent ignores the locale": {
      kind: "ignored argument",
      mutation: replaceResolver("Query.bookmarkContent", ({ context, resolve }) =>
        resolve(undefined, useDefaultLocale(context)),
      ),
    },
  }),
  ...planBehaviour("main-api", ["showAccount"], {
    "showAccount shows another account": {
      kind: "other owner",
      mutation: replaceResolver("Query.showAccount", ({ context, resolve }) =>
        resolve(undefined, actAsOther(context)),
      ),
    },
  }),
  ...planBehaviour("main-api", ["runtimeConfig"], {
    "runtimeConfig ignores the country": {
      kind: "ignored argument",
      mutation: replaceResolver("Query.runtimeConfig", async ({ resolve }) => {
        const config = await resolve();
        return config && { ...config, country: config.country === "AT" ? "DE" : "AT" };
      }),
    },
    "runtimeConfig has no registration service": {
      kind: "wrong content",
      mutation: replaceResolver("Query.runtimeConfig", async ({ resolve }) => {
        const config = await resolve();
        return config && { ...config, registrationServiceUrl: null };
      }),
    },
    "runtimeConfig swaps the policies for sign-in and password reset": {
      kind: "wrong content",
      mutation: replaceResolver("Query.runtimeConfig", async ({ resolve }) => {
        const config = await resolve();
        if (!config) return config;
        const { signIn, resetPassword } = config.signIn.policyIds;
        const policyIds = { signIn: resetPassword, resetPassword: signIn };
        return { ...config, signIn: { ...config.signIn, policyIds } };
      }),
      acceptedBecause:
        "The policies' names are the provider's own, and no response says which is which; end-to-end tests sign in with them.",
    },
    "runtimeConfig has no portals of other countries": {
      kind: "wrong content",
      mutation: replaceResolver("Query.runtimeConfig", async ({ resolve }) => {
        const config = await resolve();
        return config && { ...config, domains: [] };
      }),
    },
    "runtimeConfig inverts its switches": {
      kind: "wrong content",
      mutation: replaceResolver("Query.runtimeConfig", async ({ resolve }) => {
        const config = await resolve();
        return (
          config && {
            ...config,
            alternativeInstallationFlow: !config.alternativeInstallationFlow,
            windowRegistrationEnabled: !config.windowRegistrationEnabled,
          }
        );
      }),
    },
  }),
  ...planBehaviour("main-api", ["GET /api/campaigns returns a campaign"], {
    "GET /api/campaigns returns no campaign": {
      kind: "wrong content",
      mutation: { response: changeValue("data", () => []) },
    },
    "GET /api/campaigns returns campaigns without positions": {
      kind: "wrong content",
      mutation: { response: changeValue("data.0.positions", () => []) },
    },
  }),
];
