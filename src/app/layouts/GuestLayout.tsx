import { useQuery } from "@tanstack/react-query";
import { lazy, Suspense, useState } from "react";
import { createPath, Outlet, useLocation } from "react-router-dom";
import { Text, useText } from "#i18n/text.tsx";
import { paths } from "#paths.ts";
import { SignInButton } from "#session/sign-in/SignInButton.tsx";
import { useSession } from "#session/useSession.ts";
import { IconButton } from "#ui/actions/IconButton.tsx";
import { LinkButton } from "#ui/actions/LinkButton.tsx";
import { lazyAfterPaint } from "#ui/loading/lazyAfterPaint.ts";
import { useIsHydrated } from "#ui/loading/useIsHydrated.ts";
import { FooterBar } from "#ui/page-frame/FooterBar.tsx";
import { HeaderBar } from "#ui/page-frame/HeaderBar.tsx";
import { PageFrame } from "#ui/page-frame/PageFrame.tsx";
import { LanguageSelect } from "./country-and-language/LanguageSelect.tsx";
import styles from "./GuestLayout.module.css";

const FooterNavigation = lazyAfterPaint(
  () => import("./FooterNavigation.tsx").then((it) => it.FooterNavigation),
  <div data-pending />,
);
const CountryDialog = lazy(async () => ({
  default: (await import("./country-and-language/CountryDialog.tsx")).CountryDialog,
}));

/** The layout of screens that are open to everybody: header, footer, and the dialog for country and language. */
export function GuestLayout() {
  const t = useText();
  const isHydrated = useIsHydrated();
  const [isDialogOpen, setIsDialogOpen] = useState(false);
  // The dialog's chunk loads when it opens for the first time.
  const [isDialogMounted, setIsDialogMounted] = useState(false);
  const openDialog = () => {
    setIsDialogMounted(true);
    setIsDialogOpen(true);
  };
  const closeDialog = () => setIsDialogOpen(false);
  const { query, credentials } = useSession();
  // The introduction does not check the session of visitors without credentials.
  const { data: session } = useQuery({ ...query, enabled: credentials.exist() });
  const currentLocation = useLocation();
  const { pathname } = currentLocation;
  // A sign-in returns to the current page, such as an invitation. From these two pages it leads to the project list.
  const hasNoBackUrl = pathname === paths.introduction || pathname === paths.logout;
  const backUrl = hasNoBackUrl ? undefined : createPath(currentLocation);
  return (
    <PageFrame
      header={
        <HeaderBar
          homePath={paths.introduction}
          tools={
            <>
              <div className={styles["language"]}>
                <LanguageSelect />
              </div>
              <IconButton
                icon="globe"
                label={t("app.countryAndLanguage")}
                aria-haspopup="dialog"
                disabled={!isHydrated}
                onClick={openDialog}
              />
              {session?.account ? (
                <LinkButton variant="secondary" size="compact" to={paths.projects}>
                  <Text id="app.navigation.projects" />
                </LinkButton>
              ) : (
                <SignInButton variant="secondary" size="compact" backUrl={backUrl}>
                  <Text id="app.signIn" />
                </SignInButton>
              )}
            </>
          }
        />
      }
      footer={
        <FooterBar note={<Text id="app.footer.note" />}>
          <FooterNavigation />
        </FooterBar>
      }
    >
      <Outlet />
      {isDialogMounted && (
        <Suspense>
          <CountryDialog open={isDialogOpen} onClose={closeDialog} />
        </Suspense>
      )}
    </PageFrame>
  );
}
