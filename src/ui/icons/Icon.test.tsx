import { cleanup, render } from "@testing-library/react";
import { afterEach, expect, it } from "vitest";
import { Icon } from "./Icon.tsx";

afterEach(cleanup);

it("Icon › renders the lines of the named icon, hidden from screen readers", () => {
  const { container } = render(<Icon name="arrow-right" />);
  expect(container.innerHTML).toMatch(
    /^<svg [^>]*viewBox="0 0 24 24"[^>]* aria-hidden="true"[^>]*><path d="M4.5 12h15M13.5 6l6 6-6 6"><\/path><\/svg>$/,
  );
});
