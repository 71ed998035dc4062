/** The style of the provider's pages: warm white by day, deep blue by night, one accent of sun yellow. */
export const pageStyle = `
:root {
  color-scheme: light dark;
  --page: light-dark(#fbf8f1, #0c1830);
  --card: light-dark(#ffffff, #14233f);
  --text: light-dark(#12233f, #f4efe4);
  --muted: light-dark(#4d5a70, #b6bfce);
  --line: light-dark(#ded8ca, #2c3d5c);
  --field: light-dark(#7c8798, #7f8ca3);
  --sun: #ffc93c;
  --on-sun: #12233f;
  --bad: light-dark(#a3212b, #ffb3ae);
  --bad-surface: light-dark(#fdeeec, #3b1d2b);
}
* { box-sizing: border-box; }
body {
  margin: 0;
  min-height: 100dvh;
  display: flex;
  flex-direction: column;
  align-items: center;
  padding: clamp(1rem, 5vw, 4rem) max(1rem, env(safe-area-inset-left)) 2rem;
  background: var(--page);
  color: var(--text);
  font: 1rem/1.5 system-ui, sans-serif;
  overflow-wrap: anywhere;
}
main, header, footer { width: min(100%, 28rem); }
header { display: flex; align-items: center; gap: 0.625rem; margin-block-end: 1.5rem; font-weight: 650; font-size: 1.25rem; }
header svg { width: 2rem; height: 2rem; }
main {
  padding: clamp(1.25rem, 5vw, 2.25rem);
  background: var(--card);
  border: 1px solid var(--line);
  border-radius: 1rem;
}
footer { margin-block-start: 1.25rem; color: var(--muted); font-size: 0.875rem; }
h1 { margin: 0 0 1.25rem; font-size: 1.75rem; line-height: 1.2; font-weight: 650; }
h2 { margin: 0 0 0.75rem; font-size: 1rem; font-weight: 600; color: var(--muted); }
p { margin: 0 0 1rem; }
code { font-size: 0.875rem; }
ul { list-style: none; margin: 0 0 2rem; padding: 0; display: grid; gap: 0.625rem; }
button { font: inherit; color: inherit; cursor: pointer; }
li {
  position: relative;
  padding: 0.875rem 1rem;
  border: 1px solid var(--field);
  border-radius: 0.75rem;
}
li:hover { border-color: var(--text); box-shadow: inset 0.3rem 0 0 var(--sun); }
li button { padding: 0; font-weight: 600; text-align: start; background: none; border: 0; }
li button::after { content: ""; position: absolute; inset: 0; border-radius: inherit; }
li button:focus-visible { outline: none; }
li:has(button:focus-visible) { outline: 3px solid var(--text); outline-offset: 2px; }
li p { margin: 0; }
li p, .rule { color: var(--muted); font-size: 0.9375rem; }
label { display: block; margin-block-end: 0.25rem; font-weight: 600; }
.rule { margin: 0 0 0.25rem; }
input {
  display: block;
  width: 100%;
  min-height: 3rem;
  margin-block-end: 1rem;
  padding: 0.5rem 0.75rem;
  font: inherit;
  color: inherit;
  background: var(--card);
  border: 1px solid var(--field);
  border-radius: 0.5rem;
}
input[aria-invalid="true"] { border: 2px solid var(--bad); }
.primary {
  width: 100%;
  min-height: 3rem;
  padding: 0.5rem 1rem;
  font-weight: 650;
  color: var(--on-sun);
  background: var(--sun);
  border: 1px solid transparent;
  border-radius: 0.5rem;
}
.primary:hover { border-color: var(--text); }
.links { display: flex; flex-wrap: wrap; justify-content: space-between; gap: 0.25rem 1.5rem; margin: 0.75rem 0 0; }
a { display: inline-block; padding-block: 0.5rem; color: inherit; text-underline-offset: 0.2em; }
:focus-visible { outline: 3px solid var(--text); outline-offset: 2px; }
[role="alert"] {
  margin-block-end: 1.25rem;
  padding: 0.75rem 1rem;
  color: var(--bad);
  background: var(--bad-surface);
  border-inline-start: 4px solid currentColor;
  border-radius: 0.25rem;
}
@media (forced-colors: active) { .primary, [role="alert"] { border: 1px solid; } }
`;
