import { Text } from "../i18n/text.tsx";
import type { ButtonStyleProps } from "../ui/actions/buttonStyle.ts";
import { LinkButton } from "../ui/actions/LinkButton.tsx";
import { createPhoneUrl } from "../ui/links/contactUrls.ts";
import { useServicePhone } from "./useServicePhone.ts";

/** Calls the customer service of the country. */
export function CallService({ variant }: Pick<ButtonStyleProps, "variant">) {
  const phone = useServicePhone();
  return phone === undefined ? null : (
    <LinkButton href={createPhoneUrl(phone)} variant={variant} icon="phone" wide>
      <Text id="error.callService" values={{ phone }} />
    </LinkButton>
  );
}
