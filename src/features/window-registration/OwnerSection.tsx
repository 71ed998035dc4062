import { Suspense } from "react";
import { FormattedMessage } from "react-intl";
import type { FieldProblems } from "../../forms/fieldProblems.ts";
import { PersonFields } from "../../forms/PersonFields.tsx";
import { Section } from "../../ui/Section.tsx";
import { Skeleton } from "../../ui/Skeleton.tsx";
import { messages } from "./messages.ts";
import styles from "./OwnerSection.module.css";
import { type OwnerEntry, ownerFields } from "./ownerEntry.ts";

const idPrefix = "productOwner.";

/** The owner's name and address. */
export function OwnerSection({ owner, problems }: { owner: OwnerEntry; problems: FieldProblems }) {
  const { acceptedMarketing, ...texts } = owner;
  const own = ownerFields.flatMap((name) => {
    const problem = problems[`${idPrefix}${name}`];
    return problem ? [[name, problem] as const] : [];
  });
  return (
    <Section
      title={<FormattedMessage {...messages.owner} />}
      lead={<FormattedMessage {...messages.ownerLead} />}
    >
      <Suspense fallback={<Skeleton className={styles["fields"]} />}>
        <PersonFields
          idPrefix={idPrefix}
          values={{ ...texts, acceptedMarketing: acceptedMarketing === "on" }}
          problems={Object.fromEntries(own)}
        />
      </Suspense>
    </Section>
  );
}
