import { useQueryClient } from "@tanstack/react-query";
import { useCallback } from "react";
import { useLocation } from "react-router-dom";
import { AssociateProjectPage } from "../features/associate/AssociateProjectPage.tsx";
import { IntroductionPage } from "../features/introduction/IntroductionPage.tsx";
import { projectsQuery } from "../features/projects/projectsQuery.ts";

/** The invitation to a project above the introduction. */
export function AssociateScreen() {
  const queryClient = useQueryClient();
  const { pathname, search, hash } = useLocation();
  const here = `${pathname}${search}${hash}`;
  const refreshList = useCallback(() => {
    void queryClient.invalidateQueries({ queryKey: projectsQuery().queryKey });
  }, [queryClient]);
  return (
    <AssociateProjectPage
      backAddress={here}
      introduction={<IntroductionPage backAddress={here} />}
      onAssociated={refreshList}
    />
  );
}
