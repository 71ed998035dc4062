/** The registration service rejects longer texts. */
export const maxNotesLength = 2000;
export const maxInstallerNameLength = 100;
