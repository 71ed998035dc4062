import { expect, it } from "vitest";
import { freshWorld, removeWorlds, worlds } from "../testing/worlds.ts";
import { countrySeeds } from "../world/countries/countrySeeds.ts";
import { consolePage } from "./consolePage.ts";

const seeds = Object.values(countrySeeds);

it("shows the portal and the personas of all eight countries [R9.1]", async () => {
  removeWorlds();
  for (const { country } of seeds) freshWorld(country);
  freshWorld("DE", "of-a-test");
  const page = String(await consolePage(worlds, 5199));
  for (const { country, people } of seeds) {
    const code = country.toLowerCase();
    expect(page).toContain(`href="http://${code}.localhost:5199/"`);
    for (const persona of ["anna", "ben", "clara", "dario"])
      expect(page).toContain(`${persona}@${code}.example`);
    expect(page).toContain(`${people.anna.firstName} ${people.anna.lastName}`);
  }
  expect(page).not.toContain("of-a-test.localhost");
});

it("writes names as text, never as markup", async () => {
  const [anna] = freshWorld("DE").accounts;
  Object.assign(anna ?? {}, { firstName: "<script>alert(1)</script>" });
  const page = String(await consolePage(worlds, 5173));
  expect(page).not.toContain("<script>alert");
  expect(page).toContain("&lt;script&gt;alert(1)");
});
