/** `+01:00` as `UTC+1`, `UTC+5:45`, `UTC−0:44:30`; UTC itself without. */
export function showOffset(offset: string): string {
  const [, sign = '+', hours = '0', minutes = '00', seconds] = /^([+-])(\d\d):(\d\d)(?::(\d\d))?/.exec(offset) ?? [];
  const rest =
    minutes === '00' && seconds === undefined ? '' : `:${minutes}${seconds === undefined ? '' : `:${seconds}`}`;
  if (Number(hours) === 0 && rest === '') return 'UTC';
  return `UTC${sign === '-' ? '\u2212' : '+'}${Number(hours)}${rest}`;
}
