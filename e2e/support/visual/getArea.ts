/** The first word of a screen's name: its part of the portal, such as `overview` for `overview-empty`. */
export function getArea(screenName: string): string {
  return screenName.split("-")[0] ?? screenName;
}
