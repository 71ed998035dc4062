import { useRef } from "react";
import { useIntl } from "react-intl";
import { joinClasses } from "../ui/joinClasses.ts";
import { FileList } from "./FileList.tsx";
import { SurplusBanner } from "./SurplusBanner.tsx";
import styles from "./UploadList.module.css";
import { UploadNews } from "./UploadNews.tsx";
import { UploadRow } from "./UploadRow.tsx";
import { uploadMessages } from "./uploadMessages.ts";
import type { Uploads } from "./useUploads.ts";

/** Files on their way and those that did not get there. What has arrived is for the screen to show. */
export function UploadList({ uploads }: { uploads: Uploads }) {
  const intl = useIntl();
  const groupRef = useRef<HTMLDivElement>(null);
  const { items, surplus, retry, remove, dismissSurplus } = uploads;
  const shown = items.filter(({ state }) => state !== "done");
  const isIdle = shown.length === 0 && surplus.length === 0;
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for fields
    <div
      ref={groupRef}
      role="group"
      aria-label={intl.formatMessage(uploadMessages.list)}
      tabIndex={-1}
      className={joinClasses(styles["uploads"], isIdle && styles["idle"])}
    >
      {surplus.length > 0 ? (
        <SurplusBanner files={surplus} onDismiss={dismissSurplus} heir={groupRef} />
      ) : null}
      {shown.length > 0 ? (
        <FileList>
          {shown.map((upload) => (
            <UploadRow key={upload.id} upload={upload} onRetry={retry} onRemove={remove} heir={groupRef} />
          ))}
        </FileList>
      ) : null}
      <UploadNews items={items} />
    </div>
  );
}
