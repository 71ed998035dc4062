import { Suspense } from "react";
import { PersonFields } from "#forms/person/PersonFields.tsx";
import type { FormState } from "#forms/useFieldProps.ts";
import { Text } from "#i18n/text.tsx";
import { Section } from "#ui/layout/Section.tsx";
import { Skeleton } from "#ui/loading/Skeleton.tsx";
import styles from "./OwnerFields.module.css";

export function OwnerFields({ form }: { form: FormState }) {
  return (
    <Section
      title={<Text id="page.windowRegistration.owner" />}
      lead={<Text id="page.windowRegistration.owner.lead" />}
    >
      <div className={styles["fields"]}>
        <Suspense fallback={<Skeleton className={styles["skeleton"]} />}>
          <PersonFields scope="owner." form={form} />
        </Suspense>
      </div>
    </Section>
  );
}
