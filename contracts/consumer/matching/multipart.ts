import { MatchersV3, type Rules } from "@pact-foundation/pact";

const { equal, regex } = MatchersV3;

// Every client generates its own boundary; this one stands in the pacts.
const boundary = "portal-upload";

/** A small file in a request. */
export interface UploadedFile {
  name: string;
  type: string;
  bytes: Buffer<ArrayBuffer>;
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
  return { name, type: "application/pdf", bytes: Buffer.from(`${body}${table}${trailer}`) };
}

/**
 * The other types of file that services accept: photos of one pixel. The JPEG begins with Exif data, as those of cameras do, and the
 * HEIC has only its first bytes.
 */
export const samplePhotos = {
  jpeg: createPhoto(
    "IMG_0001.JPG",
    "image/jpeg",
    "/9j/4QAWRXhpZgAATU0AKgAAAAgAAAAAAAD/2wBDAAMCAgICAgMCAgIDAwMDBAYEBAQEBAgGBgUGCQgKCgkICQkKDA8MCgsOCwkJDRENDg8QEBEQCgwSExIQEw8QEBD/yQALCAABAAEBAREA/8wABgAQEAX/2gAIAQEAAD8A0s8g/9k=",
  ),
  png: createPhoto(
    "Zoë 🏡 #2, 50 %.png",
    "image/png",
    "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAQAAAC1HAwCAAAAC0lEQVR42mNk+A8AAQUBAScY42YAAAAASUVORK5CYII=",
  ),
  heic: createPhoto("image.HEIC", "image/heic", "AAAAGGZ0eXBoZWljAAAAAG1pZjFoZWlj"),
};

export const samplePdf = createSamplePdf("Grundriß + Dach (2).pdf");

/** A file of each type that services accept, with names as cameras, phones and people write them. */
export const sampleFiles = [...Object.values(samplePhotos), samplePdf];

function createPhoto(name: string, type: string, base64: string): UploadedFile {
  return { name, type, bytes: Buffer.from(base64, "base64") };
}

/** The file in the parameters of a provider state. */
export function encodeFile({ name, type, bytes }: UploadedFile) {
  return { name, type, base64: bytes.toString("base64") };
}

/** The file as the browser gives it to the portal. */
export function createFile({ name, type, bytes }: UploadedFile): File {
  return new File([bytes], name, { type });
}

/**
 * An operation with one file by the GraphQL multipart request specification. `path` is the file's place in the operation,
 * for example `variables.file`. Every byte of the parts must match; the boundary may be any.
 */
export function createMultipartBody(operation: object, path: string, file: UploadedFile) {
  const operations = JSON.stringify(operation);
  const map = JSON.stringify({ 0: [path] });
  const parts = [
    ...createPart('name="operations"', operations),
    ...createPart('name="map"', map),
    ...createPart(`name="0"; filename="${file.name}"\r\nContent-Type: ${file.type}`, file.bytes),
    `--${boundary}--\r\n`,
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
      // Pact compares the bytes of an image without a rule.
      ...(file.type.startsWith("image/") ? [] : [{ path: "$['0']", rules: [equal(String(file.bytes))] }]),
    ],
  };
  return {
    contentType: `multipart/form-data; boundary=${boundary}`,
    body: Buffer.concat(parts.map((part) => Buffer.from(part))),
    rules,
  };
}

function createPart(disposition: string, content: string | Buffer<ArrayBuffer>) {
  return [`--${boundary}\r\nContent-Disposition: form-data; ${disposition}\r\n\r\n`, content, "\r\n"];
}
