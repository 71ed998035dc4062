import { expect, it } from "vitest";
import { mainApi } from "../../testing/services.ts";
import { freshWorld } from "../../testing/worlds.ts";
import { titleByTypeSign } from "../typeSigns.ts";
import { windowLooks } from "./windowLooks.ts";

const sheets = Object.entries(titleByTypeSign).map(([letters, title]) => ({
  letters,
  name: windowLooks[title].name,
}));

it.each(sheets)("the data sheet of $letters is a PDF that names it", async ({ letters, name }) => {
  freshWorld();
  const response = await mainApi.request(`/files/datasheets/${letters.toLowerCase()}.pdf`);
  expect(response.status).toBe(200);
  expect(response.headers.get("content-type")).toBe("application/pdf");
  expect(response.headers.get("x-content-type-options")).toBe("nosniff");
  // One character for each byte, so that offsets of the text are offsets of the file.
  const file = Buffer.from(await response.arrayBuffer()).toString("latin1");
  expect(file).toMatch(/^%PDF-1\.4\n/);
  expect(file).toMatch(/%%EOF\n$/);
  expect(file).toContain(`(${letters}  ${name})`);
});

it.each(sheets)("the data sheet of $letters says where each of its objects begins", async ({ letters }) => {
  freshWorld();
  const response = await mainApi.request(`/files/datasheets/${letters.toLowerCase()}.pdf`);
  const file = Buffer.from(await response.arrayBuffer()).toString("latin1");
  const start = Number(/startxref\n(\d+)\n/.exec(file)?.[1]);
  const table = file.slice(start);
  expect(table).toMatch(/^xref\n0 7\n0000000000 65535 f \n/);
  const offsets = [...table.matchAll(/^(\d{10}) 00000 n $/gm)].map(([, offset]) => Number(offset));
  expect(offsets).toHaveLength(6);
  for (const [index, offset] of offsets.entries()) {
    expect(file.slice(offset)).toMatch(new RegExp(`^${index + 1} 0 obj\\n`));
  }
  const [, length, stream] = /\/Length (\d+) >>\nstream\n([\s\S]*?)\nendstream/.exec(file) ?? [];
  expect(stream?.length).toBe(Number(length));
});
