/** Where the consumer tests write the pacts, relative to the project's root. */
export const generatedPacts = "test-results/pacts";

/** Where the pacts are committed. */
export const committedPacts = "contracts/pacts";
