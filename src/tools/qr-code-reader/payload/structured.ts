import { field, fieldIf, wordField } from './build-card';
import type { Card } from './card';

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** An object or an array of JSON, which the tool for JSON takes on. */
export function readJson(text: string): Card | undefined {
  if (!/^\s*[{[]/.test(text)) return undefined;
  const value = parse(text.trim());
  if (!isObject(value) && !Array.isArray(value)) return undefined;
  const count = Array.isArray(value) ? value.length : Object.keys(value).length;
  return {
    type: 'json',
    fields: [wordField('shape', Array.isArray(value) ? 'array' : 'object'), field('entries', String(count))],
    warnings: [],
    opening: { tool: 'json-prettify', text, isSecret: false },
  };
}

function headerOf(token: string): unknown {
  const encoded = token.slice(0, token.indexOf('.'));
  try {
    const binary = atob(encoded.replaceAll('-', '+').replaceAll('_', '/'));
    return parse(new TextDecoder().decode(Uint8Array.from(binary, (character) => character.charCodeAt(0))));
  } catch {
    return undefined;
  }
}

/** A signed or encrypted token (RFC 7515 and 7516, compact), which lets in whoever has it. */
export function readJwt(text: string): Card | undefined {
  const token = text.trim();
  if (!/^ey[\w-]*(?:\.[\w-]*){2}(?:(?:\.[\w-]*){2})?$/.test(token)) return undefined;
  const header = headerOf(token);
  if (!isObject(header) || typeof header['alg'] !== 'string') return undefined;
  const keyId = typeof header['kid'] === 'string' ? header['kid'] : undefined;
  return {
    type: 'jwt',
    fields: [field('algorithm', header['alg']), ...fieldIf('keyId', keyId)],
    warnings: [],
    opening: { tool: 'jwt-parser', text: token, isSecret: true },
  };
}
