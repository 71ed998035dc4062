import { screen, waitFor } from "@testing-library/react";
import { expect, it } from "vitest";
import type { RequestStatus } from "#api/generated/main.ts";
import type { ProjectDetails } from "#features/project/page/projectQuery.ts";
import { openProject } from "#testing/rendering/openProject.ts";
import { createSampleCampaign } from "#testing/samples/createSampleCampaign.ts";
import {
  createProjectsPage,
  createSampleProjectDetails,
  createSampleRequest,
} from "#testing/samples/sampleProjects.ts";

const placements = [
  "accessory_popup",
  "accessory_mini_banner",
  "accessory_flag",
  "configurator_flag",
  "configurator_success_banner",
] as const;

function listPromotions(): (string | null)[] {
  return screen.queryAllByRole("region", { name: "Promotion" }).map((region) => region.textContent);
}

const areOf = (prefix: string) => (it: string) => it.startsWith(prefix);

it.each([
  ["configurator_success_banner_headline", placements],
  ["configurator_summary_flag_title", placements.filter((it) => it !== "configurator_success_banner")],
  ["accessory_mini_banner_description", placements.filter(areOf("accessory"))],
])("ProjectScreen shows the promotion %s, and no other, of %o", async (text, placed) => {
  const campaigns = placed.map((it) => createSampleCampaign(it, { id: `campaign-${it}` }));
  await openProject({ "/api/campaigns": () => ({ data: campaigns }) });
  await screen.findByRole("heading", { name: "All steps and dates" });
  await waitFor(() => expect(listPromotions()).toEqual([expect.stringContaining(`${text} in en`)]));
});

it("ProjectScreen shows a promotion for accessories if the project has no plan", async () => {
  const campaigns = placements.map((it) => createSampleCampaign(it, { id: `campaign-${it}` }));
  await openProject({ "/api/campaigns": () => ({ data: campaigns }) }, { configuratorProject: null });
  const promotions = [expect.stringContaining("accessory_mini_banner_description in en")];
  await waitFor(() => expect(listPromotions()).toEqual(promotions));
});

it.each([
  ["a cancelled project", "CANCELLED", {}, /^This request was cancelled/],
  ["an archived project", "WINDOW_REGISTERED", { isArchived: true }, /^This project is archived\./],
  ["an archived draft", null, { isArchived: true, activeRequest: null }, /^This project is archived\./],
] as const)("ProjectScreen shows no promotion on %s", async (_, status, details, text) => {
  const shown: { status: RequestStatus; details: Partial<ProjectDetails> } = {
    status: "OFFER_SENT",
    details: {},
  };
  const campaigns = placements.map((it) => createSampleCampaign(it, { id: `campaign-${it}` }));
  const { queryClient } = await openProject({
    "/api/campaigns": () => ({ data: campaigns }),
    ProjectDetails: () => createProjectsPage([createSampleProjectDetails(1, shown.details)]),
    ShowRequest: () => ({ showRequest: createSampleRequest({ currentStatus: shown.status }) }),
  });
  await waitFor(() => expect(listPromotions()).not.toEqual([]));
  Object.assign(shown, { status, details });
  void queryClient.invalidateQueries();
  await screen.findByText(text);
  expect(listPromotions()).toEqual([]);
});
