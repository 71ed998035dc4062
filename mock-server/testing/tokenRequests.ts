import { expect } from "vitest";
import { postForm, signInBase, type TestProvider } from "./identityProvider.ts";

export const tokenUrl = `${signInBase}/oauth2/v2.0/token`;

/** Posts to the token endpoint and reads its JSON. */
export async function requestTokens(
  { app }: TestProvider,
  fields: Record<string, string>,
  url = tokenUrl,
): Promise<{ status: number; body: Record<string, unknown> }> {
  const response = await postForm(app, url, fields);
  return { status: response.status, body: await response.json() };
}

/** Expected error of the token endpoint: status 400, the error and a description of three lines. */
export function expectedTokenError(error: string, code: string) {
  return {
    status: 400,
    body: {
      error,
      error_description: expect.stringMatching(
        new RegExp(
          `^${code}: [^\r\n]+\r\nCorrelation ID: [0-9a-f-]{36}\r\nTimestamp: \\d{4}-\\d\\d-\\d\\d \\d\\d:\\d\\d:\\d\\dZ\r\n$`,
        ),
      ),
    },
  };
}
