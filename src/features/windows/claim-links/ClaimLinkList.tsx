import { useState } from "react";
import { useDateFormats } from "#api/runtime-config/useDateFormats.ts";
import { Text } from "#i18n/text.tsx";
import { readClaimLinks } from "#storage/claimLinks.ts";
import { Card } from "#ui/layout/Card.tsx";
import { FoldedSection } from "#ui/layout/FoldedSection.tsx";
import { ClaimLinkActions, formatWindows } from "./ClaimLinkActions.tsx";
import styles from "./ClaimLinkList.module.css";

/** The links that this device keeps. One that is deleted stays in the list until the screen is left, so that it can be brought back. */
export function ClaimLinkList({ accountId }: { accountId: string }) {
  const { formatDay } = useDateFormats();
  const [links] = useState(() => readClaimLinks(accountId));
  const countOpen = () => readClaimLinks(accountId).filter(({ isPassedOn }) => !isPassedOn).length;
  const [openCount, setOpenCount] = useState(countOpen);
  if (links.length === 0) return null;
  return (
    <Card padding="inline">
      <FoldedSection
        title={<Text id="claimLink.list.title" />}
        summary={<Text id="claimLink.list.open" values={{ count: openCount }} />}
      >
        <p className={styles["windows"]}>
          <Text id="claimLink.list.lead" />
        </p>
        <ul className={styles["list"]}>
          {links.map((link) => (
            <li key={link.token} className={styles["item"]}>
              <div>
                <h3>
                  <Text
                    id="claimLink.list.item"
                    values={{
                      count: link.windows.length,
                      date: formatDay(new Date(link.registeredAt).toISOString()) ?? "",
                    }}
                  />
                </h3>
                <p className={styles["windows"]}>{formatWindows(link)}</p>
              </div>
              <ClaimLinkActions
                accountId={accountId}
                link={link}
                onChange={() => setOpenCount(countOpen())}
              />
            </li>
          ))}
        </ul>
      </FoldedSection>
    </Card>
  );
}
