import { useSuspenseQuery } from "@tanstack/react-query";
import { type Ref, useState } from "react";
import { useCountryFacts } from "#api/runtime-config/useCountryFacts.ts";
import { Text, useText } from "#i18n/text.tsx";
import { Checkbox } from "#ui/fields/choice/Checkbox.tsx";
import { Select } from "#ui/fields/choice/Select.tsx";
import { TextField } from "#ui/fields/TextField.tsx";
import { numberingPlansQuery } from "../rules/numberingPlans.ts";
import { personChoices } from "../rules/personChoices.ts";
import { type FormState, useFieldProps } from "../useFieldProps.ts";
import styles from "./PersonFields.module.css";
import { basicPersonFields, type PersonField, personLabels } from "./personLabels.ts";

interface PersonFieldsProps {
  ref?: Ref<HTMLDivElement> | undefined;
  idPrefix?: string;
  /** The prefix of the controls' names, such as `owner.`. */
  scope?: string;
  form: FormState;
  /** The visible fields. The county appears only if it is known, or if the country's addresses have one. */
  fields?: readonly PersonField[];
}

/** The fields of a person and their address in the country's format. Suspends until telephone numbers can be checked. */
export function PersonFields(props: PersonFieldsProps) {
  const { ref, idPrefix = "", scope = "", form, fields = basicPersonFields } = props;
  useSuspenseQuery(numberingPlansQuery());
  const { britishAddresses, postCode } = useCountryFacts();
  const getFieldProps = useFieldProps({ idPrefix, scope, labels: personLabels, form });
  // Fields and options that the form's first values require stay while the customer changes these values.
  const [firstTexts] = useState(form.texts);
  const optional = { optional: true };
  const has = (name: PersonField) => fields.includes(name);
  const hasCounty = Boolean(firstTexts[`${scope}county`]) || britishAddresses;
  const onlyDigits = /^\d+$/.test(postCode.example);
  return (
    <div ref={ref} className={styles["fields"]}>
      {has("salutation") ? (
        <Select
          {...getFieldProps("salutation", optional)}
          className={styles["short"]}
          autoComplete="honorific-prefix"
        >
          <Options name="salutation" value={firstTexts[`${scope}salutation`]} />
        </Select>
      ) : null}
      {has("company") ? (
        <TextField
          {...getFieldProps("company", optional)}
          className={styles["long"]}
          autoComplete="organization"
        />
      ) : null}
      {has("firstName") ? (
        <TextField {...getFieldProps("firstName")} className={styles["start"]} autoComplete="given-name" />
      ) : null}
      {has("lastName") ? <TextField {...getFieldProps("lastName")} autoComplete="family-name" /> : null}
      {has("email") ? (
        <TextField
          {...getFieldProps("email")}
          className={styles["whole"]}
          type="email"
          inputMode="email"
          autoComplete="email"
        />
      ) : null}
      {has("phone") ? (
        <TextField {...getFieldProps("phone", optional)} type="tel" autoComplete="tel" />
      ) : null}
      {has("alternatePhone") ? (
        <TextField {...getFieldProps("alternatePhone", optional)} type="tel" autoComplete="off" />
      ) : null}
      {has("street") ? (
        <TextField {...getFieldProps("street")} className={styles["long"]} autoComplete="address-line1" />
      ) : null}
      {has("houseNumber") ? (
        <TextField
          {...getFieldProps("houseNumber", optional)}
          className={styles["short"]}
          // Browsers store the second line of an address, such as "c/o", under this name.
          autoComplete="off"
        />
      ) : null}
      {has("postCode") ? (
        <TextField
          {...getFieldProps("postCode")}
          className={styles["short"]}
          inputMode={onlyDigits ? "numeric" : "text"}
          autoComplete="postal-code"
        />
      ) : null}
      {has("city") ? (
        <TextField {...getFieldProps("city")} className={styles["long"]} autoComplete="address-level2" />
      ) : null}
      {has("county") && hasCounty ? (
        <TextField
          {...getFieldProps("county", optional)}
          className={styles["whole"]}
          autoComplete="address-level1"
        />
      ) : null}
      {has("tenancy") ? (
        <Select {...getFieldProps("tenancy", optional)}>
          <Options name="tenancy" value={firstTexts[`${scope}tenancy`]} />
        </Select>
      ) : null}
      {has("acceptedMarketing") ? (
        <Checkbox
          id={`${idPrefix}${scope}acceptedMarketing`}
          name={`${scope}acceptedMarketing`}
          className={styles["whole"]}
          label={<Text id="person.acceptedMarketing" />}
          defaultChecked={form.texts[`${scope}acceptedMarketing`] === "on"}
        />
      ) : null}
    </div>
  );
}

interface OptionsProps {
  name: keyof typeof personChoices;
  value: string | undefined;
}

/** The options of a choice, together with the current value if only a newer backend knows it. */
function Options({ name, value }: OptionsProps) {
  const t = useText();
  const options = personChoices[name];
  return (
    <>
      <option value="">{t("person.notStated")}</option>
      {Object.entries(options).map(([option, label]) => (
        <option key={option} value={option}>
          {t(label)}
        </option>
      ))}
      {!value || Object.hasOwn(options, value) ? null : <option value={value}>{t("person.other")}</option>}
    </>
  );
}
