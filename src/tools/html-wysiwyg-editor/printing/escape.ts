const IN_TEXT: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '\u00a0': '&nbsp;',
  '\r': '&#13;',
};
// A line break would tear the tag in two lines, which highlighting could not follow.
const IN_ATTRIBUTE: Readonly<Record<string, string>> = { ...IN_TEXT, '"': '&quot;', '\n': '&#10;', '\t': '&#9;' };

/** A text as it stands in HTML. */
export function escapeText(text: string): string {
  return text.replace(/[&<>\u00a0\r]/g, (sign) => IN_TEXT[sign] ?? sign);
}

/** Attributes as they stand in a start tag, in the order given; those without a value are left out. */
export function writeAttributes(attributes: Readonly<Record<string, string | undefined>>): string {
  return Object.entries(attributes)
    .map(([name, value]) =>
      value === undefined
        ? ''
        : ` ${name}="${value.replace(/[&<>"\u00a0\r\n\t]/g, (sign) => IN_ATTRIBUTE[sign] ?? sign)}"`,
    )
    .join('');
}
