import { Suspense } from "react";
import { FormattedMessage } from "react-intl";
import { PersonFields } from "../../../../forms/person/PersonFields.tsx";
import type { FieldErrors } from "../../../../forms/rules/fieldErrors.ts";
import { Section } from "../../../../ui/layout/Section.tsx";
import { Skeleton } from "../../../../ui/loading/Skeleton.tsx";
import { messages } from "../messages.ts";
import styles from "./OwnerFields.module.css";
import { type OwnerFormValues, ownerFieldNames } from "./ownerFormValues.ts";

const idPrefix = "productOwner.";

interface OwnerFieldsProps {
  owner: OwnerFormValues;
  /** The errors of the whole form, by the ids of the fields. */
  errors: FieldErrors;
}

export function OwnerFields({ owner, errors }: OwnerFieldsProps) {
  const { acceptedMarketing, ...texts } = owner;
  const ownerErrors = ownerFieldNames.flatMap((name) => {
    const error = errors[`${idPrefix}${name}`];
    return error ? [[name, error] as const] : [];
  });
  return (
    <Section
      title={<FormattedMessage {...messages.owner} />}
      lead={<FormattedMessage {...messages.ownerLead} />}
    >
      <Suspense fallback={<Skeleton className={styles["skeleton"]} />}>
        <PersonFields
          idPrefix={idPrefix}
          values={{ ...texts, acceptedMarketing: acceptedMarketing === "on" }}
          errors={Object.fromEntries(ownerErrors)}
        />
      </Suspense>
    </Section>
  );
}
