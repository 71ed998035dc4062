import { MatchersV3, type Rules } from "@pact-foundation/pact";

const { equal, regex } = MatchersV3;

// Every client generates its own boundary; this one stands in the pacts.
const boundary = "portal-upload";

/** A small text file in a request. */
export interface UploadedFile {
  name: string;
  type: string;
  text: string;
}

/** A PDF that programs can open: one empty page, after a comment that tells binary files from texts. */
export function createSamplePdf(name: string): UploadedFile {
  const objects = [
    "<< /Type /Catalog /Pages 2 0 R >>",
    "<< /Type /Pages /Kids [3 0 R] /Count 1 >>",
    "<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] >>",
  ].map((content, index) => `${index + 1} 0 obj\n${content}\nendobj\n`);
  const header = "%PDF-1.4\n%ÄÖÜß\n";
  const offsets = objects.map((_, index) => Buffer.byteLength([header, ...objects.slice(0, index)].join("")));
  const body = [header, ...objects].join("");
  const entries = offsets.map((offset) => `${String(offset).padStart(10, "0")} 00000 n \n`);
  const table = `xref\n0 4\n0000000000 65535 f \n${entries.join("")}`;
  const trailer = `trailer\n<< /Size 4 /Root 1 0 R >>\nstartxref\n${Buffer.byteLength(body)}\n%%EOF\n`;
  return { name, type: "application/pdf", text: `${body}${table}${trailer}` };
}

/** The same file in the parameters of a provider state. */
export function encodeFile({ name, type, text }: UploadedFile) {
  return { name, type, base64: Buffer.from(text).toString("base64") };
}

/** The same file as the browser hands it to the portal. */
export function createFile({ name, type, text }: UploadedFile): File {
  return new File([text], name, { type });
}

/**
 * An operation with one file by the GraphQL multipart request specification. `path` is the file's place in the operation,
 * for example `variables.file`. Every byte of the parts must match; the boundary may be any.
 */
export function createMultipartBody(operation: object, path: string, file: UploadedFile) {
  const operations = JSON.stringify(operation);
  const map = JSON.stringify({ 0: [path] });
  const parts = [
    createPart('name="operations"', operations),
    createPart('name="map"', map),
    createPart(`name="0"; filename="${file.name}"\r\nContent-Type: ${file.type}`, file.text),
  ];
  const rules: Rules = {
    header: [
      {
        path: "Content-Type",
        rules: [regex("^multipart/form-data;\\s*boundary=.+$", "multipart/form-data; boundary=x")],
      },
    ],
    body: [
      { path: "$.operations", rules: [equal(operations)] },
      { path: "$.map", rules: [equal(map)] },
      { path: "$['0']", rules: [equal(file.text)] },
    ],
  };
  return {
    contentType: `multipart/form-data; boundary=${boundary}`,
    body: Buffer.from(`${parts.join("")}--${boundary}--\r\n`),
    rules,
  };
}

function createPart(disposition: string, content: string): string {
  return `--${boundary}\r\nContent-Disposition: form-data; ${disposition}\r\n\r\n${content}\r\n`;
}
