import { useIsMutating } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { FormattedMessage } from "react-intl";
import { generatePath } from "react-router-dom";
import { LeaveGuard } from "../../forms/LeaveGuard.tsx";
import { roomMessage } from "../../i18n/roomMessages.ts";
import { windowTitleMessage } from "../../i18n/windowTitleMessages.ts";
import { paths } from "../../paths.ts";
import { BackLink } from "../../ui/BackLink.tsx";
import { PageHeading } from "../../ui/PageHeading.tsx";
import { updateInstallerName, updateNotes } from "./changeWindow.ts";
import { Installer } from "./Installer.tsx";
import { Invoice } from "./Invoice.tsx";
import { messages } from "./messages.ts";
import { Notes } from "./Notes.tsx";
import { OwnerSection } from "./OwnerSection.tsx";
import { RoomSelect } from "./RoomSelect.tsx";
import { useEditableText } from "./useEditableText.ts";
import { useRoom } from "./useRoom.ts";
import { windowChanges } from "./useWindowChange.ts";
import { WindowFacts } from "./WindowFacts.tsx";
import { WindowGallery } from "./WindowGallery.tsx";
import styles from "./WindowView.module.css";
import type { WindowDetails } from "./windowQuery.ts";

/** A window with all that can be changed of it. */
export function WindowView({ window, campaigns }: { window: WindowDetails; campaigns: ReactNode }) {
  const { id, projectId, owner } = window;
  const room = useRoom(window);
  const notes = useEditableText({
    windowId: id,
    name: "notes",
    text: window.notes,
    send: updateNotes,
    take: ({ notes }) => ({ notes }),
  });
  const installer = useEditableText({
    windowId: id,
    name: "installer",
    text: window.installerName,
    send: updateInstallerName,
    take: ({ installerName, installerLogo }) => ({ installerName, installerLogo }),
  });
  const isSaving = useIsMutating(windowChanges(id)) > 0;
  return (
    <>
      <BackLink to={projectId ? generatePath(paths.project, { projectId }) : paths.projects}>
        <FormattedMessage {...(projectId ? messages.toProject : messages.toProjects)} />
      </BackLink>
      <PageHeading
        isBelowLink
        lead={room.room ? <FormattedMessage {...roomMessage(room.room)} /> : undefined}
      >
        <FormattedMessage {...windowTitleMessage(window.title)} />
      </PageHeading>
      <div className={styles["parts"]}>
        <div className={styles["wide"]}>
          <WindowGallery window={window} />
        </div>
        <div className={styles["narrow"]}>
          <WindowFacts window={window}>
            <RoomSelect {...room} />
          </WindowFacts>
        </div>
        <div className={styles["wide"]}>
          <Notes text={notes} />
          <Invoice window={window} />
          {campaigns}
        </div>
        <div className={styles["narrow"]}>
          <Installer text={installer} logo={window.installerLogo} />
          {owner ? <OwnerSection owner={owner} /> : null}
        </div>
      </div>
      <LeaveGuard active={notes.isDirty || installer.isDirty || isSaving} />
    </>
  );
}
