/** Imported first by configurations that editors read, which may run them on the machine's own Node.js. */
const required = 24;

if (Number.parseInt(process.versions.node, 10) < required) {
  // The sentence is enough: nobody needs to look where it comes from.
  Error.stackTraceLimit = 0;
  throw new Error(
    `This needs Node.js ${required}, not ${process.version}: use the npm scripts, which have their own, or install it (.nvmrc).`,
  );
}
