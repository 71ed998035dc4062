/** The parts of `npm run generate` and the files that each reads. */
export const generationInputs = {
  graphql:
    /^(schema\/(main|registration)|src)[./].*\.graphql$|^schema\/(codegen|scalars|portalView|normalizeSdl)\.ts$/,
  rest: /^schema\/rest\/openapi\.yaml$/,
  messages: /^src\/i18n\/(locales\/.*|descriptions)\.json$/,
};

export type GenerationPart = keyof typeof generationInputs;
