interface Mail {
  subject: string;
  body?: string;
}

/** A URL that opens a new message in the customer's mail program. */
export function createMailUrl(email: string, mail?: Mail): string {
  const url = `mailto:${encodeURIComponent(email)}`;
  if (!mail) return url;
  // Line breaks are CRLF in RFC 6068.
  const text = mail.body ? `&body=${encodeURIComponent(mail.body.replaceAll("\n", "\r\n"))}` : "";
  return `${url}?subject=${encodeURIComponent(mail.subject)}${text}`;
}

/** A URL that calls a number, however it is formatted. */
export function createPhoneUrl(phone: string): string {
  return `tel:${phone.replaceAll(/[^\d+]/g, "")}`;
}
