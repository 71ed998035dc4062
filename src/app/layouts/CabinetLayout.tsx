import { useEffect } from "react";
import { Outlet, useLocation } from "react-router-dom";
import { useSession } from "#session/useSession.ts";
import { closeDraft } from "#storage/drafts.ts";
import { FooterBar } from "#ui/page-frame/FooterBar.tsx";
import { PageFrame } from "#ui/page-frame/PageFrame.tsx";
import { prefetchOnIntent } from "../navigation/prefetchOnIntent.ts";
import { LegalLinks } from "./legal/LegalLinks.tsx";
import { ServiceBar } from "./ServiceBar.tsx";

/** The layout of screens for signed-in customers. */
export function CabinetLayout() {
  const session = useSession();
  useEffect(() => prefetchOnIntent(session), [session]);
  const { pathname } = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: another screen has other forms
  useEffect(() => closeDraft, [pathname]);
  return (
    <PageFrame
      header={<ServiceBar />}
      footer={
        <FooterBar compact>
          <LegalLinks />
        </FooterBar>
      }
    >
      <Outlet />
    </PageFrame>
  );
}
