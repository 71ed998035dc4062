import { addAttachments } from "#scenarios/builders/addAttachments.ts";
import { addInvoice } from "#scenarios/builders/addInvoice.ts";
import { addNotifications } from "#scenarios/builders/addNotifications.ts";
import { addProject } from "#scenarios/builders/addProject.ts";
import { addProjectFiles } from "#scenarios/builders/addProjectFiles.ts";
import { addWindow } from "#scenarios/builders/addWindow.ts";
import { createSeeder } from "#scenarios/builders/seeder.ts";
import { countrySeeds } from "#seeds/countries/countrySeeds.ts";
import { createAccountId } from "#world/createAccountId.ts";
import type { World } from "#world/world.ts";

/**
 * Adds a customer who appears in no scenario, with one record of each kind, before all other records. With this customer,
 * tests notice a service that returns or changes the first record that it finds, or everybody's records.
 */
export function addStranger(world: World): void {
  const lists = [world.projects, world.requests, world.notifications, world.windows];
  const lengths = lists.map(({ length }) => length);
  const seeder = createSeeder(world, countrySeeds[world.country]);
  const stranger = {
    id: createAccountId("stranger"),
    persona: "stranger",
    description: "somebody else",
    firstName: "Eva",
    lastName: "Stranger",
    email: "stranger@home.example",
    acceptedMarketing: false,
    password: "",
  };
  world.accounts.unshift(stranger);
  const project = addProject(seeder, {
    account: stranger,
    startedDaysAgo: 400,
    request: { status: "OFFER_SENT" },
  });
  addProjectFiles(seeder, project);
  for (const request of world.requests.slice(-1)) addAttachments(seeder, request, 1);
  addNotifications(seeder, stranger, project, 1);
  addInvoice(seeder, addWindow(seeder, stranger, project.id));
  for (const [index, list] of lists.entries()) moveToFront(list, lengths[index] ?? 0);
}

function moveToFront(list: unknown[], from: number): void {
  list.unshift(...list.splice(from));
}
