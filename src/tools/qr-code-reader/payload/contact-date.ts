/** `19851026` and `--1026` as ISO 8601 has them extended; anything else as it stands. */
export function extendDate(written: string): string {
  return written.replace(/^(\d{4})(\d\d)(\d\d)/, '$1-$2-$3').replace(/^--(\d\d)(\d\d)$/, '--$1-$2');
}
