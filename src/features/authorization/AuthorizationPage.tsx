import { FormattedMessage } from "react-intl";
import { Container } from "../../ui/Container.tsx";
import { PageHeading } from "../../ui/PageHeading.tsx";
import { messages } from "./messages.ts";

/** Shown for the moment in which the return from the provider is completed; the loader leads on from here. */
export function AuthorizationPage() {
  return (
    <Container>
      <PageHeading>
        <FormattedMessage {...messages.signingIn} />
      </PageHeading>
    </Container>
  );
}
