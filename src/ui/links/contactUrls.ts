import { toPlainText } from "#i18n/formats/keepNumbersTogether.ts";

interface Mail {
  subject: string;
  body?: string;
}

/** A URL that opens a new message in the customer's mail program. */
export function createMailUrl(email: string, mail?: Mail): string {
  const url = `mailto:${encodeURIComponent(email)}`;
  if (!mail) return url;
  const encode = (text: string) => encodeURIComponent(toPlainText(text));
  // Line breaks are CRLF in RFC 6068.
  const body = mail.body ? `&body=${encode(mail.body.replaceAll("\n", "\r\n"))}` : "";
  return `${url}?subject=${encode(mail.subject)}${body}`;
}

/** A URL that calls a number, however it is formatted. */
export function createPhoneUrl(phone: string): string {
  return `tel:${phone.replaceAll(/[^\d+]/g, "")}`;
}
