import { paths } from "../../paths.ts";
import { NotBuiltYet } from "../../ui/NotBuiltYet.tsx";

/** Comes with a later version. */
export function CampaignPreviewPage() {
  return <NotBuiltYet projectsPath={paths.projects} />;
}
