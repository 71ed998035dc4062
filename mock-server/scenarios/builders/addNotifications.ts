import type { AccountRecord, ProjectRecord } from "#world/records.ts";
import { notificationTypes } from "../../../schema/enumValues.ts";
import { pickCyclically, type Seeder } from "./seeder.ts";

const { offer, statusChanged, message, dateSet } = notificationTypes;

/** Adds `count` unread notifications on a project, an hour apart, about events that fit its request. */
export function addNotifications(
  seeder: Seeder,
  account: AccountRecord,
  project: ProjectRecord,
  count: number,
) {
  const { world, daysAgo } = seeder;
  const request = world.requests.findLast(({ projectId }) => projectId === project.id);
  const types = [offer, statusChanged, message, dateSet].filter(
    (type) => (type !== offer || request?.cart) && (type !== dateSet || request?.installationStartDate),
  );
  for (let index = 0; index < count; index++) {
    world.notifications.push({
      id: world.nextId("notification"),
      accountId: account.id,
      isRead: false,
      projectId: project.id,
      type: pickCyclically(types, index),
      createdAt: daysAgo(1 + index / 24),
      metadata: {
        requestId: request?.id ?? null,
        projectType: project.type,
        projectContact: {
          salutation: request?.customer.salutation ?? null,
          firstName: account.firstName,
          lastName: account.lastName,
        },
      },
    });
  }
}
