import { FormattedMessage } from "react-intl";
import { Section } from "../../ui/Section.tsx";
import { Tag } from "../../ui/Tag.tsx";
import styles from "./MissingParts.module.css";
import type { MissingPart } from "./missingParts.ts";
import { messages } from "./previewMessages.ts";

/** Names the texts and pictures that a campaign lacks for a placement. */
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
