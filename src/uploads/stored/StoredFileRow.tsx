import { type MouseEvent, type ReactNode, useState } from "react";
import { useIntl } from "react-intl";
import { formatFileSize } from "#i18n/formats/formatFileSize.ts";
import { type PlainMessageId, Text, useText } from "#i18n/text.tsx";
import { FileRow } from "#ui/data/FileRow.tsx";
import { getSafeUrl } from "#ui/getSafeUrl.ts";
import { formatFileName } from "./FileName.tsx";

/** A file that a service stores. */
export interface StoredFile {
  id: string;
  name: string;
  mime: string;
  /** The size in bytes; null if it could not be read. */
  size: number | null;
  link: string;
}

/** The services have no smaller pictures: a thumbnail is the whole photo, which must not cost a phone too much data. */
const maxThumbnailBytes = 1024 * 1024;

const fileKindMessages = {
  "application/pdf": "file.kind.pdf",
  "image/heic": "file.kind.heic",
  "image/jpeg": "file.kind.jpeg",
  "image/png": "file.kind.png",
} as const;

const thumbnailTypes = ["image/jpeg", "image/png"];

interface StoredFileRowProps {
  file: StoredFile;
  actions?: ReactNode;
  /** The handler from `useOpenFile`. */
  onOpen(event: MouseEvent, file: StoredFile): void;
}

/** A file that can be downloaded. */
export function StoredFileRow({ file, actions, onOpen }: StoredFileRowProps) {
  const intl = useIntl();
  const t = useText();
  const { name, mime, size, link } = file;
  const kind = t(getFileKindMessage(mime));
  const url = getSafeUrl(link);
  const hasThumbnail = thumbnailTypes.includes(mime) && size !== null && size <= maxThumbnailBytes;
  return (
    <FileRow
      name={formatFileName(t, name)}
      href={url}
      onOpen={(event) => onOpen(event, file)}
      picture={url && hasThumbnail ? <Thumbnail url={url} /> : undefined}
      detail={
        size === null ? (
          kind
        ) : (
          <Text id="upload.kindAndSize" values={{ kind, size: formatFileSize(intl, size) }} />
        )
      }
      actions={actions}
    />
  );
}

function Thumbnail({ url }: { url: string }) {
  const [hasFailed, setFailed] = useState(false);
  const handleError = () => setFailed(true);
  return hasFailed ? null : <img src={url} alt="" loading="lazy" decoding="async" onError={handleError} />;
}

function getFileKindMessage(mime: string): PlainMessageId {
  return Object.entries(fileKindMessages).find(([type]) => type === mime)?.[1] ?? "file.kind.other";
}
