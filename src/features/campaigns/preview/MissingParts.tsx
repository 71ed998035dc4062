import { FormattedMessage } from "react-intl";
import { Tag } from "../../../ui/badges/Tag.tsx";
import { Section } from "../../../ui/layout/Section.tsx";
import type { MissingPart } from "../assets/campaignAsset.ts";
import styles from "./MissingParts.module.css";
import { messages } from "./messages.ts";

export function MissingParts({ parts }: { parts: readonly MissingPart[] }) {
  return (
    <Section title={<FormattedMessage {...messages.partsTitle} />}>
      {parts.length === 0 ? (
        <p>
          <FormattedMessage {...messages.complete} />
        </p>
      ) : (
        <ul className={styles["list"]}>
          {parts.map(({ kind, name, problem, required }) => (
            <li key={`${kind} ${name}`} className={styles["part"]}>
              <span className={styles["kind"]}>
                <FormattedMessage {...messages[kind]} />
              </span>
              <code className={styles["name"]}>{name}</code>
              <span>
                <FormattedMessage {...messages[problem]} />
              </span>
              {required ? (
                <Tag tone="accent">
                  <FormattedMessage {...messages.required} />
                </Tag>
              ) : null}
            </li>
          ))}
        </ul>
      )}
    </Section>
  );
}
