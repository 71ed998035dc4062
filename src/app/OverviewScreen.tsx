import { useQuery } from "@tanstack/react-query";
import { generatePath } from "react-router-dom";
import { runtimeConfigQuery } from "../api/runtimeConfigQuery.ts";
import { CampaignPlacement } from "../features/campaigns/CampaignPlacement.tsx";
import { ProjectListPage } from "../features/projects/ProjectListPage.tsx";
import { RegisteredWindows } from "../features/window/RegisteredWindows.tsx";
import { paths } from "../paths.ts";

/** The project list with what other features add to it. */
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
