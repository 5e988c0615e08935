/** `@1664845200` of `date -d` and `touch -d`. */
export function withoutAt(text: string): string {
  return text.replace(/^@(?=[+-]?[\d.])/, '');
}

/** What writing conventions around a date do not mean: spaces, quotes, full-width digits, the minus sign, shell calls, Discord's `<t:0:F>`. */
export function clean(text: string): string {
  const plain = text
    .normalize('NFKC')
    .replace(/[\u2212\u2010\u2011]/g, '-')
    .trim();
  const quoted = /^(["'`])(.*)\1,?$/s.exec(plain)?.[2] ?? plain;
  // Logs put their dates in brackets.
  const bare = /^\[([^[\]]*)\]$/.exec(quoted)?.[1] ?? quoted;
  const seconds = /^<t:([+-]?\d{1,14})(?::[a-z])?>$/i.exec(bare)?.[1];
  if (seconds !== undefined) return `@${seconds}`;
  return (/^ISODate\(["']?(.*?)["']?\)$/.exec(bare)?.[1] ?? bare).trim();
}
