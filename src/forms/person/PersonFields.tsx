import { useSuspenseQuery } from "@tanstack/react-query";
import { useIntl } from "react-intl";
import { useCountryFacts } from "#api/runtime-config/useCountryFacts.ts";
import { findText, Text, useText } from "#i18n/text.tsx";
import { Checkbox } from "#ui/fields/choice/Checkbox.tsx";
import { Select } from "#ui/fields/choice/Select.tsx";
import { TextField } from "#ui/fields/TextField.tsx";
import type { FieldErrors } from "../rules/fieldErrors.ts";
import { numberingPlansQuery } from "../rules/numberingPlans.ts";
import { useFieldProps } from "../useFieldProps.ts";
import styles from "./PersonFields.module.css";
import { personLabels } from "./personLabels.ts";

type Texts = Partial<Record<keyof typeof personLabels, string | null>>;

interface PersonFieldsProps {
  idPrefix: string;
  /** What the fields hold at first. */
  values: Readonly<Omit<Texts, "acceptedMarketing">> & { acceptedMarketing?: boolean };
  errors: FieldErrors;
  /** Adds the fields for company, second telephone and tenancy. */
  detailed?: boolean;
}

/** The fields of a person and their address in the country's format. Suspends until telephone numbers can be checked. */
export function PersonFields({ idPrefix, values, errors, detailed = false }: PersonFieldsProps) {
  const t = useText();
  useSuspenseQuery(numberingPlansQuery());
  const { britishAddresses, postCode } = useCountryFacts();
  const { acceptedMarketing = false, ...texts } = values;
  const getFieldProps = useFieldProps({ idPrefix, labels: personLabels, values: texts, errors });
  const optional = { optional: true };
  const hasCounty = Boolean(texts.county) || britishAddresses;
  const onlyDigits = /^\d+$/.test(postCode.example);
  return (
    <div className={styles["container"]}>
      <div className={styles["fields"]}>
        <Select
          {...getFieldProps("salutation", optional)}
          className={styles["short"]}
          autoComplete="honorific-prefix"
        >
          <option value="">{t("person.salutation.none")}</option>
          <option value="MR">{t("person.salutation.MR")}</option>
          <option value="MRS">{t("person.salutation.MRS")}</option>
          <UnknownOption name="salutation" value={texts.salutation} />
        </Select>
        {detailed ? (
          <TextField
            {...getFieldProps("company", optional)}
            className={styles["long"]}
            autoComplete="organization"
          />
        ) : null}
        <TextField {...getFieldProps("firstName")} className={styles["start"]} autoComplete="given-name" />
        <TextField {...getFieldProps("lastName")} autoComplete="family-name" />
        <TextField
          {...getFieldProps("email")}
          className={styles["whole"]}
          type="email"
          inputMode="email"
          autoComplete="email"
        />
        <TextField {...getFieldProps("phone", optional)} type="tel" autoComplete="tel" />
        {detailed ? (
          <TextField {...getFieldProps("alternatePhone", optional)} type="tel" autoComplete="off" />
        ) : null}
        <TextField {...getFieldProps("street")} className={styles["long"]} autoComplete="address-line1" />
        <TextField
          {...getFieldProps("houseNumber", optional)}
          className={styles["short"]}
          autoComplete="address-line2"
        />
        <TextField
          {...getFieldProps("postCode")}
          className={styles["short"]}
          inputMode={onlyDigits ? "numeric" : "text"}
          autoComplete="postal-code"
        />
        <TextField {...getFieldProps("city")} className={styles["long"]} autoComplete="address-level2" />
        {hasCounty ? (
          <TextField
            {...getFieldProps("county", optional)}
            className={styles["whole"]}
            autoComplete="address-level1"
          />
        ) : null}
        {detailed ? (
          <Select {...getFieldProps("tenancy", optional)}>
            <option value="">{t("person.tenancy.none")}</option>
            <option value="OWNER">{t("person.tenancy.OWNER")}</option>
            <option value="TENANT">{t("person.tenancy.TENANT")}</option>
            <UnknownOption name="tenancy" value={texts.tenancy} />
          </Select>
        ) : null}
        <Checkbox
          id={`${idPrefix}acceptedMarketing`}
          name="acceptedMarketing"
          className={styles["whole"]}
          label={<Text id="person.acceptedMarketing" />}
          defaultChecked={acceptedMarketing}
        />
      </div>
    </div>
  );
}

interface UnknownOptionProps {
  name: "salutation" | "tenancy";
  value: string | null | undefined;
}

/** Keeps a choice that only a newer backend knows. */
function UnknownOption({ name, value }: UnknownOptionProps) {
  const intl = useIntl();
  if (!value || findText(intl, `person.${name}.${value}`)) return null;
  return (
    <option value={value}>
      <Text id="person.other" />
    </option>
  );
}
