import type { NotificationType } from "#api/generated/main.ts";
import { notificationTypes } from "#schema/enumValues.ts";

const partsByType: Readonly<Record<NotificationType, string>> = {
  [notificationTypes.dateSet]: "appointments",
  [notificationTypes.message]: "installer",
  [notificationTypes.offer]: "offer",
  [notificationTypes.statusChanged]: "progress",
};

/** The hash of a notification's section on the page of a project; empty for a type that only a newer backend knows. */
export function getNotificationHash(type: NotificationType): string {
  return Object.hasOwn(partsByType, type) ? `#${partsByType[type]}` : "";
}
