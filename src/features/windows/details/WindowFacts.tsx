import type { ReactNode } from "react";
import { FormattedDate, FormattedMessage } from "react-intl";
import { getSafeUrl } from "../../../api/getSafeUrl.ts";
import { parseCalendarDay } from "../../../i18n/formats/parseCalendarDay.ts";
import { FactList } from "../../../ui/data/FactList.tsx";
import { Section } from "../../../ui/layout/Section.tsx";
import { TextLink } from "../../../ui/navigation/TextLink.tsx";
import { messages } from "./messages.ts";
import type { WindowDetails } from "./windowQuery.ts";

/** The facts about a window, below the children. */
export function WindowFacts({ window, children }: { window: WindowDetails; children: ReactNode }) {
  const installed = window.installationDate ? parseCalendarDay(window.installationDate) : undefined;
  const datasheet = window.productDatasheet ? getSafeUrl(window.productDatasheet) : undefined;
  return (
    <Section title={<FormattedMessage {...messages.factsTitle} />}>
      {children}
      <FactList
        facts={[
          { term: <FormattedMessage {...messages.typeSign} />, value: window.key },
          { term: <FormattedMessage {...messages.serialNumber} />, value: window.serialNumber },
          {
            term: <FormattedMessage {...messages.installationDate} />,
            value: installed ? <FormattedDate value={installed} dateStyle="long" timeZone="UTC" /> : null,
          },
          {
            term: <FormattedMessage {...messages.registeredOn} />,
            value: <FormattedDate value={window.createdAt} dateStyle="long" />,
          },
          {
            term: <FormattedMessage {...messages.datasheet} />,
            value: datasheet ? (
              <TextLink href={datasheet} target="_blank" rel="noopener" icon="external">
                <FormattedMessage {...messages.openDatasheet} />
              </TextLink>
            ) : null,
          },
        ]}
      />
    </Section>
  );
}
