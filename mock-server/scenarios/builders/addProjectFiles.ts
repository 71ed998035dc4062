import { storeFile } from "#world/files.ts";
import type { ProjectRecord } from "#world/records.ts";
import { createSampleFiles } from "./createSampleFiles.ts";
import type { Seeder } from "./seeder.ts";

/** Adds a plan, a photo and a sketch to a project. */
export function addProjectFiles(seeder: Seeder, project: ProjectRecord): void {
  const { world } = seeder;
  for (const file of createSampleFiles(seeder)) {
    const id = world.nextId("file");
    const path = `files/projects/${project.id}/${id}`;
    project.projectFiles.push({ id, projectId: project.id, path, ...storeFile(world, path, file) });
  }
}
