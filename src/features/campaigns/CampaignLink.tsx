import type { ReactNode } from "react";
import { FormattedMessage } from "react-intl";
import { matchPath } from "react-router-dom";
import { paths } from "../../paths.ts";
import { Icon } from "../../ui/Icon.tsx";
import { externalIcon } from "../../ui/icons/externalIcon.tsx";
import { LinkButton } from "../../ui/LinkButton.tsx";
import { VisuallyHidden } from "../../ui/VisuallyHidden.tsx";
import styles from "./CampaignLink.module.css";
import { messages } from "./messages.ts";

interface CampaignLinkProps {
  /** As `safeAddress` lets it through. */
  address: string;
  variant?: "primary" | "secondary" | undefined;
  size?: "regular" | "compact" | undefined;
  wide?: boolean | undefined;
  onClick?: (() => void) | undefined;
  /** Left out, the link has the portal's own words. */
  children?: ReactNode;
}

/** Where a campaign leads: another site in a new tab and with a mark, the portal's own screens by the router. */
export function CampaignLink({ address, children, ...look }: CampaignLinkProps) {
  const words = children ?? <FormattedMessage {...messages.more} />;
  const route = routeOf(address);
  if (route !== undefined) {
    return (
      <LinkButton {...look} to={route}>
        {words}
      </LinkButton>
    );
  }
  if (new URL(address).origin === location.origin) {
    return (
      <LinkButton {...look} href={address}>
        {words}
      </LinkButton>
    );
  }
  return (
    <LinkButton {...look} href={address} target="_blank" rel="noopener">
      <span className={styles["words"]}>
        <span>
          {words}{" "}
          <VisuallyHidden>
            <FormattedMessage {...messages.newTab} />
          </VisuallyHidden>
        </span>
        <Icon drawing={externalIcon} size={16} />
      </span>
    </LinkButton>
  );
}

/** The site has pages that are not the portal's, such as the configurator; the router knows nothing of them. */
function routeOf(address: string): string | undefined {
  const { origin, pathname, search, hash } = new URL(address);
  const isScreen = Object.values(paths).some((pattern) => matchPath(pattern, pathname));
  return origin === location.origin && isScreen ? `${pathname}${search}${hash}` : undefined;
}
