import { percentDecode } from './address';

/** The pairs of a query or a form, decoded. */
export function pairsOf(query: string): { name: string; value: string }[] {
  if (query === '') return [];
  return query.split('&').map((pair) => {
    const equals = pair.indexOf('=');
    const decode = (text: string) => percentDecode(text.replaceAll('+', ' '));
    return {
      name: decode(equals < 0 ? pair : pair.slice(0, equals)),
      value: equals < 0 ? '' : decode(pair.slice(equals + 1)),
    };
  });
}

/** The cookies of a header. */
export function cookiesOf(header: string): { name: string; value: string }[] {
  return header.split(/;\s*/).flatMap((pair) => {
    const equals = pair.indexOf('=');
    return pair === '' ? [] : [{ name: pair.slice(0, Math.max(equals, 0)), value: pair.slice(equals + 1) }];
  });
}
