import { buffered, pickMany, type RandomSource } from '../../lib/random';
import { err, ok, type Result } from '../../lib/result';
import { checkDigits } from '../../lib/iban/mod97';
import { nationalChecks } from '../../lib/iban/national';
import { type Field, type Kind, type Structure, structureOf } from '../../lib/iban/registry';

export type NoSuchIban = { readonly code: 'not-in-registry'; readonly country: string };

const DIGITS = [...'0123456789'];
const LETTERS = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'];

/** Bank codes that are nobody's: nines, or TEST where letters are asked for. */
function noBank({ length, kind }: Field): string {
  return kind === 'n' ? '9'.repeat(length) : 'TEST'.repeat(2).slice(0, length);
}

function randomText({ length, kind }: Field, random: RandomSource): string {
  const alphabet: Record<Kind, readonly string[]> = { n: DIGITS, a: LETTERS, c: DIGITS };
  return pickMany(alphabet[kind], length, random).join('');
}

function textOf(field: Field, random: RandomSource): string {
  if (field.role === 'bank') return noBank(field);
  if (field.role === 'reserved') return '0'.repeat(field.length);
  if (field.role === 'currency' && field.kind === 'a') return 'XTS';
  return randomText(field, random);
}

/** The BBAN with its national keys put in; nothing where one of them has no digit. */
function withKeys(country: string, bban: string): string | undefined {
  let whole = bban;
  for (const { start, length, expected } of nationalChecks(country, bban)) {
    const key = expected(whole);
    if (key === undefined) return undefined;
    whole = whole.slice(0, start) + key + whole.slice(start + length);
  }
  return whole;
}

function drawBban({ country, fields }: Structure, random: RandomSource): string {
  const draw = buffered(random, 64);
  for (;;) {
    const bban = withKeys(country, fields.map((field) => textOf(field, draw)).join(''));
    if (bban !== undefined) return bban;
  }
}

/** A valid IBAN of a country with an account by chance, at a bank that does not exist: for tests only. */
export function makeTestIban(country: string, random: RandomSource): Result<string, NoSuchIban> {
  const structure = structureOf(country);
  if (!structure) return err({ code: 'not-in-registry', country });
  const bban = drawBban(structure, random);
  return ok(`${country}${checkDigits(country, bban)}${bban}`);
}
