/** A time of day that lacks its seconds, as TOML 1.1 has them. */
const NO_SECONDS = /(?<=^|[Tt ])\d{2}:\d{2}(?=[Zz+-]|$)/;

/** A date with the seconds that RFC 3339 and most readers ask for; everything else stays as it was written. */
export function withSeconds(source: string): string {
  return source.replace(NO_SECONDS, '$&:00');
}
