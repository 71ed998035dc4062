import { FormattedMessage } from "react-intl";
import { generatePath } from "react-router-dom";
import { roomMessage } from "../../i18n/roomMessages.ts";
import { windowTitleMessage } from "../../i18n/windowTitleMessages.ts";
import { paths } from "../../paths.ts";
import { LinkButton } from "../../ui/LinkButton.tsx";
import { PageHeading } from "../../ui/PageHeading.tsx";
import { Picture } from "../../ui/Picture.tsx";
import { Section } from "../../ui/Section.tsx";
import { Stack } from "../../ui/Stack.tsx";
import { TextLink } from "../../ui/TextLink.tsx";
import { takeFocus } from "../../ui/takeFocus.ts";
import styles from "./ClaimDone.module.css";
import type { ClaimedWindow } from "./claimWindows.ts";
import { messages } from "./messages.ts";

/** The windows that have become the customer's. */
export function ClaimDone({ windows }: { windows: readonly ClaimedWindow[] }) {
  return (
    <Stack gap="large">
      <PageHeading ref={takeFocus} lead={<FormattedMessage {...messages.doneLead} />}>
        <FormattedMessage {...messages.doneTitle} values={{ count: windows.length }} />
      </PageHeading>
      <Section title={<FormattedMessage {...messages.list} />}>
        <ul className={styles["list"]}>
          {windows.map(({ id, title, imageUrl, room }) => (
            <li key={id} className={styles["item"]}>
              <Picture className={styles["picture"]} alt="" {...(imageUrl && { src: imageUrl })} />
              <div>
                <TextLink to={generatePath(paths.window, { windowId: id })}>
                  <FormattedMessage {...windowTitleMessage(title)} />
                </TextLink>
                {room ? (
                  <p className={styles["room"]}>
                    <FormattedMessage {...roomMessage(room)} />
                  </p>
                ) : null}
              </div>
            </li>
          ))}
        </ul>
      </Section>
      <div>
        <LinkButton to={paths.projects}>
          <FormattedMessage {...messages.toPortal} />
        </LinkButton>
      </div>
    </Stack>
  );
}
