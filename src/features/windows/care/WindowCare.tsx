import { useCallback } from "react";
import { FormattedMessage, type IntlShape, useIntl } from "react-intl";
import { generatePath } from "react-router-dom";
import { useCountryFacts } from "../../../api/runtime-config/useCountryFacts.ts";
import { formatLocalDay } from "../../../i18n/formats/formatLocalDay.ts";
import { parseCalendarDay } from "../../../i18n/formats/parseCalendarDay.ts";
import { getRoomMessage } from "../../../i18n/terms/roomMessages.ts";
import { getWindowTitleMessage } from "../../../i18n/terms/windowTitleMessages.ts";
import { paths } from "../../../paths.ts";
import { Button } from "../../../ui/actions/Button.tsx";
import { CalendarButton } from "../../../ui/calendar/CalendarButton.tsx";
import { getSafeUrl } from "../../../ui/getSafeUrl.ts";
import { Section } from "../../../ui/layout/Section.tsx";
import { messages } from "../details/messages.ts";
import type { WindowDetails } from "../details/windowQuery.ts";
import { messages as editingMessages } from "../editing/messages.ts";
import { careMessages } from "./careMessages.ts";
import styles from "./WindowCare.module.css";
import { getNextAnniversary } from "./windowAge.ts";

/** The care of a window, and its data to print or share. */
export function WindowCare({ window: details }: { window: WindowDetails }) {
  const intl = useIntl();
  const country = useCountryFacts();
  const { id, installationDate, createdAt } = details;
  const name = formatName(intl, details);
  const url = new URL(generatePath(paths.window, { windowId: id }), location.origin).href;

  const handlePrint = useCallback(() => print(), []);
  const handleShare = useCallback(() => {
    // Rejects when the visitor closes the share dialog, which is no error.
    navigator.share({ title: name, text: formatSheet(intl, details) }).catch(() => {});
  }, [intl, name, details]);

  return (
    <div className={styles["care"]}>
      <Section
        title={<FormattedMessage {...careMessages.title} />}
        lead={<FormattedMessage {...careMessages.advice} />}
      >
        <div className={styles["actions"]}>
          {country ? (
            <CalendarButton
              event={{
                id: `care-${id}@${location.hostname}`,
                title: intl.formatMessage(careMessages.reminderTitle, { window: name }),
                when: {
                  firstDay: getNextAnniversary(
                    installationDate ?? formatLocalDay(new Date(createdAt)),
                    formatLocalDay(new Date()),
                  ),
                },
                description: `${intl.formatMessage(careMessages.advice)}\n${url}`,
                isYearly: true,
              }}
              timeZone={country.timeZone}
              fileName={`care-${details.serialNumber}`}
            >
              <FormattedMessage {...careMessages.remind} />
            </CalendarButton>
          ) : null}
          <Button variant="secondary" size="compact" icon="file" onClick={handlePrint}>
            <FormattedMessage {...careMessages.print} />
          </Button>
          {"share" in navigator ? (
            <Button variant="secondary" size="compact" icon="share" onClick={handleShare}>
              <FormattedMessage {...careMessages.share} />
            </Button>
          ) : null}
        </div>
      </Section>
    </div>
  );
}

function formatName(intl: IntlShape, { title, room }: WindowDetails): string {
  const name = intl.formatMessage(getWindowTitleMessage(title));
  return room ? `${name} (${intl.formatMessage(getRoomMessage(room))})` : name;
}

/** The window in lines of text, for whoever services it. */
function formatSheet(intl: IntlShape, window: WindowDetails): string {
  const installed = window.installationDate ? parseCalendarDay(window.installationDate) : undefined;
  const facts = [
    [messages.typeSign, window.key],
    [messages.serialNumber, window.serialNumber],
    [
      messages.installationDate,
      installed && intl.formatDate(installed, { dateStyle: "long", timeZone: "UTC" }),
    ],
    [editingMessages.installerTitle, window.installerName],
    [messages.datasheet, window.productDatasheet && getSafeUrl(window.productDatasheet)],
  ] as const;
  const lines = facts.flatMap(([label, value]) =>
    value ? [intl.formatMessage(careMessages.sharedFact, { label: intl.formatMessage(label), value })] : [],
  );
  return [formatName(intl, window), ...lines].join("\n");
}
