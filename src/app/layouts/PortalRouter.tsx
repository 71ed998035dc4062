import type { ComponentProps } from "react";
import { RouterProvider } from "react-router-dom";
import { lazyAfterPaint } from "#ui/loading/lazyAfterPaint.ts";
import { PaintedProvider } from "#ui/loading/PaintedContext.tsx";
import { RouterContext } from "../navigation/useSavedScrollPosition.ts";

type PortalRouterProps = Pick<ComponentProps<typeof RouterProvider>, "router">;

const NetworkNotices = lazyAfterPaint<PortalRouterProps>(() =>
  import("./NetworkNotices.tsx").then((it) => it.NetworkNotices),
);

/** The screens, and the notices about network and services, which outlive every screen. */
export function PortalRouter({ router }: PortalRouterProps) {
  return (
    <PaintedProvider>
      <NetworkNotices router={router} />
      <RouterContext value={router}>
        <RouterProvider router={router} />
      </RouterContext>
    </PaintedProvider>
  );
}
