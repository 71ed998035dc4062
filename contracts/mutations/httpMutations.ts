import type { Mutation } from "./mutation.ts";

export function setStatus(status: number): Mutation {
  return (response) => ({ ...response, status });
}

export function setHeader(name: string, value: string): Mutation {
  return (response) => ({ ...response, headers: { ...response.headers, [name]: value } });
}

/** Removes a header; its name is in lower case. */
export function removeHeader(name: string): Mutation {
  return (response) => {
    const { [name]: value, ...headers } = response.headers;
    if (value === undefined) throw new Error(`The response has no header "${name}".`);
    return { ...response, headers };
  };
}

export const emptyBody: Mutation = (response) => ({ ...response, body: "" });

/** Keeps the first half of the body. */
export const truncateBody: Mutation = (response) => ({
  ...response,
  body: response.body.slice(0, Math.floor(response.body.length / 2)),
});

/** Responds 204 without a body. */
export const respondNoContent: Mutation = ({ headers: { "content-type": _, ...headers } }) => ({
  status: 204,
  headers,
  body: "",
});

/** Responds 302 with another URL. */
export const redirect: Mutation = ({ headers: { "content-type": _, ...headers } }) => ({
  status: 302,
  headers: { ...headers, location: "/elsewhere" },
  body: "",
});
