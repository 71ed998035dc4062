import { keepNumbersTogether } from "#i18n/formats/keepNumbersTogether.ts";
import { useText } from "#i18n/text.tsx";
import { createPhoneUrl } from "./contactUrls.ts";
import { TextLink } from "./TextLink.tsx";

interface PhoneLinkProps {
  phone: string;
  /** Whom the link calls. Screen readers list links without the text around them. */
  name: string;
}

/** A telephone number that is a link. */
export function PhoneLink({ phone, name }: PhoneLinkProps) {
  const t = useText();
  const shownPhone = keepNumbersTogether(phone);
  return (
    <TextLink href={createPhoneUrl(phone)} aria-label={t("link.call", { phone: shownPhone, name })}>
      {shownPhone}
    </TextLink>
  );
}
