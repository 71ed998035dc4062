/** A feature that not all browsers of the policy have, and that the portal may use all the same. */
export interface AcceptedFeature {
  /** Paths in the compatibility data. A path also stands for what is below it. */
  paths: readonly string[];
  /** The only module that may use it, by the end of its path. */
  module?: string;
  reason: string;
}

/** `src/polyfills/polyfills.ts` brings these. */
export const polyfilledFeatures = [
  "api.AbortSignal.any_static",
  "api.URL.canParse_static",
  "javascript.builtins.Array.toSorted",
  "javascript.builtins.Map.groupBy",
  "javascript.builtins.Promise.withResolvers",
];

export const acceptedFeatures: readonly AcceptedFeature[] = [
  { paths: polyfilledFeatures, reason: "polyfilled" },
  {
    paths: [
      "css.properties.break-after.avoid",
      "css.properties.hyphenate-limit-chars",
      "css.properties.text-wrap",
    ],
    reason: "Lines and pages break less evenly without it.",
  },
  {
    paths: ["css.at-rules.page"],
    reason: "Browsers without it print with margins of their own.",
  },
  {
    paths: ["css.properties.cursor", "css.properties.resize", "css.selectors.selection"],
    reason: "For pointers; Safari on iOS has touch.",
  },
  {
    paths: ["css.properties.text-size-adjust", "css.properties.forced-color-adjust"],
    reason: "Browsers without it do not change sizes or colours.",
  },
  {
    paths: ["css.properties.field-sizing", "css.properties.scrollbar-width"],
    reason: "The field or the track scrolls without it.",
  },
  { paths: ["css.properties.justify-content.safe"], reason: "The frames are at the start without it." },
  { paths: ["css.at-rules.media.scripting"], reason: "start.css has a rule for browsers without it." },
  {
    paths: ["css.properties.reading-flow"],
    reason: "The order of focus is the order of the source without it.",
  },
  {
    paths: ["css.properties.hyphens", "css.properties.print-color-adjust", "css.properties.user-select"],
    reason: "The compiler adds the prefixed property.",
  },
  {
    paths: ["css.properties.inline-size.fit-content"],
    reason: "The compatibility data has only the old name for Samsung Internet.",
  },
  {
    paths: ["api.Navigator.share"],
    module: "registration/done/TokenPanel.tsx",
    reason: "The button is shown only where the browser can share.",
  },
  {
    paths: ["javascript.builtins.Intl.DurationFormat"],
    module: "@formatjs/intl/index.js",
    reason: "For formatDuration(), which the portal does not call.",
  },
  {
    paths: ["api.Document.startViewTransition"],
    module: "react-dom-client.production.js",
    reason: "For <ViewTransition>, which the portal does not use.",
  },
  {
    paths: ["html.global_attributes.is"],
    module: "react-dom-client.production.js",
    reason: "For custom elements, which the portal does not use.",
  },
  {
    paths: ["api.Document.startViewTransition"],
    module: "react-router/dist/development/chunk-6KYCQHYJ.mjs",
    reason: "For view transitions, which the portal does not use.",
  },
  {
    paths: ["api.CustomElementRegistry.initialize"],
    module: "react-router/dist/development/chunk-6KYCQHYJ.mjs",
    reason: "A method of the router.",
  },
  {
    paths: ["javascript.builtins.DisposableStack.dispose"],
    module: "src/app/createApp.tsx",
    reason: "A method of the router.",
  },
  {
    paths: ["api.FileSystemEntry.getMetadata"],
    module: "libphonenumber-js/es6/PhoneNumber.js",
    reason: "A method of the library.",
  },
];
