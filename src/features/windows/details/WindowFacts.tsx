import type { ReactNode } from "react";
import { FormattedNumber } from "react-intl";
import { useDateFormats } from "#api/runtime-config/useDateFormats.ts";
import { Text } from "#i18n/text.tsx";
import { FactList } from "#ui/data/FactList.tsx";
import { getSafeUrl } from "#ui/getSafeUrl.ts";
import { Section } from "#ui/layout/Section.tsx";
import { TextLink } from "#ui/links/TextLink.tsx";
import { getWindowAge } from "../care/windowAge.ts";
import type { WindowDetails } from "./windowQuery.ts";

/** The facts about a window, below the children. */
export function WindowFacts({ window, children }: { window: WindowDetails; children: ReactNode }) {
  const { formatDay, getDay, getToday } = useDateFormats();
  const installedOn = getDay(window.installationDate);
  const age = installedOn ? getWindowAge(installedOn, getToday()) : undefined;
  const datasheet = window.productDatasheet ? getSafeUrl(window.productDatasheet) : undefined;
  return (
    <Section title={<Text id="page.window.facts.title" />}>
      {children}
      <FactList
        facts={[
          { term: <Text id="page.window.facts.typeSign" />, value: window.key },
          { term: <Text id="page.window.facts.serialNumber" />, value: window.serialNumber },
          {
            term: <Text id="page.window.facts.installationDate" />,
            value: formatDay(window.installationDate),
          },
          {
            term: <Text id="page.window.facts.age" />,
            value: age ? (
              <FormattedNumber value={age.count} style="unit" unit={age.unit} unitDisplay="long" />
            ) : null,
          },
          {
            term: <Text id="page.window.facts.registeredOn" />,
            value: formatDay(window.createdAt),
          },
          {
            term: <Text id="page.window.facts.datasheet" />,
            value: datasheet ? (
              <TextLink href={datasheet} target="_blank" rel="noopener" icon="external">
                <Text id="page.window.facts.openDatasheet" />
              </TextLink>
            ) : null,
          },
        ]}
      />
    </Section>
  );
}
