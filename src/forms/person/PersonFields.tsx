import { useQuery, useSuspenseQuery } from "@tanstack/react-query";
import { FormattedMessage } from "react-intl";
import { countryFacts } from "../../../schema/countries.ts";
import { runtimeConfigQuery } from "../../api/runtime-config/runtimeConfigQuery.ts";
import { Checkbox } from "../../ui/fields/choice/Checkbox.tsx";
import { Select } from "../../ui/fields/choice/Select.tsx";
import { TextField } from "../../ui/fields/TextField.tsx";
import type { FieldErrors } from "../rules/fieldErrors.ts";
import { numberingPlansQuery } from "../rules/numberingPlans.ts";
import { useFieldProps } from "../useFieldProps.ts";
import styles from "./PersonFields.module.css";
import { getChoiceMessage, personLabels, personMessages } from "./personMessages.ts";

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
  useSuspenseQuery(numberingPlansQuery());
  const { data: config } = useQuery(runtimeConfigQuery());
  const { acceptedMarketing = false, ...texts } = values;
  const getFieldProps = useFieldProps({ idPrefix, labels: personLabels, values: texts, errors });
  const optional = { optional: true };
  const facts = config && countryFacts[config.country];
  const hasCounty = Boolean(texts.county) || facts?.britishAddresses;
  const onlyDigits = /^\d+$/.test(facts?.postCode.example ?? "");
  return (
    <div className={styles["container"]}>
      <div className={styles["fields"]}>
        <Select
          {...getFieldProps("salutation", optional)}
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
          <UnknownOption value={texts.salutation} />
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
            <FormattedMessage {...personMessages.noTenancy}>
              {(text) => <option value="">{text}</option>}
            </FormattedMessage>
            <FormattedMessage {...personMessages.OWNER}>
              {(text) => <option value="OWNER">{text}</option>}
            </FormattedMessage>
            <FormattedMessage {...personMessages.TENANT}>
              {(text) => <option value="TENANT">{text}</option>}
            </FormattedMessage>
            <UnknownOption value={texts.tenancy} />
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

/** Keeps a choice that only a newer backend knows. */
function UnknownOption({ value }: { value: string | null | undefined }) {
  if (!value || getChoiceMessage(value)) return null;
  return (
    <FormattedMessage {...personMessages.other}>
      {(text) => <option value={value}>{text}</option>}
    </FormattedMessage>
  );
}
