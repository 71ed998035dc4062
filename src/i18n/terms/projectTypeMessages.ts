import { defineMessages, type MessageDescriptor } from "react-intl";
import type { ProjectModuleType } from "../../api/generated/main.ts";

const projectTypeMessages = defineMessages({
  BLINDS: {
    id: "projectType.blinds",
    defaultMessage: "Blinds",
    description: "Name of the project type BLINDS",
  },
  FLAT_ROOF_WINDOW: {
    id: "projectType.flatRoofWindow",
    defaultMessage: "Flat-roof window",
    description: "Name of the project type FLAT_ROOF_WINDOW",
  },
  REPLACEMENT: {
    id: "projectType.replacement",
    defaultMessage: "Window replacement",
    description: "Name of the project type REPLACEMENT",
  },
  ROOF_WINDOW: {
    id: "projectType.roofWindow",
    defaultMessage: "Roof window",
    description: "Name of the project type ROOF_WINDOW",
  },
  SUN_TUNNEL: {
    id: "projectType.sunTunnel",
    defaultMessage: "Sun tunnel",
    description: "Name of the project type SUN_TUNNEL",
  },
});

const unknown = defineMessages({
  message: {
    id: "projectType.unknown",
    defaultMessage: "Project",
    description: "Name of a project type this version of the portal does not know",
  },
});

/** A type that this version of the portal does not know gets a general name. */
export function getProjectTypeMessage(value: ProjectModuleType | (string & {})): MessageDescriptor {
  return Object.entries(projectTypeMessages).find(([name]) => name === value)?.[1] ?? unknown.message;
}
