import { FormattedMessage } from "react-intl";
import { generatePath } from "react-router-dom";
import { paths } from "../../paths.ts";
import { ErrorPanel } from "../../ui/ErrorPanel.tsx";
import { LostIllustration } from "../../ui/illustrations.tsx";
import { LinkButton } from "../../ui/LinkButton.tsx";
import { takeFocus } from "../../ui/takeFocus.ts";
import type { Refusal } from "./claimWindows.ts";
import { messages } from "./messages.ts";

interface ClaimRefusedProps {
  refusal: Refusal;
  isSignedIn: boolean;
  /** Whether windows can be registered in the country. */
  canRegister: boolean;
}

/** Why these windows cannot be claimed, and the way on. */
export function ClaimRefused({ refusal, isSignedIn, canRegister }: ClaimRefusedProps) {
  return (
    <ErrorPanel
      headingLevel={1}
      headingRef={takeFocus}
      title={<FormattedMessage {...titles[refusal]} />}
      illustration={<LostIllustration />}
      actions={
        <>
          {refusal === "expired" && canRegister ? (
            <LinkButton to={generatePath(paths.windowRegistration)}>
              <FormattedMessage {...messages.register} />
            </LinkButton>
          ) : null}
          <LinkButton
            to={isSignedIn ? paths.projects : paths.introduction}
            variant={refusal === "expired" && canRegister ? "secondary" : "primary"}
          >
            <FormattedMessage {...(isSignedIn ? messages.toPortal : messages.toStart)} />
          </LinkButton>
        </>
      }
    >
      <p>
        <FormattedMessage {...texts[refusal]} />
      </p>
    </ErrorPanel>
  );
}

const titles = {
  missing: messages.missingTitle,
  unknown: messages.unknownTitle,
  expired: messages.expiredTitle,
  claimed: messages.claimedTitle,
};

const texts = {
  missing: messages.missingText,
  unknown: messages.unknownText,
  expired: messages.expiredText,
  claimed: messages.claimedText,
};
