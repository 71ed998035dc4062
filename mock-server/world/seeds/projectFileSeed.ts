import { storeFile } from "../fileStore.ts";
import type { ProjectRecord } from "../world.ts";
import { sampleFiles } from "./sampleFiles.ts";
import type { Seeder } from "./seeder.ts";

/** Adds a plan, a photo and a sketch to a project. */
export function addProjectFiles(seeder: Seeder, project: ProjectRecord): void {
  const { world } = seeder;
  for (const file of sampleFiles(seeder)) {
    const id = world.nextId("file");
    const path = `files/projects/${project.id}/${id}`;
    project.projectFiles.push({ id, projectId: project.id, path, ...storeFile(world, path, file) });
  }
}
