import { useQuery, useSuspenseQuery } from "@tanstack/react-query";
import { FormattedMessage } from "react-intl";
import { runtimeConfigQuery } from "../api/runtimeConfigQuery.ts";
import { countryFacts } from "../countryFacts.ts";
import { Checkbox } from "../ui/Checkbox.tsx";
import { Select } from "../ui/Select.tsx";
import { TextField } from "../ui/TextField.tsx";
import type { FieldProblems } from "./fieldProblems.ts";
import { numberingPlansQuery } from "./numberingPlans.ts";
import styles from "./PersonFields.module.css";
import { personLabels, personMessages } from "./personMessages.ts";
import { useFieldProps } from "./useFieldProps.ts";

type Texts = Partial<Record<keyof typeof personLabels, string | null>>;

interface PersonFieldsProps {
  idPrefix: string;
  /** What the fields hold at first. */
  values: Readonly<Omit<Texts, "acceptedMarketing">> & { acceptedMarketing?: boolean };
  problems: FieldProblems;
  /** Asks for company, a second telephone and how the person lives there too. */
  detailed?: boolean;
}

/** The fields of a person and an address, as the country writes them. Suspends until telephone numbers can be checked. */
export function PersonFields({ idPrefix, values, problems, detailed = false }: PersonFieldsProps) {
  useSuspenseQuery(numberingPlansQuery());
  const { data: config } = useQuery(runtimeConfigQuery());
  const { acceptedMarketing = false, ...texts } = values;
  const field = useFieldProps({ idPrefix, labels: personLabels, values: texts, problems });
  const optional = { optional: true };
  const facts = config && countryFacts[config.country];
  const hasCounty = Boolean(texts.county) || facts?.britishAddresses;
  const onlyDigits = /^\d+$/.test(facts?.postCode.example ?? "");
  return (
    <div className={styles["room"]}>
      <div className={styles["fields"]}>
        <Select
          {...field("salutation", optional)}
          className={styles["short"]}
          autoComplete="honorific-prefix"
        >
          <FormattedMessage {...personMessages.noSalutation}>
            {(text) => <option value="">{text}</option>}
          </FormattedMessage>
          <FormattedMessage {...personMessages.MR}>
            {(text) => <option value="MR">{text}</option>}
          </FormattedMessage>
          <FormattedMessage {...personMessages.MRS}>
            {(text) => <option value="MRS">{text}</option>}
          </FormattedMessage>
        </Select>
        {detailed ? (
          <TextField {...field("company", optional)} className={styles["long"]} autoComplete="organization" />
        ) : null}
        <TextField {...field("firstName")} className={styles["start"]} autoComplete="given-name" />
        <TextField {...field("lastName")} autoComplete="family-name" />
        <TextField
          {...field("email")}
          className={styles["whole"]}
          type="email"
          inputMode="email"
          autoComplete="email"
        />
        <TextField {...field("phone", optional)} type="tel" autoComplete="tel" />
        {detailed ? <TextField {...field("alternatePhone", optional)} type="tel" autoComplete="off" /> : null}
        <TextField {...field("street")} className={styles["long"]} autoComplete="address-line1" />
        <TextField
          {...field("houseNumber", optional)}
          className={styles["short"]}
          autoComplete="address-line2"
        />
        <TextField
          {...field("postCode")}
          className={styles["short"]}
          inputMode={onlyDigits ? "numeric" : "text"}
          autoComplete="postal-code"
        />
        <TextField {...field("city")} className={styles["long"]} autoComplete="address-level2" />
        {hasCounty ? (
          <TextField
            {...field("county", optional)}
            className={styles["whole"]}
            autoComplete="address-level1"
          />
        ) : null}
        {detailed ? (
          <Select {...field("tenancy", optional)}>
            <FormattedMessage {...personMessages.noTenancy}>
              {(text) => <option value="">{text}</option>}
            </FormattedMessage>
            <FormattedMessage {...personMessages.OWNER}>
              {(text) => <option value="OWNER">{text}</option>}
            </FormattedMessage>
            <FormattedMessage {...personMessages.TENANT}>
              {(text) => <option value="TENANT">{text}</option>}
            </FormattedMessage>
          </Select>
        ) : null}
        <Checkbox
          id={`${idPrefix}acceptedMarketing`}
          name="acceptedMarketing"
          className={styles["whole"]}
          label={<FormattedMessage {...personLabels.acceptedMarketing} />}
          defaultChecked={acceptedMarketing}
        />
      </div>
    </div>
  );
}
