/** apollo-upload-client has no declarations, only JSDoc. */
declare module "apollo-upload-client/UploadHttpLink.mjs" {
  import { ApolloLink, type HttpLink } from "@apollo/client";
  // biome-ignore lint/style/noDefaultExport: the module has one.
  export default class UploadHttpLink extends ApolloLink {
    constructor(options?: HttpLink.Options);
  }
}
