import { Button } from "../ui/Button.tsx";
import { IconButton } from "../ui/IconButton.tsx";
import { arrowRightIcon } from "../ui/icons/arrowRightIcon.tsx";
import { bellIcon } from "../ui/icons/bellIcon.tsx";
import { checkIcon } from "../ui/icons/checkIcon.tsx";
import { externalIcon } from "../ui/icons/externalIcon.tsx";
import { globeIcon } from "../ui/icons/globeIcon.tsx";
import { trashIcon } from "../ui/icons/trashIcon.tsx";
import { uploadIcon } from "../ui/icons/uploadIcon.tsx";
import { LinkButton } from "../ui/LinkButton.tsx";
import { TextLink } from "../ui/TextLink.tsx";
import { longTitle, saveText, shortText } from "./sampleTexts.ts";
import type { Specimen } from "./specimen.ts";

const route = "/components";
const address = "https://portal.example";

export const buttonSpecimens: readonly Specimen[] = [
  {
    name: "Button",
    files: ["ui/Button.tsx", "ui/ButtonLabel.tsx"],
    states: {
      primary: <Button>{saveText}</Button>,
      secondary: <Button variant="secondary">{saveText}</Button>,
      quiet: <Button variant="quiet">{saveText}</Button>,
      compact: <Button size="compact">{saveText}</Button>,
      "with icon": <Button icon={uploadIcon}>{saveText}</Button>,
      "icon alone on phones": (
        <Button icon={globeIcon} iconOnlyOnPhone variant="quiet">
          {saveText}
        </Button>
      ),
      "wide on phones": <Button wide>{saveText}</Button>,
      disabled: <Button disabled>{saveText}</Button>,
      "disabled, secondary": (
        <Button disabled variant="secondary">
          {saveText}
        </Button>
      ),
      busy: <Button busy>{saveText}</Button>,
      "busy, secondary": (
        <Button busy variant="secondary" icon={uploadIcon}>
          {saveText}
        </Button>
      ),
      "long text": <Button icon={checkIcon}>{longTitle}</Button>,
    },
  },
  {
    name: "IconButton",
    files: ["ui/IconButton.tsx"],
    states: {
      default: <IconButton icon={bellIcon} label={shortText} />,
      "with a count": <IconButton icon={bellIcon} label={shortText} count={3} />,
      "with a large count": <IconButton icon={bellIcon} label={shortText} count={120} />,
      disabled: <IconButton icon={trashIcon} label={shortText} disabled />,
    },
  },
  {
    name: "LinkButton",
    files: ["ui/LinkButton.tsx", "ui/RouteLink.tsx"],
    states: {
      "to a route": <LinkButton to={route}>{shortText}</LinkButton>,
      "to an address": (
        <LinkButton href={address} variant="secondary" icon={externalIcon}>
          {shortText}
        </LinkButton>
      ),
      quiet: (
        <LinkButton to={route} variant="quiet" size="compact">
          {shortText}
        </LinkButton>
      ),
      "long text": <LinkButton to={route}>{longTitle}</LinkButton>,
    },
  },
  {
    name: "TextLink",
    files: ["ui/TextLink.tsx"],
    states: {
      "in a sentence": (
        <p>
          Words before, <TextLink to={route}>{shortText}</TextLink>, and words after.
        </p>
      ),
      "to an address": (
        <TextLink href={address} icon={externalIcon}>
          {shortText}
        </TextLink>
      ),
      "by itself": (
        <TextLink to={route} standalone icon={arrowRightIcon}>
          {shortText}
        </TextLink>
      ),
      "long text": (
        <TextLink to={route} icon={arrowRightIcon}>
          {longTitle}
        </TextLink>
      ),
    },
  },
];
