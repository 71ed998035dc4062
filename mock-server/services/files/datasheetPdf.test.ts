import { expect, it } from "vitest";
import type { WindowTitle } from "../../generated/registration.ts";
import { windowTitles } from "../../rules/windowTypes.ts";
import { mainApi } from "../../testing/services.ts";
import { createStandingWorld } from "../../testing/worlds.ts";

const names: Readonly<Record<WindowTitle, string>> = {
  DEFAULT: "Roof window",
  ELECTRIC: "Electric roof window",
  FIXED: "Fixed roof window",
  INTEGRA_PIVOT_ELECTRIC: "Integra electric pivot window",
  INTEGRA_PIVOT_SOLAR: "Integra solar pivot window",
  INTEGRA_PIVOT_TOP_HUNG_ELECTRIC: "Integra electric top-hung window",
  PIVOTING_WINDOW_BOTTOM_CONTROL: "Pivot window with handle below",
  PIVOTING_WINDOW_UPPER_CONTROL: "Pivot window with handle above",
  SOLAR: "Solar roof window",
};

const sheets = Object.entries(windowTitles).map(([typeCode, title]) => ({ typeCode, name: names[title] }));

it.each(sheets)("the data sheet of $typeCode is a PDF that names the window", async ({ typeCode, name }) => {
  createStandingWorld();
  const response = await mainApi.request(`/files/datasheets/${typeCode.toLowerCase()}.pdf`);
  expect(response.status).toBe(200);
  expect(response.headers.get("content-type")).toBe("application/pdf");
  expect(response.headers.get("x-content-type-options")).toBe("nosniff");
  // One character for each byte, so that offsets of the text are offsets of the file.
  const file = Buffer.from(await response.arrayBuffer()).toString("latin1");
  expect(file).toMatch(/^%PDF-1\.4\n/);
  expect(file).toMatch(/%%EOF\n$/);
  expect(file).toContain(`(${typeCode}  ${name})`);
});

it.each(sheets)(
  "the cross-reference table of the data sheet of $typeCode has correct offsets",
  async ({ typeCode }) => {
    createStandingWorld();
    const response = await mainApi.request(`/files/datasheets/${typeCode.toLowerCase()}.pdf`);
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
  },
);
