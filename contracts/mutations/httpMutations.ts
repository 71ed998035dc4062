import type { Mutation } from "./answer.ts";

/** Answers with another status. */
export function withStatus(status: number): Mutation {
  return (answer) => ({ ...answer, status });
}

/** Answers with another header, in place of the one of that name. */
export function withHeader(name: string, value: string): Mutation {
  return (answer) => ({ ...answer, headers: { ...answer.headers, [name]: value } });
}

/** Leaves a header out; its name is in lower case. */
export function withoutHeader(name: string): Mutation {
  return (answer) => {
    const { [name]: dropped, ...headers } = answer.headers;
    if (dropped === undefined) throw new Error(`The answer has no header "${name}".`);
    return { ...answer, headers };
  };
}

/** Answers with nothing. */
export const emptied: Mutation = (answer) => ({ ...answer, body: "" });

/** Breaks the answer off in the middle. */
export const truncated: Mutation = (answer) => ({
  ...answer,
  body: answer.body.slice(0, Math.floor(answer.body.length / 2)),
});

/** Success without an answer. */
export const noContent: Mutation = ({ headers: { "content-type": _, ...headers } }) => ({
  status: 204,
  headers,
  body: "",
});

/** Sends the caller elsewhere. */
export const redirected: Mutation = ({ headers: { "content-type": _, ...headers } }) => ({
  status: 302,
  headers: { ...headers, location: "/elsewhere" },
  body: "",
});
