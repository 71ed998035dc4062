import { type ReactNode, useDeferredValue, useRef } from "react";
import { Text } from "#i18n/text.tsx";
import { Container } from "#ui/layout/Container.tsx";
import { Stack } from "#ui/layout/Stack.tsx";
import { PageHeading } from "#ui/page-frame/PageHeading.tsx";
import { HelpSearchField } from "../search/HelpSearchField.tsx";
import { useSearchQuery } from "../search/useSearchQuery.ts";
import { HelpResults } from "./HelpResults.tsx";

interface FaqPageProps {
  /** Whom to ask where the search finds nothing. */
  contact?: ReactNode;
  /** Below everything that a visitor may look for. */
  campaign?: ReactNode;
}

export function FaqPage({ contact, campaign }: FaqPageProps) {
  const [searchQuery, setSearchQuery] = useSearchQuery();
  const fieldRef = useRef<HTMLInputElement>(null);
  const handleClear = () => {
    setSearchQuery("");
    fieldRef.current?.focus();
  };
  return (
    <Container>
      <Stack gap="large">
        <PageHeading lead={<Text id="page.faq.lead" />}>
          <Text id="page.faq.title" />
        </PageHeading>
        <HelpSearchField
          ref={fieldRef}
          query={searchQuery}
          onQueryChange={setSearchQuery}
          onClear={handleClear}
        />
        <HelpResults query={useDeferredValue(searchQuery)} contact={contact} />
        {campaign}
      </Stack>
    </Container>
  );
}
