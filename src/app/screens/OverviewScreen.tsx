import { useQuery } from "@tanstack/react-query";
import { generatePath } from "react-router-dom";
import { runtimeConfigQuery } from "../../api/runtime-config/runtimeConfigQuery.ts";
import { CampaignPlacement } from "../../features/campaigns/placements/CampaignPlacement.tsx";
import { ProjectListPage } from "../../features/projects/ProjectListPage.tsx";
import { RegisteredWindows } from "../../features/windows/list/RegisteredWindows.tsx";
import { paths } from "../../paths.ts";

export function OverviewScreen() {
  const { data: config } = useQuery(runtimeConfigQuery());
  const registerPath = config?.windowRegistrationEnabled ? generatePath(paths.windowRegistration) : undefined;
  return (
    <ProjectListPage
      banner={<CampaignPlacement placement="my_taglys_banner" />}
      windows={<RegisteredWindows registerPath={registerPath} />}
    />
  );
}
