/** The drafts of JSON Schema that are in use, oldest first. */
export const DRAFTS = ['4', '6', '7', '2019-09', '2020-12'] as const;

export type Draft = (typeof DRAFTS)[number];

/** The draft that a schema without `$schema` is taken for. */
export const NEWEST_DRAFT: Draft = '2020-12';

const ADDRESSES: Readonly<Record<Draft, string>> = {
  '4': 'http://json-schema.org/draft-04/schema',
  '6': 'http://json-schema.org/draft-06/schema',
  '7': 'http://json-schema.org/draft-07/schema',
  '2019-09': 'https://json-schema.org/draft/2019-09/schema',
  '2020-12': 'https://json-schema.org/draft/2020-12/schema',
};

/** What `$schema` says of a schema of the draft: the older ones end with `#`. */
export function addressOf(draft: Draft): string {
  return ADDRESSES[draft] + (isBefore(draft, '2019-09') ? '#' : '');
}

export function isBefore(draft: Draft, other: Draft): boolean {
  return DRAFTS.indexOf(draft) < DRAFTS.indexOf(other);
}

/** The draft whose address this is, whether it begins with http or https and ends with `#` or not. */
export function draftAt(address: string): Draft | undefined {
  const bare = address.replace(/^http:/, 'https:').replace(/#$/, '');
  return DRAFTS.find((draft) => ADDRESSES[draft].replace(/^http:/, 'https:') === bare);
}

/** The draft that an unknown address most likely means: by a number or a year in it, else the newest. */
export function nearestDraft(address: string): Draft {
  const number = /draft[-/]?0?(\d{1,2})(?!\d)/i.exec(address)?.[1];
  if (number !== undefined) return Number(number) <= 4 ? '4' : number === '5' || number === '6' ? '6' : '7';
  if (/2019/.test(address)) return '2019-09';
  return NEWEST_DRAFT;
}
