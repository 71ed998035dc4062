import { useQuery, useQueryClient } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { useParams } from "react-router-dom";
import { throwsWithoutData } from "#api/errors.ts";
import { Container } from "#ui/layout/Container.tsx";
import { findListedWindow } from "../list/registeredWindowsQuery.ts";
import { WindowSkeleton } from "./WindowSkeleton.tsx";
import { WindowView } from "./WindowView.tsx";
import { windowQuery } from "./windowQuery.ts";

/** One registered window. `campaign` is a slot below everything else. */
export function WindowPage({ campaign }: { campaign: ReactNode }) {
  const { windowId = "" } = useParams();
  const listed = findListedWindow(useQueryClient(), windowId);
  const { data } = useQuery({ ...windowQuery(windowId), throwOnError: throwsWithoutData });
  return (
    <Container>
      {data ? (
        <WindowView key={windowId} window={data} campaign={campaign} />
      ) : (
        <WindowSkeleton listed={listed} />
      )}
    </Container>
  );
}
