import { toHalfWidth } from '../../lib/half-width';
import { parseInstant } from '../../lib/instant';
import {
  ACCOUNTS,
  CARD_FIELDS,
  GENERAL,
  IMAGES,
  TYPE_FIELDS,
  type CardKind,
  type Field,
  type Form,
  type OgType,
} from './fields';

/** One value of a property that repeats, with its structured properties, each under its full name. */
export type Item = Readonly<Record<string, string>>;

/** What was typed, under the names of the properties. Types and cards keep theirs while another one is chosen. */
export interface Meta {
  readonly type: OgType;
  readonly card: CardKind;
  readonly values: Readonly<Record<string, string>>;
  readonly lists: Readonly<Record<string, readonly Item[]>>;
}

export const EMPTY_META: Meta = { type: 'website', card: 'summary_large_image', values: {}, lists: {} };

/** What is wrong with a value. */
export type ValueFault = 'not-url' | 'not-whole' | 'not-date';

/** Where a value stands: the property, and of a repeated one the place among its like, from 0. */
export function placeOf(property: string, index?: number): string {
  return index === undefined ? property : `${property}#${index}`;
}

export function valueOf(meta: Meta, property: string): string {
  return meta.values[property] ?? '';
}

export function itemsOf(meta: Meta, property: string): readonly Item[] {
  return meta.lists[property] ?? [];
}

/** The form with another value of a property. */
export function withValue(meta: Meta, property: string, value: string): Meta {
  return { ...meta, values: { ...meta.values, [property]: value } };
}

/** The form with other values of a property that repeats. */
export function withItems(meta: Meta, property: string, items: readonly Item[]): Meta {
  return { ...meta, lists: { ...meta.lists, [property]: items } };
}

/** The form with width, height and kind of the first picture. */
export function withSize(meta: Meta, width: number, height: number, type: string): Meta {
  const [first = {}, ...others] = itemsOf(meta, 'og:image');
  const known = {
    'og:image:width': String(width),
    'og:image:height': String(height),
    ...(type !== '' && { 'og:image:type': type }),
  };
  return withItems(meta, 'og:image', [{ ...first, ...known }, ...others]);
}

/** The fields that count for the chosen type and card, in the order written: Open Graph's, and X's. */
export function fieldsOf({ type, card }: Meta): { readonly og: readonly Field[]; readonly x: readonly Field[] } {
  return { og: [...GENERAL, IMAGES, ...TYPE_FIELDS[type]], x: [...ACCOUNTS, ...CARD_FIELDS[card]] };
}

/** A value as it is written: without blanks around it, an account with its `@`. */
export function normalValue(form: Form, typed: string): string {
  if (form === 'text' || form === 'choice') return typed.trim();
  // A name in a reference may have full-width signs of its own.
  if (form === 'reference') return /^\s*https?/i.test(typed) ? toHalfWidth(typed) : typed.trim();
  const plain = toHalfWidth(typed);
  return form === 'account' && plain !== '' && !plain.startsWith('@') ? `@${plain}` : plain;
}

/** What is wrong with a value; an empty one is never wrong. */
export function faultOf(form: Form, typed: string): ValueFault | undefined {
  const value = normalValue(form, typed);
  if (value === '') return undefined;
  if (form === 'url') return isFullUrl(value) ? undefined : 'not-url';
  if (form === 'whole') return /^0*[1-9]\d*$/.test(value) ? undefined : 'not-whole';
  if (form === 'date') return isIsoDate(value) ? undefined : 'not-date';
  return undefined;
}

function isFullUrl(value: string): boolean {
  return /^https?:\/\/[^\s/?#]/i.test(value) && !/\s/.test(value) && URL.canParse(value);
}

/** A year, a month, a day, or a moment (ISO 8601, extended format). */
function isIsoDate(value: string): boolean {
  if (/^\d{4}(-(0[1-9]|1[0-2]))?$/.test(value)) return true;
  return /^[\d-]{10}(T\d\d:\d\d\S*)?$/.test(withSeconds(value)) && parseInstant(withSeconds(value)).ok;
}

/** `+08` is a zone in ISO 8601 as `+08:00` is. */
function withSeconds(value: string): string {
  return value.replace(/(T[\d:.,]+[+-]\d\d)$/, '$1:00');
}

/** Every fault among the fields that count, under the place where it stands. */
export function findFaults(meta: Meta): ReadonlyMap<string, ValueFault> {
  const faults = new Map<string, ValueFault>();
  const check = ({ form }: Field, value: string, place: string) => {
    const fault = faultOf(form, value);
    if (fault) faults.set(place, fault);
  };
  const { og, x } = fieldsOf(meta);
  for (const field of [...og, ...x]) {
    if (!field.repeats) {
      check(field, valueOf(meta, field.property), field.property);
      continue;
    }
    itemsOf(meta, field.property).forEach((item, index) => {
      for (const part of [field, ...(field.parts ?? [])]) {
        check(part, item[part.property] ?? '', placeOf(part.property, index));
      }
    });
  }
  return faults;
}

/** The properties that the protocol asks for and that are empty; the type never is. */
export function missingProperties(meta: Meta): string[] {
  const missing = ['og:title', 'og:url'].filter((property) => valueOf(meta, property).trim() === '');
  const hasImage = itemsOf(meta, 'og:image').some((item) => (item['og:image'] ?? '').trim() !== '');
  return hasImage ? missing : [...missing, 'og:image'];
}
