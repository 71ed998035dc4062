import { screen } from "@testing-library/react";
import type { UnreadNotification } from "#features/notifications/unreadNotificationsQuery.ts";
import { createId } from "#schema/createId.ts";
import { notificationTypes } from "#schema/enumValues.ts";
import { fakeIntersectionObserver } from "../browser/fakeIntersectionObserver.ts";
import { storeTestCredentials } from "../identity/storeTestCredentials.ts";
import type { ResponseStubs } from "../network/fakeService.ts";
import {
  createProjectsPage,
  createSampleProject,
  createSampleProjectDetails,
  customerResponses,
} from "../samples/sampleProjects.ts";
import { renderPortal } from "./renderPortal.tsx";

export const createNotification = (number: number, projectNumber = 1): UnreadNotification => ({
  id: createId("notification", number),
  projectId: createId("project", projectNumber),
  type: number % 2 === 0 ? notificationTypes.offer : notificationTypes.message,
  createdAt: `2026-03-${10 + number}T10:00:00Z`,
  metadata: { projectType: createSampleProject(projectNumber).project.type },
});

/** Stubs of a service that removes a notification once it is read. */
export function createInbox(first: readonly UnreadNotification[], total = first.length): ResponseStubs {
  let unread = [...first];
  let totalCount = total;
  return {
    UnreadNotifications: () => ({ unreadNotifications: { totalCount, items: unread } }),
    MakeNotificationRead: ({ variables }) => {
      unread = unread.filter(({ id }) => id !== variables["notificationId"]);
      totalCount -= 1;
      return { makeNotificationRead: true };
    },
  };
}

export function openWithNotifications(url: string, answers: ResponseStubs) {
  storeTestCredentials();
  const viewport = fakeIntersectionObserver();
  return renderPortal(url, {
    ...customerResponses,
    ProjectDetails: () => createProjectsPage([createSampleProjectDetails(1, { activeRequest: null })]),
    Projects: () => createProjectsPage([createSampleProject(1, { unreadNotificationsCount: 2 })]),
    ...answers,
  }).then((portal) => ({ ...portal, ...viewport }));
}

export const findBell = (name: RegExp) => screen.findByRole("button", { name });
