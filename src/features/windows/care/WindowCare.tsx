import { FormattedMessage, type IntlShape, useIntl } from "react-intl";
import { generatePath } from "react-router-dom";
import { formatLocalDay } from "../../../i18n/formats/formatLocalDay.ts";
import { parseCalendarDay } from "../../../i18n/formats/parseCalendarDay.ts";
import { getRoomMessage } from "../../../i18n/terms/roomMessages.ts";
import { getWindowTitleMessage } from "../../../i18n/terms/windowTitleMessages.ts";
import { paths } from "../../../paths.ts";
import { Button } from "../../../ui/actions/Button.tsx";
import { ShareButton } from "../../../ui/actions/ShareButton.tsx";
import { CalendarButton } from "../../../ui/calendar/CalendarButton.tsx";
import { FactList } from "../../../ui/data/FactList.tsx";
import { getSafeUrl } from "../../../ui/getSafeUrl.ts";
import { Section } from "../../../ui/layout/Section.tsx";
import { usePrintSheet } from "../../../ui/print/usePrintSheet.tsx";
import { messages } from "../details/messages.ts";
import type { WindowDetails } from "../details/windowQuery.ts";
import { messages as editingMessages } from "../editing/messages.ts";
import { invoiceMessages } from "../invoice/invoiceMessages.ts";
import { careMessages } from "./careMessages.ts";
import styles from "./WindowCare.module.css";
import { getNextAnniversary } from "./windowAge.ts";

/** The care of a window, and its data to print or share. */
export function WindowCare({ window: details }: { window: WindowDetails }) {
  const intl = useIntl();
  const { id, installationDate, createdAt } = details;
  const name = formatName(intl, details);
  const url = new URL(generatePath(paths.window, { windowId: id }), location.origin).href;

  const facts = getSheetFacts(intl, details);
  const [print, sheet] = usePrintSheet(
    <>
      <h1>{name}</h1>
      <FactList facts={facts.map(({ label, text }) => ({ term: label, value: text }))} />
      <p>{intl.formatMessage(careMessages.advice)}</p>
    </>,
  );
  const firstDay = installationDate ?? (createdAt && formatLocalDay(new Date(createdAt)));
  const getSharedData = () => {
    const lines = facts.map(({ label, text }) =>
      intl.formatMessage(careMessages.sharedFact, { label, value: text }),
    );
    return { title: name, text: [name, ...lines].join("\n") };
  };

  return (
    <div className={styles["care"]}>
      <Section
        title={<FormattedMessage {...careMessages.title} />}
        lead={<FormattedMessage {...careMessages.advice} />}
      >
        <div className={styles["actions"]}>
          {firstDay ? (
            <CalendarButton
              event={{
                id: `care-${id}@${location.hostname}`,
                title: intl.formatMessage(careMessages.reminderTitle, { window: name }),
                when: { firstDay: getNextAnniversary(firstDay, formatLocalDay(new Date())) },
                description: `${intl.formatMessage(careMessages.advice)}\n${url}`,
                isYearly: true,
              }}
              fileName={`care-${details.serialNumber}`}
            >
              <FormattedMessage {...careMessages.remind} />
            </CalendarButton>
          ) : null}
          <Button variant="secondary" size="compact" icon="file" onClick={print}>
            <FormattedMessage {...careMessages.print} />
          </Button>
          <ShareButton variant="secondary" size="compact" getData={getSharedData}>
            <FormattedMessage {...careMessages.share} />
          </ShareButton>
        </div>
      </Section>
      {sheet}
    </div>
  );
}

function formatName(intl: IntlShape, { title, room }: WindowDetails): string {
  const name = intl.formatMessage(getWindowTitleMessage(title));
  return room ? `${name} (${intl.formatMessage(getRoomMessage(room))})` : name;
}

/** What whoever services the window has to know. */
function getSheetFacts(intl: IntlShape, window: WindowDetails): { label: string; text: string }[] {
  const formatDay = (day: Date) => intl.formatDate(day, { dateStyle: "long", timeZone: "UTC" });
  const installed = window.installationDate ? parseCalendarDay(window.installationDate) : undefined;
  const facts = [
    [messages.typeSign, window.key],
    [messages.serialNumber, window.serialNumber],
    [messages.installationDate, installed && formatDay(installed)],
    [messages.registeredOn, window.createdAt && intl.formatDate(window.createdAt, { dateStyle: "long" })],
    [editingMessages.installerTitle, window.installerName],
    [messages.datasheet, window.productDatasheet && getSafeUrl(window.productDatasheet)],
    [invoiceMessages.title, window.invoiceFilename],
  ] as const;
  return facts.flatMap(([label, text]) => (text ? [{ label: intl.formatMessage(label), text }] : []));
}
