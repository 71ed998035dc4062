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
  /** Whom to ask: folded on a phone, unless the search finds nothing. */
  renderContact: (isOpen: boolean) => ReactNode;
  /** Below everything that a visitor may look for. */
  campaign?: ReactNode;
}

export function FaqPage({ renderContact, campaign }: FaqPageProps) {
  const [searchQuery, setSearchQuery] = useSearchQuery();
  const fieldRef = useRef<HTMLInputElement>(null);
  const handleClear = () => {
    setSearchQuery("");
    fieldRef.current?.focus();
  };
  return (
    <Container>
      <div className={styles["page"]}>
        <Stack gap="large" className={styles["head"]}>
          <PageHeading>
            <Text id="page.faq.title" />
          </PageHeading>
          <HelpSearchField
            ref={fieldRef}
            query={searchQuery}
            onQueryChange={setSearchQuery}
            onClear={handleClear}
          />
        </Stack>
        <HelpResults query={useDeferredValue(searchQuery)} renderContact={renderContact} />
        <div className={styles["whole"]}>{campaign}</div>
      </div>
    </Container>
  );
}
