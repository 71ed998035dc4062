import { MatchersV3 } from "@pact-foundation/pact";
import { enumValue, readSdlEnum } from "#contracts/consumer/matching/enumValues.ts";
import type { Template } from "#contracts/consumer/matching/template.ts";
import { dateTime, objectOrNull } from "#contracts/consumer/matching/values.ts";
import type { UnreadNotification } from "#features/notifications/unreadNotificationsQuery.ts";

const { string } = MatchersV3;

export const notification: Template<UnreadNotification> = {
  id: string("notification-1"),
  type: enumValue("NotificationType", "OFFER_RECEIVED"),
  projectId: string("project-1"),
  createdAt: dateTime("2026-03-09T14:05:00Z"),
  metadata: objectOrNull(`"projectType":("(${readSdlEnum("ProjectModuleType").join("|")})"|null)`),
};
