/** The choice shows this many of the newest projects. For others, customers start the registration on the project's page. */
export const maxProjects = 100;
