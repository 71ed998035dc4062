import { screen } from "@testing-library/react";
import { describe, expect, it, onTestFinished } from "vitest";

function show(html: string) {
  document.body.innerHTML = html;
  onTestFinished(() => document.body.replaceChildren());
}

describe("createElementError", () => {
  it("lists roles and accessible names if an element with a role is missing", () => {
    show("<main><h1>Title</h1><button>Close</button><button>Save</button><svg></svg></main>");
    expect(() => screen.getByRole("button", { name: "Send" })).toThrow(
      /role "button" and name "Send"\nmain:\nheading: "Title"\nbutton: "Close" "Save"$/,
    );
  });

  it("quotes the page without its markup if a text is missing", () => {
    show("<style>p { color: red }</style><p class='lead'>Good <b>day</b></p>");
    expect(() => screen.getByText("Evening")).toThrow(/The page says: Good day $/);
  });
});
