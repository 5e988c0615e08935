import { percentDecode } from '../../lib/percent';

/** What a value is, as far as it can be told. */
export type Found =
  | { readonly kind: 'percent' | 'base64' | 'json'; readonly text: string }
  | { readonly kind: 'jwt'; readonly text: string }
  | { readonly kind: 'time'; readonly at: number };

/** Longer values are no cookies. */
const LONGEST = 20_000;

/** Percent signs as what they stand for; what is wrong stays as it is. */
export function decoded(value: string): string {
  if (!value.includes('%')) return value;
  const read = percentDecode(value, { charset: 'utf-8', isTolerant: true });
  return read.ok ? read.value.text : value;
}

/** Looks into a value: percent signs, then what is behind them. */
export function lookInto(value: string): Found[] {
  if (value.length > LONGEST) return [];
  const found: Found[] = [];
  const text = decoded(value);
  if (text !== value) found.push({ kind: 'percent', text });
  // Express marks JSON with `j:` and signed values with `s:`.
  const inner = text.replace(/^"(.*)"$/s, '$1').replace(/^[js]:/, '');
  if (/^ey[\w-]+\.[\w-]+\.[\w-]*$/.test(inner)) return [...found, { kind: 'jwt', text: inner }];
  if (isJson(inner)) return [...found, { kind: 'json', text: inner }];
  const at = timeOf(inner);
  if (at !== undefined) return [...found, { kind: 'time', at }];
  const base64 = fromBase64(inner);
  return base64 === undefined ? found : [...found, { kind: 'base64', text: base64 }];
}

function isJson(text: string): boolean {
  if (!/^[[{]/.test(text)) return false;
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}

/** Seconds or milliseconds of this century's first half: the whole value, or what stands behind its last point (`GA1.1.123.1700000000`). */
function timeOf(text: string): number | undefined {
  const last = /^[\w.-]+\./.test(text) ? text.slice(text.lastIndexOf('.') + 1) : text;
  if (!/^[12]\d{9}(?:\d{3})?$/.test(last)) return undefined;
  return Number(last) * (last.length === 10 ? 1000 : 1);
}

/** What Base64 holds, where that is a text that one can read. */
function fromBase64(text: string): string | undefined {
  if (text.length < 12 || !/^[\w+/-]+={0,2}$/.test(text) || /^[a-z]+$|^\d+$|^[\da-f-]+$/i.test(text)) return undefined;
  try {
    const bytes = Uint8Array.from(atob(text.replaceAll('-', '+').replaceAll('_', '/')), (each) => each.charCodeAt(0));
    const read = new TextDecoder('utf-8', { fatal: true }).decode(bytes);
    return /[\p{Cc}\p{Co}\p{Cn}]/u.test(read.replaceAll(/[\r\n\t]/g, '')) ? undefined : read;
  } catch {
    return undefined;
  }
}
