import { useQuery } from "@tanstack/react-query";
import { lazy, Suspense, useCallback, useState } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { Outlet, useLocation } from "react-router-dom";
import { paths } from "../paths.ts";
import { SignInButton } from "../session/SignInButton.tsx";
import { sessionQuery } from "../session/sessionQuery.ts";
import { FooterBar } from "../ui/FooterBar.tsx";
import { HeaderBar } from "../ui/HeaderBar.tsx";
import { IconButton } from "../ui/IconButton.tsx";
import { globeIcon } from "../ui/icons/globeIcon.tsx";
import { Wordmark } from "../ui/illustrations/Wordmark.tsx";
import { LinkButton } from "../ui/LinkButton.tsx";
import { lazyExtra } from "../ui/lazyExtra.ts";
import { PageFrame } from "../ui/PageFrame.tsx";
import { RouteLink } from "../ui/RouteLink.tsx";
import styles from "./GuestLayout.module.css";
import { LanguageSelect } from "./LanguageSelect.tsx";
import { messages } from "./messages.ts";

const CountryFooterLinks = lazyExtra(
  () => import("./CountryFooterLinks.tsx").then((it) => it.CountryFooterLinks),
  <div data-pending />,
);
const CountryDialog = lazy(async () => ({ default: (await import("./CountryDialog.tsx")).CountryDialog }));

/** Around the screens for everybody: brand bar, footer, and the modal for choosing country and language. */
export function GuestLayout() {
  const intl = useIntl();
  const [choosing, setChoosing] = useState(false);
  const [wasAsked, setWasAsked] = useState(false);
  const open = useCallback(() => {
    setWasAsked(true);
    setChoosing(true);
  }, []);
  const close = useCallback(() => setChoosing(false), []);
  // Only what is known: the introduction asks nobody who a visitor is.
  const { data: session } = useQuery({ ...sessionQuery(), enabled: false });
  const { pathname, search, hash } = useLocation();
  // Whoever follows an invitation comes back to it; nobody needs to come back to where signing in begins.
  const leadsNowhere = pathname === paths.introduction || pathname === paths.logout;
  const backAddress = leadsNowhere ? undefined : `${pathname}${search}${hash}`;
  return (
    <PageFrame
      skipLabel={intl.formatMessage(messages.skipToContent)}
      header={
        <HeaderBar
          wordmark={
            <RouteLink to={paths.introduction} aria-label={intl.formatMessage(messages.home)}>
              <Wordmark />
            </RouteLink>
          }
          tools={
            <>
              <div className={styles["language"]}>
                <LanguageSelect hideLabel />
              </div>
              <IconButton
                icon={globeIcon}
                label={intl.formatMessage(messages.countryAndLanguage)}
                aria-haspopup="dialog"
                onClick={open}
              />
              {session?.account ? (
                <LinkButton variant="secondary" size="compact" to={paths.projects}>
                  <FormattedMessage {...messages.projects} />
                </LinkButton>
              ) : (
                <SignInButton variant="secondary" size="compact" backAddress={backAddress}>
                  <FormattedMessage {...messages.signIn} />
                </SignInButton>
              )}
            </>
          }
        />
      }
      footer={
        <FooterBar wordmark={<Wordmark />} note={<FormattedMessage {...messages.footerNote} />}>
          <CountryFooterLinks />
        </FooterBar>
      }
    >
      <Outlet />
      {wasAsked && (
        <Suspense>
          <CountryDialog open={choosing} onClose={close} />
        </Suspense>
      )}
    </PageFrame>
  );
}
