import { FormattedMessage, type IntlShape } from "react-intl";
import { displayName } from "./displayName.ts";
import { uploadMessages } from "./uploadMessages.ts";

/** A file's name in running text: kept apart from the direction of the words around it. */
export function FileName({ name }: { name: string }) {
  return <bdi>{displayName(name) || <FormattedMessage {...uploadMessages.nameless} />}</bdi>;
}

/** A file's name where only plain text can stand, as in the name of a button. */
export function fileNameText(intl: IntlShape, name: string): string {
  return displayName(name) || intl.formatMessage(uploadMessages.nameless);
}
