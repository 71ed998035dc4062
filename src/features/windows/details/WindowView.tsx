import { useIsMutating } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { generatePath } from "react-router-dom";
import { LeaveGuard } from "#forms/LeaveGuard.tsx";
import { Text } from "#i18n/text.tsx";
import { paths, windowListPath } from "#paths.ts";
import { BackLink } from "#ui/links/BackLink.tsx";
import { WindowCare } from "../care/WindowCare.tsx";
import { Installer } from "../editing/Installer.tsx";
import { Notes } from "../editing/Notes.tsx";
import { RoomSelect } from "../editing/RoomSelect.tsx";
import { useEditableText } from "../editing/useEditableText.ts";
import {
  useUpdateRegisteredWindowInstallerName,
  useUpdateRegisteredWindowNotes,
  useUpdateRegisteredWindowRoom,
} from "../editing/useUpdateRegisteredWindow.ts";
import { Invoice } from "../invoice/Invoice.tsx";
import { WindowFacts } from "./WindowFacts.tsx";
import { WindowGallery } from "./WindowGallery.tsx";
import { WindowHeading } from "./WindowHeading.tsx";
import { WindowOwner } from "./WindowOwner.tsx";
import styles from "./WindowView.module.css";
import { getWindowMutationKey } from "./windowMutation.ts";
import type { WindowDetails } from "./windowQuery.ts";

/** A window with its editable parts. */
export function WindowView({ window, campaign }: { window: WindowDetails; campaign: ReactNode }) {
  const { id, projectId, owner } = window;
  const roomMutation = useUpdateRegisteredWindowRoom(id);
  const room = roomMutation.isPending ? roomMutation.variables : window.room;
  const notes = useEditableText({
    draftName: `notes ${id}`,
    text: window.notes,
    mutation: useUpdateRegisteredWindowNotes(id),
  });
  const installer = useEditableText({
    draftName: `installer ${id}`,
    text: window.installerName,
    mutation: useUpdateRegisteredWindowInstallerName(id),
  });
  const isSaving = useIsMutating({ mutationKey: getWindowMutationKey(id) }) > 0;
  return (
    <>
      <BackLink to={projectId ? generatePath(paths.project, { projectId }) : windowListPath}>
        <Text id={projectId ? "page.window.toProject" : "page.window.toWindows"} />
      </BackLink>
      <WindowHeading title={window.title} room={room} />
      <div className={styles["parts"]}>
        <div className={styles["wide"]}>
          <WindowGallery window={window} />
        </div>
        <div className={styles["narrow"]}>
          <WindowFacts window={window}>
            <RoomSelect room={room} mutation={roomMutation} />
          </WindowFacts>
        </div>
        <div className={styles["wide"]}>
          <Notes text={notes} />
          <Invoice window={window} />
          <Installer text={installer} logo={window.installerLogo} />
        </div>
        <div className={styles["narrow"]}>
          <WindowCare window={window} />
          {owner ? <WindowOwner owner={owner} /> : null}
        </div>
        <div className={styles["campaign"]}>{campaign}</div>
      </div>
      <LeaveGuard active={notes.isAtRisk || installer.isAtRisk || isSaving} />
    </>
  );
}
