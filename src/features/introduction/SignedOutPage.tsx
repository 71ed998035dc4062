import { FormattedMessage } from "react-intl";
import { SignInButton } from "../../session/sign-in/SignInButton.tsx";
import { DoneIllustration } from "../../ui/illustrations/lazyIllustrations.tsx";
import { Container } from "../../ui/layout/Container.tsx";
import { Hero } from "../../ui/page/Hero.tsx";
import { messages } from "./messages.ts";

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
