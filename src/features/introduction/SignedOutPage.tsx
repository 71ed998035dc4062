import { useQuery } from "@tanstack/react-query";
import { runtimeConfigQuery } from "#api/runtime-config/runtimeConfigQuery.ts";
import { Text } from "#i18n/text.tsx";
import { SignInButton } from "#session/sign-in/SignInButton.tsx";
import { DoneIllustration } from "#ui/illustrations/lazyIllustrations.tsx";
import { Container } from "#ui/layout/Container.tsx";
import { Hero } from "#ui/page-frame/Hero.tsx";

export function SignedOutPage() {
  useQuery({ ...runtimeConfigQuery(), throwOnError: true });
  return (
    <Container>
      <Hero
        isAlone
        title={<Text id="page.logout.title" />}
        lead={<Text id="page.logout.text" />}
        actions={
          <SignInButton>
            <Text id="page.logout.signInAgain" />
          </SignInButton>
        }
        illustration={<DoneIllustration />}
      />
    </Container>
  );
}
