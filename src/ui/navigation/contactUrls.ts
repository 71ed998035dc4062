interface Mail {
  subject: string;
  body?: string;
}

/** A URL that opens a new message in the customer's mail program. */
export function createMailUrl(email: string, { subject, body }: Mail): string {
  // Line breaks are CRLF in RFC 6068.
  const text = body ? `&body=${encodeURIComponent(body.replaceAll("\n", "\r\n"))}` : "";
  return `mailto:${encodeURIComponent(email)}?subject=${encodeURIComponent(subject)}${text}`;
}

export function createPhoneUrl(phone: string): string {
  return `tel:${phone.replaceAll(/[^\d+]/g, "")}`;
}
