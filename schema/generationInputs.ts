/** The code that all parts share. The additions are no input: `contracts` and the mock server read them. */
const generators = String.raw`^schema\/(?!.*(\.test|\.generated|additions)\.ts$).*\.ts$`;

/** The parts of `npm run generate` and the files that each reads. */
export const generationInputs = {
  graphql: new RegExp(String.raw`^(schema\/(main|registration)|src)[./].*\.graphql$|${generators}`),
  rest: new RegExp(String.raw`^schema\/rest\/openapi\.yaml$|${generators}`),
  messages: new RegExp(String.raw`^src\/i18n\/(locales\/.*|descriptions)\.json$|${generators}`),
};

export type GenerationPart = keyof typeof generationInputs;
