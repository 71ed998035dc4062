import type { Resolvers } from "#generated/registrationResolvers.ts";
import { findPersonViolations } from "#rules/personRules.ts";
import { findWindowViolations } from "#rules/windowRules.ts";
import { formatText } from "#texts/texts.ts";
import { addRegistration, claimRegistration, findSameRegistration, registerWindow } from "#world/windows.ts";
import { createCodedError, createNotFoundError, throwViolations } from "../graphql/errors.ts";
import { findOwnProject, requireAccount } from "../graphql/ownRecords.ts";
import type { GraphQlContext } from "../requestContext.ts";
import { invoiceResolvers } from "./invoiceResolvers.ts";
import { windowResolvers } from "./windowResolvers.ts";

const registerAndClaimResolvers: Resolvers = {
  Mutation: {
    registerProjectWindows: (_, { projectId, windowProducts }, context) => {
      requireRegistrationEnabled(context);
      const { world, texts } = context;
      const account = requireAccount(context);
      if (!findOwnProject(context, projectId))
        throw createNotFoundError(formatText(texts.unknownProject, { id: projectId }));
      throwViolations(findWindowViolations(texts, world, windowProducts));
      return windowProducts.map((window) =>
        registerWindow(world, window, { accountId: account.id, projectId }),
      );
    },
    registerWindowsWithOwner: (_, { windowProducts, productOwner }, context) => {
      requireRegistrationEnabled(context);
      const { world, texts } = context;
      const account = requireAccount(context);
      throwViolations([
        ...findWindowViolations(texts, world, windowProducts),
        ...findPersonViolations(texts, world.country, productOwner, "productOwner"),
      ]);
      return windowProducts.map((window) =>
        registerWindow(world, window, { accountId: account.id, owner: productOwner }),
      );
    },
    registerInstalledWindows: (_, { windowProducts }, context) => {
      requireRegistrationEnabled(context);
      const { world, texts } = context;
      const account = requireAccount(context);
      const registered = findSameRegistration(world, windowProducts, account.id);
      if (registered) return registered.token;
      throwViolations(findWindowViolations(texts, world, windowProducts));
      const windows = windowProducts.map((window) => registerWindow(world, window, { accountId: null }));
      return addRegistration(world, windows, account.id).token;
    },
    claimRegisteredWindows: (_, { registrationToken }, context) => {
      const { world, texts } = context;
      const account = requireAccount(context);
      if (registrationToken.trim() === "") {
        throwViolations([{ field: "registrationToken", message: texts.incompleteLink }]);
      }
      const registration = world.registrations.find(({ token }) => token === registrationToken);
      if (!registration) {
        throw createCodedError("REGISTRATION_TOKEN_UNKNOWN", texts.unknownLink);
      }
      if (registration.claimedBy !== null) {
        throw createCodedError("REGISTRATION_ALREADY_CLAIMED", texts.alreadyClaimed);
      }
      if (Date.parse(registration.expiresAt) < world.clock.now().getTime()) {
        throw createCodedError("REGISTRATION_TOKEN_EXPIRED", texts.expiredLink);
      }
      return claimRegistration(world, registration, account.id);
    },
  },
};

/** All resolvers of the registration service. */
export const registrationResolvers: Resolvers[] = [
  windowResolvers,
  registerAndClaimResolvers,
  invoiceResolvers,
];

function requireRegistrationEnabled({ world, texts }: GraphQlContext): void {
  if (world.config.windowRegistrationEnabled) return;
  throw createCodedError("REGISTRATION_DISABLED", texts.registrationDisabled);
}
