import { type IntlShape, useIntl } from "react-intl";
import { generatePath } from "react-router-dom";
import { formatLocalDay } from "#i18n/formats/formatLocalDay.ts";
import { parseCalendarDay } from "#i18n/formats/parseCalendarDay.ts";
import { getText, Text, type Translate, useText } from "#i18n/text.tsx";
import { paths } from "#paths.ts";
import { Button } from "#ui/actions/Button.tsx";
import { ShareActions } from "#ui/actions/ShareActions.tsx";
import { CalendarButton } from "#ui/calendar/CalendarButton.tsx";
import { FactList } from "#ui/data/FactList.tsx";
import { getSafeUrl } from "#ui/getSafeUrl.ts";
import { Section } from "#ui/layout/Section.tsx";
import { usePrintSheet } from "#ui/print/usePrintSheet.tsx";
import type { WindowDetails } from "../details/windowQuery.ts";
import styles from "./WindowCare.module.css";
import { getNextAnniversary } from "./windowAge.ts";

/** The care of a window, and its data to print or share. */
export function WindowCare({ window: details }: { window: WindowDetails }) {
  const intl = useIntl();
  const t = useText();
  const { id, installationDate, createdAt } = details;
  const name = formatName(t, details);
  const url = new URL(generatePath(paths.window, { windowId: id }), location.origin).href;

  const facts = getSheetFacts(intl, details);
  const [print, sheet] = usePrintSheet(
    <>
      <h1>{name}</h1>
      <FactList facts={facts.map(({ label, text }) => ({ term: label, value: text }))} />
      <p>{t("page.window.care.advice")}</p>
    </>,
  );
  const firstDay = installationDate ?? (createdAt && formatLocalDay(new Date(createdAt)));
  const sharedFacts = facts.map(({ label, text }) =>
    t("page.window.care.sharedFact", { label, value: text }),
  );
  const sharedText = [name, ...sharedFacts].join("\n");

  return (
    <div className={styles["care"]}>
      <Section title={<Text id="page.window.care.title" />} lead={<Text id="page.window.care.advice" />}>
        <div className={styles["actions"]}>
          {firstDay ? (
            <CalendarButton
              event={{
                id: `care-${id}@${location.hostname}`,
                title: t("page.window.care.reminderTitle", { window: name }),
                when: { firstDay: getNextAnniversary(firstDay, formatLocalDay(new Date())) },
                description: `${t("page.window.care.advice")}\n${url}`,
                isYearly: true,
              }}
              fileName={`care-${details.serialNumber}`}
            >
              <Text id="page.window.care.remind" />
            </CalendarButton>
          ) : null}
          <Button variant="secondary" size="compact" icon="file" onClick={print}>
            <Text id="page.window.care.print" />
          </Button>
          <ShareActions variant="secondary" size="compact" title={name} text={sharedText}>
            <Text id="page.window.care.share" />
          </ShareActions>
        </div>
      </Section>
      {sheet}
    </div>
  );
}

function formatName(t: Translate, { title, room }: WindowDetails): string {
  const name = t(`windowTitle.${title}`);
  return room ? `${name} (${t(`room.${room}`)})` : name;
}

/** What whoever services the window has to know. */
function getSheetFacts(intl: IntlShape, window: WindowDetails): { label: string; text: string }[] {
  const t = getText(intl);
  const formatDay = (day: Date) => intl.formatDate(day, { dateStyle: "long", timeZone: "UTC" });
  const installed = window.installationDate ? parseCalendarDay(window.installationDate) : undefined;
  const facts = [
    ["page.window.facts.typeSign", window.key],
    ["page.window.facts.serialNumber", window.serialNumber],
    ["page.window.facts.installationDate", installed && formatDay(installed)],
    [
      "page.window.facts.registeredOn",
      window.createdAt && intl.formatDate(window.createdAt, { dateStyle: "long" }),
    ],
    ["page.window.installer.title", window.installerName],
    ["page.window.facts.datasheet", window.productDatasheet && getSafeUrl(window.productDatasheet)],
    ["page.window.invoice.title", window.invoiceFilename],
  ] as const;
  return facts.flatMap(([label, text]) => (text ? [{ label: t(label), text }] : []));
}
