import { generatePath } from "react-router-dom";
import { useDateFormats } from "#api/runtime-config/useDateFormats.ts";
import type { DateFormats } from "#i18n/formats/dateFormats.ts";
import { Text, type Translate, useText } from "#i18n/text.tsx";
import { paths } from "#paths.ts";
import { Button } from "#ui/actions/Button.tsx";
import { ShareActions } from "#ui/actions/ShareActions.tsx";
import { CalendarButton } from "#ui/calendar/CalendarButton.tsx";
import { FactList } from "#ui/data/FactList.tsx";
import { getSafeUrl } from "#ui/getSafeUrl.ts";
import { Section } from "#ui/layout/Section.tsx";
import { usePrintSheet } from "#ui/print/usePrintSheet.tsx";
import type { WindowDetails } from "../details/windowQuery.ts";
import { formatWindowName } from "../formatWindowName.ts";
import styles from "./WindowCare.module.css";
import { getNextAnniversary } from "./windowAge.ts";

/** The care of a window, and its data to print or share. */
export function WindowCare({ window: details }: { window: WindowDetails }) {
  const t = useText();
  const dateFormats = useDateFormats();
  const { id, installationDate, createdAt } = details;
  const name = formatName(t, details);
  const url = new URL(generatePath(paths.window, { windowId: id }), location.origin).href;

  const facts = getSheetFacts(t, dateFormats, details);
  const [print, sheet] = usePrintSheet(
    <>
      <h1>{name}</h1>
      <FactList facts={facts.map(({ label, text }) => ({ term: label, value: text }))} />
      <p>{t("page.window.care.advice")}</p>
    </>,
  );
  const firstDay = dateFormats.getDay(installationDate ?? createdAt);
  const sharedFacts = facts.map(({ label, text }) => t("share.fact", { label, value: text }));
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
                when: { firstDay: getNextAnniversary(firstDay, dateFormats.getToday()) },
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
          <ShareActions
            variant="secondary"
            size="compact"
            title={name}
            text={sharedText}
            what={t("page.window.care.shared")}
          />
        </div>
      </Section>
      {sheet}
    </div>
  );
}

function formatName(t: Translate, details: WindowDetails): string {
  const { room } = details;
  const name = formatWindowName(t, details);
  return room ? `${name} (${t(`room.${room}`)})` : name;
}

/** The facts for a person who services the window. */
function getSheetFacts(
  t: Translate,
  { formatDay }: DateFormats,
  window: WindowDetails,
): { label: string; text: string }[] {
  const facts = [
    ["page.window.facts.typeSign", window.key],
    ["page.window.facts.serialNumber", window.serialNumber],
    ["page.window.facts.installationDate", formatDay(window.installationDate)],
    ["page.window.facts.registeredOn", formatDay(window.createdAt)],
    ["page.window.installer.title", window.installerName],
    ["page.window.facts.datasheet", window.productDatasheet && getSafeUrl(window.productDatasheet)],
    ["page.window.invoice.title", window.invoiceFilename],
  ] as const;
  return facts.flatMap(([label, text]) => (text ? [{ label: t(label), text }] : []));
}
