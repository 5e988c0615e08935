import type { Chance } from './random-numbers';
import { word } from './sample-text';

const two = (n: number) => String(n).padStart(2, '0');
const hex = (chance: Chance, length: number) => Array.from({ length }, () => chance.below(16).toString(16)).join('');
const date = (chance: Chance) =>
  `20${two(20 + chance.below(10))}-${two(1 + chance.below(12))}-${two(1 + chance.below(28))}`;
const time = (chance: Chance, places = 0) => {
  const fraction = places > 0 ? `.${digits(places, chance)}` : '';
  return `${two(chance.below(24))}:${two(chance.below(60))}:${two(chance.below(60))}${fraction}Z`;
};
const host = (chance: Chance) => `${word(chance)}.example.com`;

/** A text of a format, of those that the standard knows. */
const FORMATS = new Map<string, (chance: Chance) => string>([
  ['date-time', (chance) => `${date(chance)}T${time(chance)}`],
  ['date', date],
  ['time', time],
  ['duration', (chance) => `P${1 + chance.below(30)}DT${1 + chance.below(12)}H`],
  ['email', (chance) => `${word(chance)}@${host(chance)}`],
  ['idn-email', (chance) => `${word(chance)}@${host(chance)}`],
  ['hostname', host],
  ['idn-hostname', host],
  ['ipv4', (chance) => `192.0.2.${chance.below(256)}`],
  ['ipv6', (chance) => `2001:db8::${hex(chance, 4)}`],
  ['uri', (chance) => `https://${host(chance)}/${word(chance)}`],
  ['uri-reference', (chance) => `/${word(chance)}`],
  ['iri', (chance) => `https://${host(chance)}/${word(chance)}`],
  ['iri-reference', (chance) => `/${word(chance)}`],
  ['uri-template', (chance) => `/${word(chance)}/{id}`],
  ['uuid', (chance) => `${hex(chance, 8)}-${hex(chance, 4)}-4${hex(chance, 3)}-a${hex(chance, 3)}-${hex(chance, 12)}`],
  ['json-pointer', (chance) => `/${word(chance)}/${chance.below(10)}`],
  ['relative-json-pointer', (chance) => `${chance.below(3)}/${word(chance)}`],
  ['regex', (chance) => `^${word(chance)}$`],
]);

const LETTERS = 'abcdefghijklmnopqrstuvwxyz';

const drawn = (characters: string, length: number, chance: Chance) =>
  Array.from({ length: Math.max(0, length) }, () => characters.charAt(chance.below(characters.length))).join('');
const letters = (length: number, chance: Chance) => drawn(LETTERS, length, chance);
const digits = (length: number, chance: Chance) => drawn('123456789', length, chance);

/** Parts of so many characters at most with a mark between them, so long in all; none is empty. */
function parts(length: number, longest: number, mark: string, draw: (length: number) => string): string {
  let text = '';
  for (let rest = length; rest > 0;) {
    const own = rest <= longest ? rest : Math.min(longest, rest - 2);
    text += (text === '' ? '' : mark) + draw(own);
    rest -= own + 1;
  }
  return text;
}

const LABEL = 63;
const LOCAL_PART = 64;
const HOST = 253;

const hostOf = (length: number, chance: Chance) => parts(length, LABEL, '.', (own) => letters(own, chance));

/** The longest end that leaves room for a name before it. */
function mailOf(length: number, chance: Chance): string {
  const end = ['example.com', 'a.io', 'a'].find((one) => one.length + 2 <= length) ?? 'a';
  const room = length - end.length - 1;
  if (room <= LOCAL_PART) return `${letters(room, chance)}@${end}`;
  return `${letters(LOCAL_PART, chance)}@${hostOf(length - LOCAL_PART - 1, chance)}`;
}

function ipv4Of(length: number, chance: Chance): string {
  const all = length - 3;
  const lengths = [0, 1, 2, 3].map((n) => Math.floor((all + n) / 4));
  return lengths.map((own) => (own === 3 ? '1' : '') + digits(own === 3 ? 2 : own, chance)).join('.');
}

function ipv6Of(length: number, chance: Chance): string {
  const group = (own: number) => drawn('123456789abcdef', own, chance);
  if (length < 37) return `::${parts(length - 2, 4, ':', group)}`;
  return Array.from({ length: 8 }, (_, n) => group(Math.floor((length - 7 + n) / 8))).join(':');
}

/** A text of a format that is just so long, and how short and how long there are some; the others are always as long. */
const OF_LENGTH = new Map<string, { least: number; most?: number; make: (length: number, chance: Chance) => string }>([
  ['email', { least: 3, most: LOCAL_PART + 1 + HOST, make: mailOf }],
  ['idn-email', { least: 3, most: LOCAL_PART + 1 + HOST, make: mailOf }],
  ['hostname', { least: 1, most: HOST, make: hostOf }],
  ['idn-hostname', { least: 1, most: HOST, make: hostOf }],
  ['ipv4', { least: 7, most: 15, make: ipv4Of }],
  ['ipv6', { least: 2, most: 39, make: ipv6Of }],
  ['uri', { least: 2, make: (length, chance) => uriOf(length, chance) }],
  ['iri', { least: 2, make: (length, chance) => uriOf(length, chance) }],
  ['uri-reference', { least: 0, make: letters }],
  ['iri-reference', { least: 0, make: letters }],
  ['uri-template', { least: 0, make: letters }],
  ['regex', { least: 0, make: letters }],
  ['json-pointer', { least: 0, make: (length, chance) => (length === 0 ? '' : `/${letters(length - 1, chance)}`) }],
  ['relative-json-pointer', { least: 1, make: relativeOf }],
  ['duration', { least: 3, make: (length, chance) => `P${digits(length - 2, chance)}D` }],
  ['date-time', { least: 22, make: (length, chance) => `${date(chance)}T${time(chance, length - 21)}` }],
  ['time', { least: 11, make: (length, chance) => time(chance, length - 10) }],
]);

function uriOf(length: number, chance: Chance): string {
  const start = ['https://example.com/', 'https://a.io/', 'urn:a:', 'a:'].find((one) => one.length <= length) ?? 'a:';
  return start + letters(length - start.length, chance);
}

function relativeOf(length: number, chance: Chance): string {
  return length < 3 ? '0#'.slice(0, length) : `0/${letters(length - 2, chance)}`;
}

/** A text of a format, of those that the standard knows, of a length between two where there is one. */
export function sampleFormat(format: string, chance: Chance, least: number, most: number): string | undefined {
  const usual = FORMATS.get(format)?.(chance);
  const other = OF_LENGTH.get(format);
  if (usual === undefined || !other || (usual.length >= least && usual.length <= most)) return usual;
  const length = Math.max(other.least, usual.length < least ? least : most);
  return length <= Math.min(most, other.most ?? most) ? other.make(length, chance) : usual;
}
