import { useConfig } from "../api/runtime-config/useConfig.ts";
import { noBreakSpace } from "../i18n/formats/keepNumbersTogether.ts";
import { Text } from "../i18n/text.tsx";
import { servicePhones } from "../servicePhones.ts";
import type { ButtonStyleProps } from "../ui/actions/buttonStyle.ts";
import { LinkButton } from "../ui/actions/LinkButton.tsx";
import { createPhoneUrl } from "../ui/links/contactUrls.ts";

/** Calls the customer service of the country. */
export function CallService({ variant }: Pick<ButtonStyleProps, "variant">) {
  const phone = servicePhones[useConfig().country];
  return (
    <LinkButton href={createPhoneUrl(phone)} variant={variant} icon="phone" wide>
      <Text id="error.callService" values={{ phone: phone.replaceAll(" ", noBreakSpace) }} />
    </LinkButton>
  );
}
