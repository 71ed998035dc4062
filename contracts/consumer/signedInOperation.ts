import type { QueryClient } from "@tanstack/react-query";
import type { DescribeRequest } from "./matching/requests.ts";

/** An operation that needs a signed-in customer, as the tables of authorization and of foreign records list them. */
export interface SignedInOperation {
  /** The name of the query or mutation in the SDL, with what tells it apart from another of that name. */
  name: string;
  signedIn: DescribeRequest;
  anonymous: DescribeRequest;
  /** Sends it with the portal's own client. */
  send: (client: QueryClient) => Promise<unknown>;
}
