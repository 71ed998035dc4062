import { urls } from "../samples/urls.ts";
import "../dialogElement.ts";
import type { ProjectDetails } from "#features/project/page/projectQuery.ts";
import { fakeIntersectionObserver } from "../browser/fakeIntersectionObserver.ts";
import { storeTestCredentials } from "../identity/storeTestCredentials.ts";
import type { ResponseStubs } from "../network/fakeService.ts";
import {
  createProjectsPage,
  createSampleProjectDetails,
  createSampleRequest,
  customerResponses,
} from "../samples/sampleProjects.ts";
import { renderPortal } from "./renderPortal.tsx";

/** Opens the page of a project with an offer and a test's changes. */
export function openProject(
  responses: ResponseStubs = {},
  details: Partial<ProjectDetails> = {},
  url = urls.project,
) {
  storeTestCredentials();
  fakeIntersectionObserver();
  return renderPortal(url, {
    ...customerResponses,
    ProjectDetails: () => createProjectsPage([createSampleProjectDetails(1, details)]),
    ShowRequest: () => ({ showRequest: createSampleRequest() }),
    Attachments: () => ({ attachments: [] }),
    ...responses,
  });
}
