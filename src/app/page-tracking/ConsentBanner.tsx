import { useCallback } from "react";
import { useIntl } from "react-intl";
import { Text, useText } from "#i18n/text.tsx";
import type { Country } from "#locales.ts";
import { type ConsentChoice, useConsent } from "#tracking/consent.ts";
import { Button } from "#ui/actions/Button.tsx";
import { moveFocus } from "#ui/focus/moveFocus.ts";
import { publishHeight } from "#ui/layout/publishHeight.ts";
import { TextLink } from "#ui/links/TextLink.tsx";
import { getLegalPageUrl } from "../layouts/legal/getLegalPageUrl.ts";
import styles from "./ConsentBanner.module.css";

const publishBannerHeight = publishHeight("--height-consent-banner");

interface ConsentBannerProps {
  country: Country;
  /** Whether the visitor has opened the banner. Then it takes the focus. */
  isRequested: boolean;
}

/** Asks for consent to tracking. It is no dialog, so the visitor can use the page without an answer. */
export function ConsentBanner({ country, isRequested }: ConsentBannerProps) {
  const intl = useIntl();
  const t = useText();
  const { choose } = useConsent();
  const handleChoice = (choice: ConsentChoice) => {
    // The button disappears with its focus, so the content of the page takes it.
    moveFocus(document.querySelector("main"), { preventScroll: true });
    choose(choice);
  };
  const handleDecline = () => handleChoice("denied");
  const handleAccept = () => handleChoice("granted");
  // Memoized, since React calls a changed callback ref again.
  const handleMount = useCallback(
    (region: HTMLElement | null) => {
      if (isRequested) moveFocus(region);
      publishBannerHeight(region);
    },
    [isRequested],
  );
  return (
    <section ref={handleMount} className={styles["region"]} aria-label={t("app.consent.title")} data-no-print>
      <div className={styles["banner"]}>
        <p className={styles["text"]}>
          <Text id="app.consent.text" />{" "}
          <TextLink href={getLegalPageUrl("privacy", country, intl.locale)}>
            <Text id="app.consent.privacy" />
          </TextLink>
        </p>
        <div className={styles["actions"]}>
          <Button variant="secondary" size="compact" onClick={handleDecline}>
            <Text id="app.consent.decline" />
          </Button>
          <Button variant="secondary" size="compact" onClick={handleAccept}>
            <Text id="app.consent.accept" />
          </Button>
        </div>
      </div>
    </section>
  );
}
