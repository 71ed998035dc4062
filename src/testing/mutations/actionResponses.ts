import type { ResponseStubs } from "../network/fakeService.ts";
import {
  createSampleProjectDetails,
  createSampleRequest,
  customerResponses,
} from "../samples/sampleProjects.ts";
import { createSampleWindow } from "../samples/sampleWindows.ts";

/** What the screens of the actions request. */
export const actionResponses: ResponseStubs = {
  ...customerResponses,
  ProjectDetails: () => ({
    projects: { items: [createSampleProjectDetails("project-1")], pageInfo: { hasNextPage: false } },
  }),
  ShowRequest: () => ({ showRequest: createSampleRequest() }),
  RequestReasons: () => ({
    requestReasons: [
      { id: "reason-1", label: "Too expensive", allowsFreeText: false },
      { id: "reason-2", label: "Another reason", allowsFreeText: true },
    ],
  }),
  Attachments: () => ({
    attachments: [{ id: "a1", name: "plan.pdf", mime: "application/pdf", size: 1000, link: "/files/a1" }],
  }),
  RegisteredWindowById: () => ({ registeredWindowById: createSampleWindow() }),
};
