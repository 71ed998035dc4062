import { screen } from "@testing-library/react";
import { expect, it } from "vitest";
import { renderScreen } from "#testing/rendering/renderScreen.tsx";
import { ProjectFiles } from "./ProjectFiles.tsx";

it("ProjectFiles lists the files of a project as links", { tags: ["R3.10"] }, async () => {
  const projectFiles = [
    { id: "1", name: "offer.pdf", mime: "application/pdf", size: 100, link: "https://files.example/offer" },
    { id: "2", name: "model.dwg", mime: "application/acad", size: 100, link: "data:text/html,x" },
  ];
  await renderScreen(<ProjectFiles project={{ id: "project", projectFiles }} />);
  expect(await screen.findByRole("heading", { name: "Documents of the project" })).toBeTruthy();
  const links = screen.getAllByRole("link").map((link) => link.getAttribute("href"));
  expect(links).toEqual(["https://files.example/offer"]);
  expect(screen.getByText("File, 1 kB")).toBeTruthy();
});

it("ProjectFiles renders nothing without files", async () => {
  await renderScreen(<ProjectFiles project={{ id: "project", projectFiles: [] }} />);
  expect(screen.getByRole("main").textContent).toBe("The screen");
});
