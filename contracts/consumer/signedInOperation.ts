import type { QueryClient } from "@tanstack/react-query";
import type { GraphQlDocument } from "../../src/api/graphQlDocument.ts";
import { createFile, createSamplePdf } from "./matching/multipart.ts";
import type { DescribeOperation, DescribeRequest, DescribeUpload } from "./matching/requests.ts";
import type { Template } from "./matching/template.ts";

/** An operation that needs a signed-in customer, as the tables of authorization and of foreign records list them. */
export interface SignedInOperation {
  /** The name of the query or mutation in the SDL, with what tells it apart from another of that name. */
  name: string;
  signedIn: DescribeRequest;
  anonymous: DescribeRequest;
  /** Sends it with the portal's own client. */
  send: (client: QueryClient) => Promise<unknown>;
}

/** The functions with which one service's operations are described. */
export function createOperationFactory(describe: {
  signedIn: DescribeOperation;
  anonymous: DescribeOperation;
  signedInUpload: DescribeUpload;
  anonymousUpload: DescribeUpload;
}) {
  return {
    createOperation<TVariables>(
      name: string,
      document: GraphQlDocument<unknown, TVariables>,
      variables: Template<TVariables>,
      send: SignedInOperation["send"],
    ): SignedInOperation {
      return {
        name,
        signedIn: describe.signedIn(document, variables),
        anonymous: describe.anonymous(document, variables),
        send,
      };
    },
    /** An operation with a sample PDF at the variables' `path`, where they have null. */
    createUpload<TVariables>(
      name: string,
      fileName: string,
      document: GraphQlDocument<unknown, TVariables>,
      variables: { [Key in keyof TVariables]: unknown },
      path: string,
      send: (file: File) => Promise<unknown>,
    ): SignedInOperation {
      const pdf = createSamplePdf(fileName);
      return {
        name,
        signedIn: describe.signedInUpload(document, variables, path, pdf),
        anonymous: describe.anonymousUpload(document, variables, path, pdf),
        send: () => send(createFile(pdf)),
      };
    },
  };
}
