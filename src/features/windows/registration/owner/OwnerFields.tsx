import { Suspense } from "react";
import { PersonFields } from "#forms/person/PersonFields.tsx";
import { basicPersonFields } from "#forms/person/personLabels.ts";
import type { FieldErrors } from "#forms/rules/fieldErrors.ts";
import { Text } from "#i18n/text.tsx";
import { Section } from "#ui/layout/Section.tsx";
import { Skeleton } from "#ui/loading/Skeleton.tsx";
import styles from "./OwnerFields.module.css";
import type { OwnerFormValues } from "./ownerFormValues.ts";

const idPrefix = "owner.";

interface OwnerFieldsProps {
  owner: OwnerFormValues;
  /** The errors of the whole form, by the ids of the fields. */
  errors: FieldErrors;
}

export function OwnerFields({ owner, errors }: OwnerFieldsProps) {
  const { acceptedMarketing, ...texts } = owner;
  const ownerErrors = basicPersonFields.flatMap((name) => {
    const error = errors[`${idPrefix}${name}`];
    return error ? [[name, error] as const] : [];
  });
  return (
    <Section
      title={<Text id="page.windowRegistration.owner" />}
      lead={<Text id="page.windowRegistration.owner.lead" />}
    >
      <div className={styles["fields"]}>
        <Suspense fallback={<Skeleton className={styles["skeleton"]} />}>
          <PersonFields
            idPrefix={idPrefix}
            values={{ ...texts, acceptedMarketing: acceptedMarketing === "on" }}
            errors={Object.fromEntries(ownerErrors)}
          />
        </Suspense>
      </div>
    </Section>
  );
}
