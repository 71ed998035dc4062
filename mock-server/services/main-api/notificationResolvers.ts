import type { Resolvers } from "#generated/mainApiResolvers.ts";
import { formatText } from "#texts/texts.ts";
import { compareNewestFirst } from "#world/listOrder.ts";
import { createNotFoundError } from "../graphql/errors.ts";
import { requireAccount } from "../graphql/ownRecords.ts";
import { paginate } from "../graphql/paginate.ts";

export const notificationResolvers: Resolvers = {
  Query: {
    unreadNotifications: (_, paging, context) => {
      const account = requireAccount(context);
      const unread = context.world.notifications
        .filter(({ accountId, isRead }) => accountId === account.id && !isRead)
        .toSorted(compareNewestFirst);
      return paginate(context, unread, paging);
    },
  },
  Mutation: {
    makeNotificationRead: (_, { notificationId }, context) => {
      const account = requireAccount(context);
      const notification = context.world.notifications.find(
        ({ id, accountId }) => id === notificationId && accountId === account.id,
      );
      if (!notification)
        throw createNotFoundError(formatText(context.texts.unknownNotification, { id: notificationId }));
      const wasUnread = !notification.isRead;
      notification.isRead = true;
      return wasUnread;
    },
  },
};
