import { useQuery } from "@tanstack/react-query";
import { generatePath } from "react-router-dom";
import { runtimeConfigQuery } from "../../api/runtime-config/runtimeConfigQuery.ts";
import { CampaignPlacement } from "../../features/campaigns/placements/CampaignPlacement.tsx";
import { ProjectListPage } from "../../features/projects/ProjectListPage.tsx";
import { RegisteredWindows } from "../../features/windows/list/RegisteredWindows.tsx";
import { paths } from "../../paths.ts";

const placements = ["my_taglys_banner"] as const;

export function OverviewScreen() {
  const { data: config } = useQuery(runtimeConfigQuery());
  const registerPath = config?.windowRegistrationEnabled ? generatePath(paths.windowRegistration) : undefined;
  return (
    <ProjectListPage
      banner={<CampaignPlacement placements={placements} />}
      windows={<RegisteredWindows registerPath={registerPath} />}
    />
  );
}
