import type { NotificationType } from "#api/generated/main.ts";

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
