import type { Resolvers } from "../generated/registration.ts";
import { callerOf } from "../graphql/authorize.ts";
import { refuse } from "../graphql/errors.ts";
import { page } from "../graphql/paging.ts";
import { lengthViolation } from "../rules/textRules.ts";
import type { Texts } from "../texts/texts.ts";
import { findOwnWindow, ownWindow } from "./ownWindow.ts";

export const windowResolvers: Resolvers = {
  Query: {
    registeredWindows: (_, { where, order, ...paging }, context) => {
      const { id } = callerOf(context);
      const direction = order?.createdAt === "ASC" ? 1 : -1;
      const windows = context.world.windows
        .filter(({ accountId }) => accountId === id)
        .filter(({ projectId }) => !where?.projectId || projectId === where.projectId)
        .toSorted((a, b) => direction * a.createdAt.localeCompare(b.createdAt));
      return page(context.texts, windows, paging);
    },
    registeredWindowById: (_, { id }, context) => findOwnWindow(context, id) ?? null,
  },
  Mutation: {
    updateRegisteredWindowInstallerName: (_, { id, name }, context) => {
      const window = ownWindow(context, id);
      refuseLongerThan(context.texts, 100, "name", name);
      window.installerName = name;
      return window;
    },
    updateRegisteredWindowNotes: (_, { id, notes }, context) => {
      const window = ownWindow(context, id);
      refuseLongerThan(context.texts, 2000, "notes", notes);
      window.notes = notes;
      return window;
    },
    updateRegisteredWindowRoom: (_, { id, room }, context) => {
      const window = ownWindow(context, id);
      window.room = room;
      return window;
    },
  },
};

function refuseLongerThan(texts: Texts, most: number, field: string, text: string) {
  const message = lengthViolation(texts, text, 0, most);
  if (message) refuse([{ field, message }]);
}
