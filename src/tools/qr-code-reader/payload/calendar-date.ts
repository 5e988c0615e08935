/** Whether a day is in the calendar. */
export function isDay(year: number, month: number, day: number): boolean {
  return month >= 1 && month <= 12 && day >= 1 && day <= lastDayOf(year, month);
}

/** How many days a month has; months count from 1. */
export function lastDayOf(year: number, month: number): number {
  return new Date(Date.UTC(2000 + (year % 400), month, 0)).getUTCDate();
}

/** `2026-02-03` of numbers; undefined for a day that does not exist. */
export function isoDay(year: number, month: number, day: number): string | undefined {
  const two = (value: number) => String(value).padStart(2, '0');
  return isDay(year, month, day) ? `${String(year).padStart(4, '0')}-${two(month)}-${two(day)}` : undefined;
}

/** The day before one that is written as ISO 8601 has it. */
export function dayBefore(day: string): string {
  const date = new Date(`${day}T00:00:00Z`);
  date.setUTCDate(date.getUTCDate() - 1);
  return date.toISOString().slice(0, 10);
}
