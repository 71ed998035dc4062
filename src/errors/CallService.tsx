import { useQuery } from "@tanstack/react-query";
import { FormattedMessage } from "react-intl";
import { runtimeConfigQuery } from "../api/runtime-config/runtimeConfigQuery.ts";
import { servicePhones } from "../servicePhones.ts";
import type { ButtonStyleProps } from "../ui/actions/buttonStyle.ts";
import { LinkButton } from "../ui/actions/LinkButton.tsx";
import { createPhoneUrl } from "../ui/navigation/contactUrls.ts";
import { errorMessages } from "./messages.ts";

/** Calls the customer service of the country. */
export function CallService({ variant }: Pick<ButtonStyleProps, "variant">) {
  const { data: config } = useQuery(runtimeConfigQuery());
  if (!config) return null;
  const phone = servicePhones[config.country];
  return (
    <LinkButton href={createPhoneUrl(phone)} variant={variant} icon="phone" wide>
      <FormattedMessage {...errorMessages.callService} values={{ phone }} />
    </LinkButton>
  );
}
