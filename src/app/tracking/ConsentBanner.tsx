import { useCallback } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import type { Country } from "../../api/generated/main.ts";
import { type ConsentChoice, useConsent } from "../../tracking/consent.ts";
import { Button } from "../../ui/actions/Button.tsx";
import { publishHeight } from "../../ui/layout/publishHeight.ts";
import { TextLink } from "../../ui/navigation/TextLink.tsx";
import { getLegalPageUrl } from "../layouts/legal/getLegalPageUrl.ts";
import styles from "./ConsentBanner.module.css";
import { consentMessages as messages } from "./consentMessages.ts";

const publishBannerHeight = publishHeight("--height-consent-banner");

interface ConsentBannerProps {
  country: Country;
  /** Whether the visitor has asked for it: then it takes the focus. */
  isRequested: boolean;
}

/** Asks for consent to tracking. It is no dialog: the visitor can use the page without an answer. */
export function ConsentBanner({ country, isRequested }: ConsentBannerProps) {
  const intl = useIntl();
  const { choose } = useConsent();
  const handleChoice = (choice: ConsentChoice) => {
    // The button disappears with its focus, so the content of the page takes it.
    document.querySelector("main")?.focus({ preventScroll: true });
    choose(choice);
  };
  const handleDecline = () => handleChoice("denied");
  const handleAccept = () => handleChoice("granted");
  // React calls another function again: it must be the same in each render.
  const handleMount = useCallback(
    (region: HTMLElement | null) => {
      if (isRequested) region?.focus();
      publishBannerHeight(region);
    },
    [isRequested],
  );
  return (
    <section
      ref={handleMount}
      className={styles["region"]}
      aria-label={intl.formatMessage(messages.title)}
      tabIndex={-1}
      data-no-print
    >
      <div className={styles["banner"]}>
        <p className={styles["text"]}>
          <FormattedMessage {...messages.text} />{" "}
          <TextLink href={getLegalPageUrl("privacy", country, intl.locale)}>
            <FormattedMessage {...messages.privacy} />
          </TextLink>
        </p>
        <div className={styles["actions"]}>
          <Button variant="secondary" size="compact" onClick={handleDecline}>
            <FormattedMessage {...messages.decline} />
          </Button>
          <Button variant="secondary" size="compact" onClick={handleAccept}>
            <FormattedMessage {...messages.accept} />
          </Button>
        </div>
      </div>
    </section>
  );
}
