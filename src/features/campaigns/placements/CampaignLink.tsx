import type { ReactNode } from "react";
import { createPath, matchPath } from "react-router-dom";
import { Text } from "#i18n/text.tsx";
import { paths } from "#paths.ts";
import { LinkButton } from "#ui/actions/LinkButton.tsx";
import { Icon } from "#ui/icons/Icon.tsx";
import { VisuallyHidden } from "#ui/layout/VisuallyHidden.tsx";
import styles from "./CampaignLink.module.css";

interface CampaignLinkProps {
  /** The URL of the link, checked by `getSafeUrl`. */
  url: string;
  variant?: "primary" | "secondary" | undefined;
  size?: "regular" | "compact" | undefined;
  wide?: boolean | undefined;
  /** The id of the campaign's title, since the text of the link alone does not say what it is about. */
  "aria-describedby"?: string;
  onClick?: (() => void) | undefined;
  /** The portal's own text by default. */
  children?: ReactNode;
}

/** Opens another site in a new tab, and routes of the portal with the router. */
export function CampaignLink({ url, children, ...styleProps }: CampaignLinkProps) {
  const text = children ?? <Text id="campaign.more" />;
  const route = getRoute(url);
  if (route !== undefined) {
    return (
      <LinkButton {...styleProps} to={route}>
        {text}
      </LinkButton>
    );
  }
  if (new URL(url).origin === location.origin) {
    return (
      <LinkButton {...styleProps} href={url}>
        {text}
      </LinkButton>
    );
  }
  return (
    <LinkButton {...styleProps} href={url} target="_blank" rel="noopener">
      <span className={styles["content"]}>
        <span>
          {text}{" "}
          <VisuallyHidden>
            <Text id="campaign.newTab" />
          </VisuallyHidden>
        </span>
        <Icon name="external" size={16} />
      </span>
    </LinkButton>
  );
}

/** The route of a URL. Undefined for other sites, and for other applications of this site, such as the configurator. */
function getRoute(url: string): string | undefined {
  const target = new URL(url);
  const isRoute = Object.values(paths).some((pattern) => matchPath(pattern, target.pathname));
  return target.origin === location.origin && isRoute ? createPath(target) : undefined;
}
