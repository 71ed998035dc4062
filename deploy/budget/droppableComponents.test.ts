import { expect, it } from "vitest";
import { markedDroppable } from "./droppableComponents.ts";

it("marks what makes components, and takes their names off", () => {
  const code = `
var Link = React10.forwardRef(
  (props, ref) => null
);
Link.displayName = "Link";
const FormattedDate = createFormattedComponent("formatDate");`;
  expect(markedDroppable(code)).toBe(`
var Link = /* @__PURE__ */ React10.forwardRef(
  (props, ref) => null
);

const FormattedDate = /* @__PURE__ */ createFormattedComponent("formatDate");`);
});

it("leaves alone what runs within functions", () => {
  const code = `
function useFetcher() {
  let FetcherForm = React10.forwardRef(() => null);
  FetcherForm.displayName = "fetcher.Form";
}`;
  expect(markedDroppable(code)).toBe(code);
});
