/** The number of projects in the choice: the newest. Customers register windows of others from the project's page. */
export const maxProjects = 100;
