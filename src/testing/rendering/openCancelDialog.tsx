import { useQuery } from "@tanstack/react-query";
import { screen } from "@testing-library/react";
import { CancelRequest } from "#features/project/cancellation/CancelRequest.tsx";
import { projectQuery } from "#features/project/page/projectQuery.ts";
import { installerRequestQuery } from "#features/project/request/installerRequestQuery.ts";
import { createId, ids } from "#schema/createId.ts";
import type { ResponseStubs } from "../network/fakeService.ts";
import {
  createProjectsPage,
  createSampleProjectDetails,
  createSampleRequest,
} from "../samples/sampleProjects.ts";
import { renderScreen } from "./renderScreen.tsx";

export const cancellationReasons = [
  { id: createId("reason", 1), label: "Too expensive", allowsFreeText: false },
  { id: createId("reason", 2), label: "Something else", allowsFreeText: true },
];

export const cancelledRequest = createSampleRequest({ currentStatus: "CANCELLED" });

export const confirmLabel = "Cancel this request permanently";

/** Opens the dialog as on the page, which has it only while the project has an active request. */
export async function openCancelDialog(responses: ResponseStubs = {}) {
  const rest = await renderScreen(<ActiveRequest />, {
    responses: {
      ProjectDetails: () => createProjectsPage([createSampleProjectDetails(1)]),
      ShowRequest: () => ({ showRequest: createSampleRequest() }),
      RequestReasons: () => ({ requestReasons: cancellationReasons }),
      CancelRequest: () => ({ cancelRequest: cancelledRequest }),
      CancelRequestWithCustomReason: () => ({ cancelRequest: cancelledRequest }),
      ...responses,
    },
  });
  await rest.user.click(await screen.findByRole("button", { name: "Cancel request" }));
  await screen.findByRole("dialog");
  const press = (name: string) => rest.user.click(screen.getByRole("button", { name }));
  return { ...rest, press };
}

/** Chooses a reason without free text. */
export async function openConfirmStep(responses?: ResponseStubs) {
  const rest = await openCancelDialog(responses);
  await rest.user.click(await screen.findByRole("radio", { name: "Too expensive" }));
  await rest.press("Continue");
  return rest;
}

export const getDialog = () => screen.getByRole("dialog");

function ActiveRequest() {
  const { data: project } = useQuery(projectQuery(ids.project));
  const { data: request } = useQuery(installerRequestQuery(ids.request, "en"));
  return project?.activeRequest && request ? (
    <CancelRequest request={request} project={project.project} />
  ) : null;
}
