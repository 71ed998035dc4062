import { Text } from "#i18n/text.tsx";

import { Tag } from "#ui/badges/Tag.tsx";
import { Section } from "#ui/layout/Section.tsx";
import type { MissingPart } from "../selection/campaignAsset.ts";
import styles from "./MissingParts.module.css";

export function MissingParts({ parts }: { parts: readonly MissingPart[] }) {
  return (
    <Section title={<Text id="page.campaignPreview.parts.title" />}>
      {parts.length === 0 ? (
        <p>
          <Text id="page.campaignPreview.parts.complete" />
        </p>
      ) : (
        <ul className={styles["list"]}>
          {parts.map(({ kind, name, problem, required }) => (
            <li key={`${kind} ${name}`} className={styles["part"]}>
              <span className={styles["kind"]}>
                <Text id={`page.campaignPreview.parts.${kind}`} />
              </span>
              <code className={styles["name"]}>{name}</code>
              <span>
                <Text id={`page.campaignPreview.parts.${problem}`} />
              </span>
              {required ? (
                <Tag tone="accent">
                  <Text id="page.campaignPreview.parts.required" />
                </Tag>
              ) : null}
            </li>
          ))}
        </ul>
      )}
    </Section>
  );
}
