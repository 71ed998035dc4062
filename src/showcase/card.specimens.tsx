import { Button } from "../ui/Button.tsx";
import { Card } from "../ui/Card.tsx";
import { CardLink } from "../ui/CardLink.tsx";
import { CountBadge } from "../ui/CountBadge.tsx";
import { Disclosure } from "../ui/Disclosure.tsx";
import { bellIcon } from "../ui/icons/bellIcon.tsx";
import { editIcon } from "../ui/icons/editIcon.tsx";
import { helpIcon } from "../ui/icons/helpIcon.tsx";
import { Section } from "../ui/Section.tsx";
import { StatusBadge } from "../ui/StatusBadge.tsx";
import { SummaryCard } from "../ui/SummaryCard.tsx";
import { SummaryCardSkeleton } from "../ui/SummaryCardSkeleton.tsx";
import { SummaryList } from "../ui/SummaryList.tsx";
import { longTitle, paragraph, saveText, sentence, shortText } from "./sampleTexts.ts";
import type { Specimen } from "./specimen.ts";

const route = "/components";

export const cardSpecimens: readonly Specimen[] = [
  {
    name: "Card",
    files: ["ui/Card.tsx", "ui/CardLink.tsx"],
    states: {
      default: <Card>{sentence}</Card>,
      "without padding": <Card padding="none">{sentence}</Card>,
      "interactive, with its link": (
        <Card interactive>
          <CardLink to={route}>{shortText}</CardLink>
          <p>{sentence}</p>
        </Card>
      ),
    },
  },
  {
    name: "Section",
    files: ["ui/Section.tsx"],
    layout: "wide",
    states: {
      default: <Section title={shortText}>{sentence}</Section>,
      "with lead and actions": (
        <Section
          title={longTitle}
          headingLevel={3}
          lead={paragraph}
          actions={
            <Button variant="secondary" size="compact" icon={editIcon}>
              {saveText}
            </Button>
          }
        >
          {sentence}
        </Section>
      ),
    },
  },
  {
    name: "SummaryCard",
    files: ["ui/SummaryCard.tsx", "ui/SummaryList.tsx", "ui/SummaryCardSkeleton.tsx"],
    layout: "wide",
    states: {
      "in a list, on its way too": (
        <SummaryList>
          <li>
            <SummaryCard
              to={route}
              title="Werftstraße 12"
              subtitle="20457 Hamburg"
              badge={<StatusBadge tone="progress">On its way</StatusBadge>}
              facts={
                <>
                  <span>{shortText}</span>
                  <span>14 March 2026</span>
                </>
              }
              counts={<CountBadge icon={bellIcon} count={3} label="3 news" emphasis />}
            />
          </li>
          <li>
            <SummaryCard
              to={route}
              title={longTitle}
              subtitle={sentence}
              badge={<StatusBadge tone="caution">{sentence}</StatusBadge>}
              facts={<span>{sentence}</span>}
            />
          </li>
          <li>
            <SummaryCard to={route} title={shortText} />
          </li>
          <li>
            <SummaryCardSkeleton />
          </li>
        </SummaryList>
      ),
    },
  },
  {
    name: "Disclosure",
    files: ["ui/Disclosure.tsx"],
    states: {
      closed: <Disclosure title={shortText}>{paragraph}</Disclosure>,
      open: (
        <Disclosure title={shortText} open>
          {paragraph}
        </Disclosure>
      ),
      "with icon, long text": (
        <Disclosure title={longTitle} icon={helpIcon}>
          {paragraph}
        </Disclosure>
      ),
    },
  },
];
