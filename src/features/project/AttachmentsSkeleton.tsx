import { FormattedMessage } from "react-intl";
import { Skeleton } from "../../ui/Skeleton.tsx";
import { VisuallyHidden } from "../../ui/VisuallyHidden.tsx";
import { FileList } from "../../uploads/FileList.tsx";
import styles from "./AttachmentsSkeleton.module.css";
import { attachmentMessages } from "./attachmentMessages.ts";

/** The files of a request on their way. */
export function AttachmentsSkeleton() {
  return (
    <div aria-busy="true">
      <VisuallyHidden>
        <span role="status">
          <FormattedMessage {...attachmentMessages.loading} />
        </span>
      </VisuallyHidden>
      <div aria-hidden="true">
        <FileList>
          <li>
            <Skeleton className={styles["row"]} />
          </li>
          <li>
            <Skeleton className={styles["row"]} />
          </li>
        </FileList>
      </div>
    </div>
  );
}
