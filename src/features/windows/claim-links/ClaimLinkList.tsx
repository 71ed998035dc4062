import { useState } from "react";
import { FormattedMessage } from "react-intl";
import { readClaimLinks } from "../../../storage/claimLinks.ts";
import { Section } from "../../../ui/layout/Section.tsx";
import { ClaimLinkActions } from "./ClaimLinkActions.tsx";
import styles from "./ClaimLinkList.module.css";
import { claimLinkMessages } from "./claimLinkMessages.ts";

/** The links that this device keeps. One that is deleted stays in the list until the screen is left, so that it can be brought back. */
export function ClaimLinkList({ accountId }: { accountId: string }) {
  const [links] = useState(() => readClaimLinks(accountId));
  if (links.length === 0) return null;
  return (
    <Section
      title={<FormattedMessage {...claimLinkMessages.listTitle} />}
      lead={<FormattedMessage {...claimLinkMessages.listLead} />}
    >
      <ul className={styles["list"]}>
        {links.map((link) => (
          <li key={link.token} className={styles["item"]}>
            <div>
              <h3>
                <FormattedMessage
                  {...claimLinkMessages.item}
                  values={{ count: link.windows.length, date: link.registeredAt }}
                />
              </h3>
              <p className={styles["windows"]}>
                {link.windows.map(({ key, serialNumber }) => `${key} · ${serialNumber}`).join(", ")}
              </p>
            </div>
            <ClaimLinkActions accountId={accountId} link={link} />
          </li>
        ))}
      </ul>
    </Section>
  );
}
