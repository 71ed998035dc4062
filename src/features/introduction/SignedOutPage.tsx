import { useQuery } from "@tanstack/react-query";
import { FormattedMessage } from "react-intl";
import { runtimeConfigQuery } from "../../api/runtime-config/runtimeConfigQuery.ts";
import { SignInButton } from "../../session/sign-in/SignInButton.tsx";
import { DoneIllustration } from "../../ui/illustrations/lazyIllustrations.tsx";
import { Container } from "../../ui/layout/Container.tsx";
import { Hero } from "../../ui/page/Hero.tsx";
import { messages } from "./messages.ts";

export function SignedOutPage() {
  useQuery({ ...runtimeConfigQuery(), throwOnError: true });
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
