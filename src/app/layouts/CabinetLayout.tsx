import { useEffect } from "react";
import { Outlet, useLocation } from "react-router-dom";
import { useText } from "#i18n/text.tsx";
import { useSession } from "#session/useSession.ts";
import { closeDraft } from "#storage/drafts.ts";
import { Logo } from "#ui/illustrations/Logo.tsx";
import { FooterBar } from "#ui/page-frame/FooterBar.tsx";
import { PageFrame } from "#ui/page-frame/PageFrame.tsx";
import { prefetchOnIntent } from "../navigation/prefetchOnIntent.ts";
import { LegalLinks } from "./legal/LegalLinks.tsx";
import { ServiceBar } from "./ServiceBar.tsx";

/** The layout of screens for signed-in customers. */
export function CabinetLayout() {
  const t = useText();
  const session = useSession();
  useEffect(() => prefetchOnIntent(session), [session]);
  const { pathname } = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: another screen has other forms
  useEffect(() => closeDraft, [pathname]);
  return (
    <PageFrame
      skipLabel={t("app.skipToContent")}
      header={<ServiceBar />}
      footer={
        <FooterBar logo={<Logo />} compact>
          <LegalLinks />
        </FooterBar>
      }
    >
      <Outlet />
    </PageFrame>
  );
}
