import { defineMessages, type MessageDescriptor } from "react-intl";
import type { ProjectModuleType } from "../api/generated/main/graphql.ts";

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

/** The name of a project type for people; a type from a newer backend has one too. */
export function projectTypeMessage(value: ProjectModuleType | (string & {})): MessageDescriptor {
  return Object.entries(projectTypeMessages).find(([name]) => name === value)?.[1] ?? unknown.message;
}
