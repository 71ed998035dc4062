/** How many projects can be chosen from: the newest. Windows of others are registered from the project's page. */
export const maxProjects = 100;
