import { createPath, useLocation } from "react-router-dom";
import { AssociateProjectPage } from "#features/associate/AssociateProjectPage.tsx";
import { IntroductionPage } from "#features/introduction/IntroductionPage.tsx";

/** The introduction with the invitation to a project above it. */
export function AssociateScreen() {
  const backUrl = createPath(useLocation());
  return <AssociateProjectPage backUrl={backUrl} introduction={<IntroductionPage backUrl={backUrl} />} />;
}
