/** The fields of one line of comma-separated values, as Go reads them: a field in double quotes may hold commas. */
export function commaFields(line: string): string[] {
  const fields: string[] = [];
  let at = 0;
  for (;;) {
    const quoted = /^"((?:[^"]|"")*)"(?=,|$)/.exec(line.slice(at));
    if (quoted) {
      fields.push((quoted[1] ?? '').replaceAll('""', '"'));
      at += quoted[0].length;
    } else {
      const comma = line.indexOf(',', at);
      const end = comma < 0 ? line.length : comma;
      fields.push(line.slice(at, end));
      at = end;
    }
    if (at >= line.length) return fields;
    at += 1;
  }
}

/** Cuts at the first sign; the second part is undefined where there is none. */
export function cutAt(text: string, sign: string): readonly [string, string | undefined] {
  const at = text.indexOf(sign);
  return at < 0 ? [text, undefined] : [text.slice(0, at), text.slice(at + sign.length)];
}
