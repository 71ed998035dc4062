export interface ProviderResponse {
  status: number;
  headers: Readonly<Record<string, string>>;
  body: string;
}

/** Changes a response in a way that breaks the contract. Throws if the response lacks what it would change. */
export type Mutation = (response: ProviderResponse) => ProviderResponse;

export type Json = null | boolean | number | string | Json[] | { [name: string]: Json };
