import type { ReactNode } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { safeAddress } from "../api/safeAddress.ts";
import { fileSize } from "../i18n/fileSize.ts";
import { FileRow } from "../ui/FileRow.tsx";
import { fileNameText } from "./FileName.tsx";
import { fileKindMessage } from "./fileKindMessages.ts";
import { uploadMessages } from "./uploadMessages.ts";

/** A file that a service keeps. */
export interface StoredFile {
  name: string;
  mime: string;
  /** Bytes. */
  size: number;
  link: string;
}

/** A file that can be downloaded. */
export function StoredFileRow({ file, actions }: { file: StoredFile; actions?: ReactNode }) {
  const intl = useIntl();
  const { name, mime, size, link } = file;
  return (
    <FileRow
      name={fileNameText(intl, name)}
      href={safeAddress(link)}
      detail={
        <FormattedMessage
          {...uploadMessages.kindAndSize}
          values={{ kind: intl.formatMessage(fileKindMessage(mime)), size: fileSize(intl, size) }}
        />
      }
      actions={actions}
    />
  );
}
