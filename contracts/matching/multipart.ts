import { MatchersV3, type Rules } from "@pact-foundation/pact";

/** Each sender makes a boundary of its own; this is the one in the pacts. */
const boundary = "portal-upload";

/** A small file of text, as the pacts hold it. */
export interface PactFile {
  name: string;
  type: string;
  text: string;
}

/**
 * An operation with one file by the GraphQL multipart request specification. Of each part
 * every byte counts, of the header that there is a boundary.
 */
export function multipart(operation: object, path: string, file: PactFile) {
  const operations = JSON.stringify(operation);
  const map = JSON.stringify({ 0: [path] });
  const parts = [
    part('name="operations"', operations),
    part('name="map"', map),
    part(`name="0"; filename="${file.name}"\r\nContent-Type: ${file.type}`, file.text),
  ];
  const rules: Rules = {
    header: [
      {
        path: "Content-Type",
        rules: [MatchersV3.regex("^multipart/form-data;\\s*boundary=.+$", "multipart/form-data; boundary=x")],
      },
    ],
    body: [
      { path: "$.operations", rules: [MatchersV3.equal(operations)] },
      { path: "$.map", rules: [MatchersV3.equal(map)] },
      { path: "$['0']", rules: [MatchersV3.equal(file.text)] },
    ],
  };
  return {
    contentType: `multipart/form-data; boundary=${boundary}`,
    body: Buffer.from(`${parts.join("")}--${boundary}--\r\n`),
    rules,
  };
}

function part(description: string, content: string): string {
  return `--${boundary}\r\nContent-Disposition: form-data; ${description}\r\n\r\n${content}\r\n`;
}
