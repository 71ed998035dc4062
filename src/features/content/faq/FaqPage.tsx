import { type ReactNode, useDeferredValue, useRef } from "react";
import { Text } from "#i18n/text.tsx";
import { Container } from "#ui/layout/Container.tsx";
import { Stack } from "#ui/layout/Stack.tsx";
import { PageHeading } from "#ui/page-frame/PageHeading.tsx";
import { HelpSearchField } from "../search/HelpSearchField.tsx";
import { useSearchQuery } from "../search/useSearchQuery.ts";
import styles from "./FaqPage.module.css";
import { HelpResults } from "./HelpResults.tsx";

interface FaqPageProps {
  /** A campaign above the search. */
  banner?: ReactNode;
  /** A campaign beside the search. */
  chip?: ReactNode;
  /** Whom to ask where the search finds nothing. */
  contact?: ReactNode;
}

export function FaqPage({ banner, chip, contact }: FaqPageProps) {
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
        {banner}
        <div className={styles["search"]}>
          <HelpSearchField
            ref={fieldRef}
            query={searchQuery}
            onQueryChange={setSearchQuery}
            onClear={handleClear}
          />
          {chip}
        </div>
        <HelpResults query={useDeferredValue(searchQuery)} contact={contact} />
      </Stack>
    </Container>
  );
}
