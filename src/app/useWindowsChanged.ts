import { useQueryClient } from "@tanstack/react-query";
import { useCallback } from "react";
import { projectsQuery } from "../features/projects/projectsQuery.ts";
import { registeredWindowLists } from "../features/window/registeredWindowsQuery.ts";

/** Has everything loaded anew that lists or counts the customer's windows. */
export function useWindowsChanged(): () => void {
  const queryClient = useQueryClient();
  return useCallback(() => {
    for (const { queryKey } of [registeredWindowLists, projectsQuery(), { queryKey: ["project"] }]) {
      void queryClient.invalidateQueries({ queryKey });
    }
  }, [queryClient]);
}
