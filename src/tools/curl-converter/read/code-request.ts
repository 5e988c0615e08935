import { readAddress } from '../address';
import { pairsOf, type Code, type Literal } from '../literals/literal';
import type { Body, Header, Request, Setting, Text } from '../model';
import type { Note } from '../notes';
import type { Unknowns } from '../unknowns';

export interface CodeParts {
  readonly method: string;
  readonly url: Text;
  readonly headers: readonly Header[];
  readonly removed?: readonly string[];
  readonly body?: Text | Body | undefined;
  readonly settings?: readonly Setting[] | undefined;
}

/** A request that code describes; names in the address become a header of their own. */
export function codeRequest(
  { method, url, headers, removed = [], body, settings = [] }: CodeParts,
  notes: Note[],
  unknowns?: Unknowns,
): Request {
  const address = readAddress(url, 'https');
  if (address.otherScheme !== undefined) notes.push({ code: 'other-scheme', scheme: address.otherScheme });
  const isNamed = address.credentials !== undefined && !headers.some(({ name }) => /^authorization$/i.test(name));
  const named: Header[] =
    isNamed && unknowns
      ? [{ name: 'Authorization', value: `Basic ${unknowns.base64(address.credentials ?? '')}` }]
      : [];
  const whole: Body | undefined = typeof body === 'string' ? { kind: 'pieces', pieces: [{ text: body }] } : body;
  return {
    method,
    url: address.url,
    headers: [...named, ...headers],
    removed,
    settings,
    ...(whole && { body: whole }),
  };
}

/** The headers of an object or a list of pairs. */
export function headersOf(literal: Literal | undefined, code: Code): Header[] {
  return pairsOf(literal, code).map(([name, value]) => ({ name: name.trim(), value: value.trim() }));
}
