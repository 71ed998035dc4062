import type { ReactNode } from "react";
import { FormattedDate, FormattedMessage } from "react-intl";
import { safeAddress } from "../../api/safeAddress.ts";
import { calendarDay } from "../../i18n/calendarDay.ts";
import { FactList } from "../../ui/FactList.tsx";
import { externalIcon } from "../../ui/icons/externalIcon.tsx";
import { Section } from "../../ui/Section.tsx";
import { TextLink } from "../../ui/TextLink.tsx";
import { messages } from "./messages.ts";
import type { WindowDetails } from "./windowQuery.ts";

/** What is known of a window; the children stand above the facts. */
export function WindowFacts({ window, children }: { window: WindowDetails; children: ReactNode }) {
  const installed = window.installationDate ? calendarDay(window.installationDate) : undefined;
  const datasheet = window.productDatasheet ? safeAddress(window.productDatasheet) : undefined;
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
              <TextLink href={datasheet} target="_blank" rel="noopener" icon={externalIcon}>
                <FormattedMessage {...messages.openDatasheet} />
              </TextLink>
            ) : null,
          },
        ]}
      />
    </Section>
  );
}
