import { generatePath } from "react-router-dom";
import { Text } from "#i18n/text.tsx";
import { paths } from "#paths.ts";
import { LinkButton } from "#ui/actions/LinkButton.tsx";
import { focusOnMount } from "#ui/focus/focusOnMount.ts";
import { Section } from "#ui/layout/Section.tsx";
import { Stack } from "#ui/layout/Stack.tsx";
import { TextLink } from "#ui/links/TextLink.tsx";
import { Picture } from "#ui/media/Picture.tsx";
import { PageHeading } from "#ui/page-frame/PageHeading.tsx";
import styles from "./ClaimDone.module.css";
import type { ClaimedWindow } from "./useClaimRegisteredWindows.ts";

/** Lists the windows that were claimed. */
export function ClaimDone({ windows }: { windows: readonly ClaimedWindow[] }) {
  return (
    <Stack gap="large">
      <PageHeading
        ref={focusOnMount}
        lead={<Text id="page.claim.done.lead" values={{ count: windows.length }} />}
      >
        <Text id="page.claim.done.title" values={{ count: windows.length }} />
      </PageHeading>
      <Section title={<Text id="page.claim.done.list" />}>
        <ul className={styles["list"]}>
          {windows.map(({ id, title, imageUrl, room }) => (
            <li key={id} className={styles["item"]}>
              <Picture className={styles["picture"]} alt="" {...(imageUrl && { src: imageUrl })} />
              <div>
                <TextLink to={generatePath(paths.window, { windowId: id })}>
                  <Text id={`windowTitle.${title}`} />
                </TextLink>
                {room ? (
                  <p className={styles["room"]}>
                    <Text id={`room.${room}`} />
                  </p>
                ) : null}
              </div>
            </li>
          ))}
        </ul>
      </Section>
      <div>
        <LinkButton to={paths.projects}>
          <Text id="page.claim.toPortal" />
        </LinkButton>
      </div>
    </Stack>
  );
}
