import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { cleanup, render, screen } from "@testing-library/react";
import { IntlProvider } from "react-intl";
import { afterEach, expect, it } from "vitest";
import english from "#i18n/locales/en.json" with { type: "json" };
import { ProjectFiles } from "./ProjectFiles.tsx";

afterEach(cleanup);

type Files = Parameters<typeof ProjectFiles>[0]["project"]["projectFiles"];

function renderFiles(files: Files) {
  return render(
    <IntlProvider locale="en" messages={english}>
      <QueryClientProvider client={new QueryClient()}>
        <ProjectFiles project={{ id: "project", projectFiles: files }} />
      </QueryClientProvider>
    </IntlProvider>,
  ).container;
}

it("ProjectFiles lists the files of a project as links", { tags: ["R3.10"] }, () => {
  renderFiles([
    { id: "1", name: "offer.pdf", mime: "application/pdf", size: 100, link: "https://files.example/offer" },
    { id: "2", name: "model.dwg", mime: "application/acad", size: 100, link: "data:text/html,x" },
  ]);
  expect(screen.getByRole("heading", { name: "Documents of the project" })).toBeTruthy();
  const links = screen.getAllByRole("link").map((link) => link.getAttribute("href"));
  expect(links).toEqual(["https://files.example/offer"]);
  expect(screen.getByText("File, 1 kB")).toBeTruthy();
});

it("ProjectFiles renders nothing without files", () => {
  expect(renderFiles([]).innerHTML).toBe("");
});
