import { cleanup, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, expect, it } from "vitest";
import { PageFrame } from "./PageFrame.tsx";

afterEach(cleanup);

it("leads keyboards past the header without changing the address", async () => {
  Element.prototype.scrollIntoView = () => undefined;
  render(
    <PageFrame skipLabel="Skip to content" header={<header>Taglys</header>}>
      <p>Content</p>
    </PageFrame>,
  );
  const address = window.location.href;
  await userEvent.tab();
  expect(document.activeElement).toBe(screen.getByRole("link", { name: "Skip to content" }));
  await userEvent.keyboard("{Enter}");
  expect(document.activeElement).toBe(screen.getByRole("main"));
  expect(window.location.href).toBe(address);
});
