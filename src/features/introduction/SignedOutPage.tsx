import { FormattedMessage } from "react-intl";
import { SignInButton } from "../../session/SignInButton.tsx";
import { Container } from "../../ui/Container.tsx";
import { Hero } from "../../ui/Hero.tsx";
import { DoneIllustration } from "../../ui/illustrations.tsx";
import { messages } from "./messages.ts";

/** Where visitors arrive after signing out. */
export function SignedOutPage() {
  return (
    <Container>
      <Hero
        title={<FormattedMessage {...messages.signedOutTitle} />}
        lead={<FormattedMessage {...messages.signedOutText} />}
        actions={
          <SignInButton>
            <FormattedMessage {...messages.signInAgain} />
          </SignInButton>
        }
        illustration={<DoneIllustration />}
      />
    </Container>
  );
}
