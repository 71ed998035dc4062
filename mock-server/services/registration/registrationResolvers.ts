import type { Resolvers } from "#generated/registrationResolvers.ts";
import { findFileViolation } from "#rules/fileRules.ts";
import { findPersonViolations } from "#rules/personRules.ts";
import { checkLength } from "#rules/violations.ts";
import { findWindowViolations } from "#rules/windowRules.ts";
import { formatText, type Texts } from "#texts/texts.ts";
import { readUpload } from "#world/files.ts";
import type { AccountRecord } from "#world/records.ts";
import {
  addRegistration,
  claimRegistration,
  deleteInvoice,
  findInstallerLogo,
  findSameRegistration,
  registerWindow,
  storeInvoice,
} from "#world/windows.ts";
import { signFileLink } from "../files/fileLinks.ts";
import { createCodedError, createNotFoundError, throwViolations } from "../graphql/errors.ts";
import { findOwnProject, findOwnWindow, getOwnWindow, requireAccount } from "../graphql/ownRecords.ts";
import { paginate } from "../graphql/paginate.ts";
import type { GraphQlContext } from "../requestContext.ts";

const windowResolvers: Resolvers = {
  Query: {
    registeredWindows: (_, { where, order, ...paging }, context) => {
      const account = requireAccount(context);
      const direction = order?.createdAt === "ASC" ? 1 : -1;
      const windows = context.world.windows
        .filter(({ accountId }) => accountId === account.id)
        .filter(({ projectId }) => !where?.projectId || projectId === where.projectId)
        .toSorted((a, b) => direction * a.createdAt.localeCompare(b.createdAt));
      return paginate(context, windows, paging);
    },
    registeredWindowById: (_, { id }, context) => findOwnWindow(context, id) ?? null,
  },
  Mutation: {
    updateRegisteredWindowInstallerName: (_, { id, name }, context) => {
      const window = getOwnWindow(context, id);
      requireMaxLength(context.texts, 100, "name", name);
      window.installerName = name;
      window.installerLogo = findInstallerLogo(context.world, name);
      return window;
    },
    updateRegisteredWindowNotes: (_, { id, notes }, context) => {
      const window = getOwnWindow(context, id);
      requireMaxLength(context.texts, 2000, "notes", notes);
      window.notes = notes;
      return window;
    },
    updateRegisteredWindowRoom: (_, { id, room }, context) => {
      const window = getOwnWindow(context, id);
      window.room = room;
      return window;
    },
  },
};

const registerAndClaimResolvers: Resolvers = {
  Mutation: {
    registerProjectWindows: (_, { projectId, windowProducts }, context) => {
      const { world, texts } = context;
      const account = requireRegistrar(context);
      if (!findOwnProject(context, projectId))
        throw createNotFoundError(formatText(texts.unknownProject, { id: projectId }));
      throwViolations(findWindowViolations(texts, world, windowProducts));
      return windowProducts.map((window) =>
        registerWindow(world, window, { accountId: account.id, projectId }),
      );
    },
    registerWindowsWithOwner: (_, { windowProducts, productOwner }, context) => {
      const { world, texts } = context;
      const account = requireRegistrar(context);
      throwViolations([
        ...findWindowViolations(texts, world, windowProducts),
        ...findPersonViolations(texts, world.country, productOwner, "productOwner"),
      ]);
      return windowProducts.map((window) =>
        registerWindow(world, window, { accountId: account.id, owner: productOwner }),
      );
    },
    registerInstalledWindows: (_, { windowProducts }, context) => {
      const { world, texts } = context;
      const account = requireRegistrar(context);
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

const invoiceResolvers: Resolvers = {
  Query: {
    invoiceFileUrl: (_, { registeredWindowId }, context) => {
      const path = findOwnWindow(context, registeredWindowId)?.invoicePath;
      return path ? signFileLink(context.world, `${context.portalOrigin}/${path}`) : null;
    },
  },
  Mutation: {
    uploadInvoice: async (_, { id, file }, context) => {
      const window = getOwnWindow(context, id);
      const violation = await findFileViolation(context.texts, file, "file");
      if (violation) throwViolations([violation]);
      storeInvoice(context.world, window, await readUpload(file));
      return window;
    },
    deleteInvoice: (_, { id }, context) => {
      const window = getOwnWindow(context, id);
      deleteInvoice(context.world, window);
      return window;
    },
  },
};

export const registrationResolvers: Resolvers[] = [
  windowResolvers,
  registerAndClaimResolvers,
  invoiceResolvers,
];

/** The signed-in account. Throws in a country whose windows cannot be registered. */
function requireRegistrar(context: GraphQlContext): AccountRecord {
  const { world, texts } = context;
  if (world.config.windowRegistrationEnabled) return requireAccount(context);
  throw createCodedError("REGISTRATION_DISABLED", texts.registrationDisabled);
}

function requireMaxLength(texts: Texts, maxLength: number, field: string, text: string): void {
  const message = checkLength(texts, text, 0, maxLength);
  if (message) throwViolations([{ field, message }]);
}
