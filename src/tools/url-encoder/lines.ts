import { ok, type Fault, type Result } from '../../lib/result';

const LINE = /[^\r\n]*(?:\r\n|\r|\n|$)/y;

/**
 * Converts each line of a text by itself; the line breaks stay as they are. A fault gets the number of its line, from 1,
 * and its offset becomes that in the whole text.
 */
export function convertLines<F extends Fault & { readonly at: number }>(
  text: string,
  convert: (line: string) => Result<string, F>,
): Result<string, F & { readonly line: number }> {
  const parts: string[] = [];
  let line = 0;
  for (let from = 0; from <= text.length;) {
    line++;
    LINE.lastIndex = from;
    const whole = LINE.exec(text)?.[0] ?? '';
    const content = whole.replace(/(?<![\r\n])[\r\n]+$/, '');
    const converted = convert(content);
    if (!converted.ok) {
      return { ok: false, fault: { ...converted.fault, at: converted.fault.at + from, line } };
    }
    parts.push(converted.value, whole.slice(content.length));
    if (content.length === whole.length) break;
    from += whole.length;
  }
  return ok(parts.join(''));
}
