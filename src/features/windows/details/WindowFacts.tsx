import type { ReactNode } from "react";
import { FormattedDate, FormattedMessage, FormattedNumber } from "react-intl";
import { formatLocalDay } from "../../../i18n/formats/formatLocalDay.ts";
import { parseCalendarDay } from "../../../i18n/formats/parseCalendarDay.ts";
import { FactList } from "../../../ui/data/FactList.tsx";
import { getSafeUrl } from "../../../ui/getSafeUrl.ts";
import { Section } from "../../../ui/layout/Section.tsx";
import { TextLink } from "../../../ui/navigation/TextLink.tsx";
import { careMessages } from "../care/careMessages.ts";
import { getWindowAge } from "../care/windowAge.ts";
import { messages } from "./messages.ts";
import type { WindowDetails } from "./windowQuery.ts";

/** The facts about a window, below the children. */
export function WindowFacts({ window, children }: { window: WindowDetails; children: ReactNode }) {
  const installed = window.installationDate ? parseCalendarDay(window.installationDate) : undefined;
  const age = window.installationDate
    ? getWindowAge(window.installationDate, formatLocalDay(new Date()))
    : undefined;
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
            term: <FormattedMessage {...careMessages.age} />,
            value: age ? (
              <FormattedNumber value={age.count} style="unit" unit={age.unit} unitDisplay="long" />
            ) : null,
          },
          {
            term: <FormattedMessage {...messages.registeredOn} />,
            value: window.createdAt && <FormattedDate value={window.createdAt} dateStyle="long" />,
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
