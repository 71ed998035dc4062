import type { IntlShape } from "react-intl";
import { hasKind, RequestError } from "../api/errors.ts";
import { describeError } from "../errors/describeError.ts";
import { formatFileSize } from "../i18n/formats/formatFileSize.ts";
import { getText } from "../i18n/text.tsx";
import { type FileErrorCode, maxFileBytes } from "./fileRules.ts";
import type { Upload } from "./uploadQueue.ts";

/** The customer's text about the error of an upload; undefined if there is none. */
export function describeUploadError(
  intl: IntlShape,
  { error, progress }: Pick<Upload, "error" | "progress">,
): string | undefined {
  const t = getText(intl);
  if (!error) return undefined;
  if ("code" in error) {
    return error.code === "limitReached"
      ? t("upload.problem.limitReached")
      : describeFileError(intl, error.code);
  }
  const { cause } = error;
  if (isConnectionLost(cause)) return t(progress < 1 ? "upload.problem.lost" : "upload.problem.lostAtEnd");
  // The limit of a gateway before the service, which may be far below the portal's own.
  if (cause instanceof RequestError && cause.status === 413) return t("upload.problem.tooBigForService");
  return describeError(t, cause);
}

/** Whether the service may have the file of a failed upload: then the error's text leaves that open, and no other text denies it. */
export function mayHaveArrived({ error, progress }: Pick<Upload, "error" | "progress">): boolean {
  if (!error || "code" in error) return false;
  return hasKind(error.cause, "unknownResult") || (hasKind(error.cause, "network") && progress === 1);
}

/** Also true if the portal could not ask for the result afterwards. A failed service that responds has kept the connection. */
function isConnectionLost(cause: unknown): boolean {
  return hasKind(cause, "network") || (hasKind(cause, "unknownResult") && hasKind(cause.cause, "network"));
}

/** The text about a file that breaks a rule. */
export function describeFileError(intl: IntlShape, code: FileErrorCode): string {
  const t = getText(intl);
  return code === "tooBig" || code === "photoTooBig"
    ? t(`upload.problem.${code}`, { maxSize: formatFileSize(intl, maxFileBytes) })
    : t(`upload.problem.${code}`);
}
