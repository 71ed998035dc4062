import { defineMessage, defineMessages, type MessageDescriptor } from "react-intl";
import type { NotificationType } from "../../api/generated/main.ts";

export const messages = {
  ...defineMessages({
    title: {
      id: "notifications.title",
      defaultMessage: "New on this project",
      description: "Heading of the unread notifications of a project",
    },
    bellTitle: {
      id: "notifications.bell.title",
      defaultMessage: "Notifications",
      description: "Title of the list of all unread notifications",
    },
    nothingNew: {
      id: "notifications.bell.empty",
      defaultMessage: "You have read everything. We will tell you here when something happens.",
      description: "Where there are no unread notifications",
    },
    project: {
      id: "notifications.bell.project",
      defaultMessage: "Your project",
      description:
        "Heading above the notifications of a project of which nothing else is known; a link to it",
    },
    loadMoreFailed: {
      id: "notifications.bell.loadMoreFailed",
      defaultMessage: "Further notifications could not be loaded.",
      description: "Where the next page of unread notifications could not be loaded",
    },
    markAllAsRead: {
      id: "notifications.bell.markAllAsRead",
      defaultMessage: "Mark all as read",
      description: "Button below the list of all unread notifications",
    },
    markAllFailed: {
      id: "notifications.bell.markAllFailed",
      defaultMessage: "Not all notifications could be marked as read",
      description: "Title of the message where marking the notifications as read failed",
    },
    close: {
      id: "notifications.bell.close",
      defaultMessage: "Close",
      description: "Button that closes the list of notifications",
    },
  }),
  unread: defineMessage<{ count: number }>({
    id: "app.unreadNotifications",
    defaultMessage:
      "{count, plural, =0 {No unread notifications} one {# unread notification} other {# unread notifications}}",
    description: "Name of the bell in the header with the number of unread notifications",
  }),
  loaded: defineMessage<{ count: number }>({
    id: "notifications.bell.loaded",
    defaultMessage: "{count, plural, one {# notification is shown.} other {# notifications are shown.}}",
    description: "Spoken when further unread notifications have been loaded; the number is that of all shown",
  }),
  showMore: defineMessage<{ count: number }>({
    id: "notifications.showMore",
    defaultMessage: "{count, plural, one {Show # more} other {Show # more}}",
    description: "Button that shows the rest of the notifications",
  }),
};

const messagesByType = defineMessages({
  INSTALLATION_DATE_SET: {
    id: "notifications.installationDateSet",
    defaultMessage: "The date of your installation is set.",
    description: "Notification",
  },
  MESSAGE_RECEIVED: {
    id: "notifications.messageReceived",
    defaultMessage: "Your installer has sent you a message. It is in your e-mail inbox.",
    description: "Notification",
  },
  OFFER_RECEIVED: {
    id: "notifications.offerReceived",
    defaultMessage: "You have received an offer.",
    description: "Notification",
  },
  REQUEST_STATUS_CHANGED: {
    id: "notifications.requestStatusChanged",
    defaultMessage: "There is news about your request.",
    description: "Notification",
  },
});

const unknownType = defineMessage({
  id: "notifications.unknown",
  defaultMessage: "There is news about your project.",
  description: "Notification of a type this version of the portal does not know",
});

const partsByType: Readonly<Record<NotificationType, string>> = {
  INSTALLATION_DATE_SET: "appointments",
  MESSAGE_RECEIVED: "installer",
  OFFER_RECEIVED: "offer",
  REQUEST_STATUS_CHANGED: "progress",
};

/** The hash of the section of a project that a notification is about; empty for a type that only a newer backend knows. */
export function getNotificationHash(type: NotificationType): string {
  return Object.hasOwn(partsByType, type) ? `#${partsByType[type]}` : "";
}

/** A type that only a newer backend knows gets a general text. */
export function getNotificationMessage(type: NotificationType): MessageDescriptor {
  return Object.hasOwn(messagesByType, type) ? messagesByType[type] : unknownType;
}
