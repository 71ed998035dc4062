import { describe, expect, it } from "vitest";
import { createMatrix } from "./createMatrix.ts";

const seconds = 1.5;

describe("createMatrix", () => {
  const page = createMatrix([
    {
      name: "[de] e2e/content/faq.spec.ts › Help in de-CH › finds <b>",
      status: "passed",
      seconds,
      tags: ["R7.10", "de"],
    },
    {
      name: "[de] e2e/content/faq.spec.ts › Help in fr-CH › finds <b>",
      status: "failed",
      seconds,
      tags: ["R7.2"],
    },
    { name: "[se] e2e/content/faq.spec.ts › Help in sv › finds <b>", status: "passed", seconds, tags: [] },
    { name: "[se] e2e/content/faq.spec.ts › Help › prints it", status: "skipped", seconds: 0, tags: [] },
  ]);

  it("joins titles that differ in country or locale alone, and shows the worst result of a country", () => {
    expect(page).toContain(
      '<th scope="row">Help in …: finds &lt;b></th><td class="failed" title="failed, 3.0 s">✗</td><td class="passed" title="passed, 1.5 s">✓</td><td>R7.2 R7.10</td>',
    );
  });

  it("leaves the cell of a country empty in which a journey does not run", () => {
    expect(page).toContain(
      '<th scope="row">Help: prints it</th><td></td><td class="skipped" title="skipped, 0.0 s">–</td><td></td>',
    );
  });

  it("counts results in title and text", () => {
    expect(page.match(/2 passed, 1 failed, 1 skipped/g)).toHaveLength(2);
  });
});
