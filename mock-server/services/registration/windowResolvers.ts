import type { Resolvers } from "#generated/registrationResolvers.ts";
import { checkLength } from "#rules/violations.ts";
import type { Texts } from "#texts/texts.ts";
import { findInstallerLogo } from "#world/windows.ts";
import { throwViolations } from "../graphql/errors.ts";
import { findOwnWindow, getOwnWindow, requireAccount } from "../graphql/ownRecords.ts";
import { paginate } from "../graphql/paginate.ts";

export const windowResolvers: Resolvers = {
  Query: {
    registeredWindows: (_, { where, order, ...paging }, context) => {
      const account = requireAccount(context);
      const direction = order?.createdAt === "ASC" ? 1 : -1;
      const windows = context.world.windows
        .filter(({ accountId }) => accountId === account.id)
        .filter(({ projectId }) => !where?.projectId || projectId === where.projectId)
        .toSorted((a, b) => direction * a.createdAt.localeCompare(b.createdAt));
      return paginate(context.texts, windows, paging);
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

function requireMaxLength(texts: Texts, maxLength: number, field: string, text: string): void {
  const message = checkLength(texts, text, 0, maxLength);
  if (message) throwViolations([{ field, message }]);
}
