/** The browser's console message for a failed request, and the portal's for a screen that it cannot show. */
export const ignoredConsoleErrors = [
  /Failed to load resource/,
  /A screen could not be shown/,
  /A service reported an error/,
  /The sign-in failed/,
  /React Router caught the following error/,
  /console: \w+Error: /,
];
