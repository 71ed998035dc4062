import { generatePath } from "react-router-dom";
import { Text } from "#i18n/text.tsx";
import { paths } from "#paths.ts";
import { LinkButton } from "#ui/actions/LinkButton.tsx";
import { focusOnMount } from "#ui/focus/focusOnMount.ts";
import { LostIllustration } from "#ui/illustrations/lazyIllustrations.tsx";
import { ErrorPanel } from "#ui/notices/ErrorPanel.tsx";
import type { ClaimErrorReason } from "./getClaimErrorReason.ts";

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
      headingRef={focusOnMount}
      title={<Text id={titles[reason]} />}
      illustration={<LostIllustration />}
      actions={
        <>
          {reason === "expired" && canRegister ? (
            <LinkButton to={generatePath(paths.windowRegistration)}>
              <Text id="page.claim.register" />
            </LinkButton>
          ) : null}
          <LinkButton
            to={isSignedIn ? paths.projects : paths.introduction}
            variant={reason === "expired" && canRegister ? "secondary" : "primary"}
          >
            <Text id={isSignedIn ? "page.claim.toPortal" : "page.claim.toStart"} />
          </LinkButton>
        </>
      }
    >
      <p>
        <Text id={texts[reason]} />
      </p>
    </ErrorPanel>
  );
}

const titles = {
  missing: "page.claim.missing.title",
  unknown: "page.claim.unknown.title",
  expired: "page.claim.expired.title",
  claimed: "page.claim.claimed.title",
} as const;

const texts = {
  missing: "page.claim.missing.text",
  unknown: "page.claim.unknown.text",
  expired: "page.claim.expired.text",
  claimed: "page.claim.claimed.text",
} as const;
