import type { ResponseMutation } from "../mutation.ts";

export function setStatus(status: number): ResponseMutation {
  return (response) => ({ ...response, status });
}

export function setHeader(name: string, value: string): ResponseMutation {
  return (response) => ({ ...response, headers: { ...response.headers, [name]: value } });
}

/** Removes a header; its name is in lower case. */
export function removeHeader(name: string): ResponseMutation {
  return (response) => {
    const { [name]: value, ...headers } = response.headers;
    if (value === undefined) throw new Error(`The response has no header "${name}".`);
    return { ...response, headers };
  };
}

export const emptyBody: ResponseMutation = (response) => ({ ...response, body: "" });

/** Keeps the first half of the body. */
export const truncateBody: ResponseMutation = (response) => ({
  ...response,
  body: response.body.slice(0, Math.floor(response.body.length / 2)),
});

/** Responds 204 without a body. */
export const respondNoContent: ResponseMutation = ({ headers: { "content-type": _, ...headers } }) => ({
  status: 204,
  headers,
  body: "",
});

/** Responds 302 with another URL. */
export const redirect: ResponseMutation = ({ headers: { "content-type": _, ...headers } }) => ({
  status: 302,
  headers: { ...headers, location: "/elsewhere" },
  body: "",
});
