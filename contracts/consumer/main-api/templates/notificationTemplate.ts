import { enumValue, readSdlEnum } from "#contracts/consumer/matching/enumValues.ts";
import type { Template } from "#contracts/consumer/matching/template.ts";
import { dateTime, objectOrNull, text } from "#contracts/consumer/matching/values.ts";
import type { UnreadNotification } from "#features/notifications/unreadNotificationsQuery.ts";

export const notification: Template<UnreadNotification> = {
  id: text("notification-1"),
  type: enumValue("NotificationType"),
  projectId: text("project-1"),
  createdAt: dateTime("2026-03-09T14:05:00Z"),
  metadata: objectOrNull(`"projectType":("(${readSdlEnum("ProjectModuleType").join("|")})"|null)`),
};
