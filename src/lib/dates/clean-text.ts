/** `@1664845200` of `date -d` and `touch -d`. */
export function withoutAt(text: string): string {
  return text.replace(/^@(?=[+-]?[\d.])/, '');
}

/** What writing conventions around a date do not mean: spaces, quotes, full-width digits, the minus sign, shell calls. */
export function clean(text: string): string {
  const plain = text
    .normalize('NFKC')
    .replace(/[\u2212\u2010\u2011]/g, '-')
    .trim();
  const quoted = /^(["'`])(.*)\1,?$/s.exec(plain)?.[2] ?? plain;
  // Logs put their dates in brackets.
  const bare = /^\[([^[\]]*)\]$/.exec(quoted)?.[1] ?? quoted;
  return (/^ISODate\(["']?(.*?)["']?\)$/.exec(bare)?.[1] ?? bare).trim();
}
