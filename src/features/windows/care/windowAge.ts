/** The time since the installation of a window, in the largest unit that fits; undefined for the day itself and future days. */
export interface WindowAge {
  count: number;
  unit: "year" | "month" | "day";
}

/** Both days are calendar days such as `2026-03-09`. */
export function getWindowAge(installationDate: string, today: string): WindowAge | undefined {
  const [year = 0, month = 0, day = 0] = installationDate.split("-").map(Number);
  const [thisYear = 0, thisMonth = 0, thisDay = 0] = today.split("-").map(Number);
  const months = (thisYear - year) * 12 + thisMonth - month - (thisDay < day ? 1 : 0);
  if (months >= 12) return { count: Math.floor(months / 12), unit: "year" };
  if (months >= 1) return { count: months, unit: "month" };
  const days = Math.round((Date.parse(today) - Date.parse(installationDate)) / 86_400_000);
  return days >= 1 ? { count: days, unit: "day" } : undefined;
}

/** The next day after `today` on which a year since `date` is complete. */
export function getNextAnniversary(date: string, today: string): string {
  // On 28 February instead: an event on 29 February would recur only in leap years.
  const monthAndDay = date.slice(4).replace("-02-29", "-02-28");
  const thisYear = `${today.slice(0, 4)}${monthAndDay}`;
  return thisYear > today ? thisYear : `${Number(today.slice(0, 4)) + 1}${monthAndDay}`;
}
