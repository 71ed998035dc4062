import { useQuery } from "@tanstack/react-query";
import { runtimeConfigQuery } from "#api/runtime-config/runtimeConfigQuery.ts";
import { Text } from "#i18n/text.tsx";
import { SignInButton } from "#session/sign-in/SignInButton.tsx";
import { HeroIllustration } from "#ui/illustrations/lazyIllustrations.tsx";
import { Container } from "#ui/layout/Container.tsx";
import { Stack } from "#ui/layout/Stack.tsx";
import { VisuallyHidden } from "#ui/layout/VisuallyHidden.tsx";
import { Feature, FeatureRow } from "#ui/page-frame/Feature.tsx";
import { Hero } from "#ui/page-frame/Hero.tsx";

interface IntroductionPageProps {
  /** The path to return to after sign-in; the projects by default. An invitation has the main action on its own page. */
  backUrl?: string | undefined;
}

export function IntroductionPage({ backUrl }: IntroductionPageProps) {
  const { data: config } = useQuery({ ...runtimeConfigQuery(), throwOnError: true });
  const canRegister = config?.windowRegistrationEnabled ?? true;
  return (
    <Container>
      <Stack gap="section">
        <Hero
          title={<Text id="page.introduction.title" />}
          lead={<Text id="page.introduction.lead" />}
          actions={
            <SignInButton variant={backUrl === undefined ? "primary" : "secondary"} backUrl={backUrl}>
              <Text id="page.introduction.signIn" />
            </SignInButton>
          }
          illustration={<HeroIllustration />}
        />
        <section id="benefits">
          <VisuallyHidden as="h2">
            <Text id="page.introduction.benefits.title" />
          </VisuallyHidden>
          <FeatureRow>
            <Feature icon="home" title={<Text id="page.introduction.benefits.follow.title" />}>
              <Text id="page.introduction.benefits.follow.text" />
            </Feature>
            {canRegister ? (
              <Feature icon="window" title={<Text id="page.introduction.benefits.register.title" />}>
                <Text id="page.introduction.benefits.register.text" />
              </Feature>
            ) : (
              <Feature icon="file" title={<Text id="page.introduction.benefits.documents.title" />}>
                <Text id="page.introduction.benefits.documents.text" />
              </Feature>
            )}
            <Feature icon="help" title={<Text id="page.introduction.benefits.help.title" />}>
              <Text id="page.introduction.benefits.help.text" />
            </Feature>
          </FeatureRow>
        </section>
      </Stack>
    </Container>
  );
}
