/** A provider's answer, whole. */
export interface Answer {
  status: number;
  headers: Readonly<Record<string, string>>;
  body: string;
}

/** A way in which a provider may break its contract. Throws where the answer has not what it would break. */
export type Mutation = (answer: Answer) => Answer;

/** What is in a JSON document. */
export type Json = null | boolean | number | string | Json[] | { [name: string]: Json };
