import type { Resolvers } from "../generated/mainApi.ts";
import { callerOf } from "../graphql/authorize.ts";
import { notFound } from "../graphql/errors.ts";
import { page } from "../graphql/paging.ts";

export const notificationResolvers: Resolvers = {
  Query: {
    unreadNotifications: (_, paging, context) => {
      const { id } = callerOf(context);
      const unread = context.world.notifications
        .filter(({ accountId, isRead }) => accountId === id && !isRead)
        .toSorted((a, b) => b.createdAt.localeCompare(a.createdAt));
      return { totalCount: unread.length, items: page(context.texts, unread, paging).items };
    },
  },
  Mutation: {
    makeNotificationRead: (_, { notificationId }, context) => {
      const caller = callerOf(context);
      const notification = context.world.notifications.find(
        ({ id, accountId }) => id === notificationId && accountId === caller.id,
      );
      if (!notification) throw notFound(context.texts.unknownNotification(notificationId));
      const wasUnread = !notification.isRead;
      notification.isRead = true;
      return wasUnread;
    },
  },
};
