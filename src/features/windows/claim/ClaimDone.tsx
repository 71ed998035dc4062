import { FormattedMessage } from "react-intl";
import { generatePath } from "react-router-dom";
import { getRoomMessage } from "../../../i18n/terms/roomMessages.ts";
import { getWindowTitleMessage } from "../../../i18n/terms/windowTitleMessages.ts";
import { paths } from "../../../paths.ts";
import { LinkButton } from "../../../ui/actions/LinkButton.tsx";
import { focusOnMount } from "../../../ui/focus/focusOnMount.ts";
import { Section } from "../../../ui/layout/Section.tsx";
import { Stack } from "../../../ui/layout/Stack.tsx";
import { Picture } from "../../../ui/media/Picture.tsx";
import { TextLink } from "../../../ui/navigation/TextLink.tsx";
import { PageHeading } from "../../../ui/page/PageHeading.tsx";
import styles from "./ClaimDone.module.css";
import { messages } from "./messages.ts";
import type { ClaimedWindow } from "./useClaimRegisteredWindows.ts";

/** Lists the windows that were claimed. */
export function ClaimDone({ windows }: { windows: readonly ClaimedWindow[] }) {
  return (
    <Stack gap="large">
      <PageHeading
        ref={focusOnMount}
        lead={<FormattedMessage {...messages.doneLead} values={{ count: windows.length }} />}
      >
        <FormattedMessage {...messages.doneTitle} values={{ count: windows.length }} />
      </PageHeading>
      <Section title={<FormattedMessage {...messages.list} />}>
        <ul className={styles["list"]}>
          {windows.map(({ id, title, imageUrl, room }) => (
            <li key={id} className={styles["item"]}>
              <Picture className={styles["picture"]} alt="" {...(imageUrl && { src: imageUrl })} />
              <div>
                <TextLink to={generatePath(paths.window, { windowId: id })}>
                  <FormattedMessage {...getWindowTitleMessage(title)} />
                </TextLink>
                {room ? (
                  <p className={styles["room"]}>
                    <FormattedMessage {...getRoomMessage(room)} />
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
