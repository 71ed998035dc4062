import { useInfiniteQuery } from "@tanstack/react-query";
import { generatePath } from "react-router-dom";
import { useConfig } from "#api/runtime-config/useConfig.ts";
import { ProjectListPage } from "#features/project-list/ProjectListPage.tsx";
import { ClaimLinks } from "#features/windows/claim-links/ClaimLinks.tsx";
import { RegisteredWindows } from "#features/windows/list/RegisteredWindows.tsx";
import { registeredWindowsQuery } from "#features/windows/list/registeredWindowsQuery.ts";
import { paths } from "#paths.ts";
import { useIsLaptop } from "#ui/layout/useIsLaptop.ts";
import { lazyAfterPaint } from "#ui/loading/lazyAfterPaint.ts";
import { useHasPainted } from "#ui/loading/PaintedContext.tsx";
import { CampaignPlacement } from "./lazyCampaign.ts";

// Shares a chunk with the project's screen, which most customers open next: a chunk of its own would split shared code.
const RequestSummary = lazyAfterPaint(() => import("./ProjectScreen.tsx").then((it) => it.RequestSummary));

const placements = ["my_taglys_banner"] as const;

export function ProjectListScreen() {
  const registerPath = useConfig().windowRegistrationEnabled
    ? generatePath(paths.windowRegistration)
    : undefined;
  // Loads the windows together with the projects, since the order of the screen depends on both.
  const windows = useInfiniteQuery({ ...registeredWindowsQuery(), enabled: useHasPainted() });
  // After a first failure the screen stops waiting. The list is mounted then, and may start another request.
  const isKnown = windows.isFetched || windows.failureCount > 0;
  return (
    <ProjectListPage
      links={<ClaimLinks />}
      renderRequest={useIsLaptop() ? (ids) => <RequestSummary {...ids} /> : undefined}
      windows={<RegisteredWindows registerPath={registerPath} />}
      // If the windows could not be loaded, their error takes their place.
      hasWindows={isKnown ? windows.data?.pages[0]?.items?.length !== 0 : undefined}
      banner={<CampaignPlacement placements={placements} />}
    />
  );
}
