import { FormattedMessage } from "react-intl";
import { generatePath } from "react-router-dom";
import { paths } from "../../../paths.ts";
import { LinkButton } from "../../../ui/actions/LinkButton.tsx";
import { ErrorPanel } from "../../../ui/feedback/ErrorPanel.tsx";
import { focusOnMount } from "../../../ui/focus/focusOnMount.ts";
import { LostIllustration } from "../../../ui/illustrations/lazyIllustrations.tsx";
import type { ClaimErrorReason } from "./getClaimErrorReason.ts";
import { messages } from "./messages.ts";

interface ClaimErrorProps {
  reason: ClaimErrorReason;
  isSignedIn: boolean;
  /** Whether windows can be registered in the country. */
  canRegister: boolean;
}

/** Says why the windows cannot be claimed, and links to what the visitor can do instead. */
export function ClaimError({ reason, isSignedIn, canRegister }: ClaimErrorProps) {
  return (
    <ErrorPanel
      headingLevel={1}
      headingRef={focusOnMount}
      title={<FormattedMessage {...titles[reason]} />}
      illustration={<LostIllustration />}
      actions={
        <>
          {reason === "expired" && canRegister ? (
            <LinkButton to={generatePath(paths.windowRegistration)}>
              <FormattedMessage {...messages.register} />
            </LinkButton>
          ) : null}
          <LinkButton
            to={isSignedIn ? paths.projects : paths.introduction}
            variant={reason === "expired" && canRegister ? "secondary" : "primary"}
          >
            <FormattedMessage {...(isSignedIn ? messages.toPortal : messages.toStart)} />
          </LinkButton>
        </>
      }
    >
      <p>
        <FormattedMessage {...texts[reason]} />
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
