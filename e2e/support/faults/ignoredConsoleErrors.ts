/** What the browser logs about a failed request, and the portal about a screen that cannot be shown. */
export const ignoredConsoleErrors = [
  /Failed to load resource/,
  /A screen could not be shown/,
  /A service reported an error/,
  /The sign-in failed/,
  /React Router caught the following error/,
  /console: \w+Error: /,
];
