/** How a value is written; `reference` is a URL by the protocol, which sites also take as a name. */
export type Form = 'text' | 'url' | 'reference' | 'date' | 'whole' | 'account' | 'choice';

export interface Field {
  /** The exact name of the property (Open Graph) or name (X). */
  readonly property: string;
  readonly form: Form;
  readonly choices?: readonly string[];
  /** One tag for each value. */
  readonly repeats?: true;
  /** Structured properties that stand right behind each value. */
  readonly parts?: readonly Field[];
}

export const OG_TYPES = [
  'website',
  'article',
  'book',
  'profile',
  'music.song',
  'music.album',
  'music.playlist',
  'music.radio_station',
  'video.movie',
  'video.episode',
  'video.tv_show',
  'video.other',
] as const;
export type OgType = (typeof OG_TYPES)[number];

export const CARDS = ['summary', 'summary_large_image', 'app', 'player'] as const;
export type CardKind = (typeof CARDS)[number];

const text = (property: string): Field => ({ property, form: 'text' });
const url = (property: string): Field => ({ property, form: 'url' });
const date = (property: string): Field => ({ property, form: 'date' });
const whole = (property: string): Field => ({ property, form: 'whole' });
const reference = (property: string): Field => ({ property, form: 'reference' });
const many = (field: Field, ...parts: readonly Field[]): Field => ({
  ...field,
  repeats: true,
  ...(parts.length > 0 && { parts }),
});

/** What every page may say, in the order written. */
export const GENERAL: readonly Field[] = [
  text('og:title'),
  text('og:description'),
  url('og:url'),
  text('og:site_name'),
  text('og:locale'),
  many(text('og:locale:alternate')),
  { property: 'og:determiner', form: 'choice', choices: ['', 'a', 'an', 'the', 'auto'] },
];

export const IMAGES: Field = many(
  url('og:image'),
  text('og:image:alt'),
  whole('og:image:width'),
  whole('og:image:height'),
  text('og:image:type'),
);

/** The addresses of the pictures alone. */
export const IMAGE_URLS: Field = many(url('og:image'));

/** What is filled in first of `GENERAL`. */
export const MAIN_PROPERTIES: readonly string[] = ['og:title', 'og:description', 'og:url'];

const VIDEO: readonly Field[] = [
  many(reference('video:actor'), text('video:actor:role')),
  many(reference('video:director')),
  many(reference('video:writer')),
  whole('video:duration'),
  date('video:release_date'),
  many(text('video:tag')),
];

const SONGS = many(reference('music:song'), whole('music:song:disc'), whole('music:song:track'));

/** The properties of each type (https://ogp.me/#types). */
export const TYPE_FIELDS: Readonly<Record<OgType, readonly Field[]>> = {
  website: [],
  article: [
    date('article:published_time'),
    date('article:modified_time'),
    date('article:expiration_time'),
    many(reference('article:author')),
    text('article:section'),
    many(text('article:tag')),
  ],
  book: [many(reference('book:author')), text('book:isbn'), date('book:release_date'), many(text('book:tag'))],
  profile: [
    text('profile:first_name'),
    text('profile:last_name'),
    text('profile:username'),
    { property: 'profile:gender', form: 'choice', choices: ['', 'female', 'male'] },
  ],
  'music.song': [
    whole('music:duration'),
    many(reference('music:album'), whole('music:album:disc'), whole('music:album:track')),
    many(reference('music:musician')),
  ],
  'music.album': [SONGS, many(reference('music:musician')), date('music:release_date')],
  'music.playlist': [SONGS, reference('music:creator')],
  'music.radio_station': [reference('music:creator')],
  'video.movie': VIDEO,
  'video.episode': [...VIDEO, reference('video:series')],
  'video.tv_show': VIDEO,
  'video.other': VIDEO,
};

export const ACCOUNTS: readonly Field[] = [
  { property: 'twitter:site', form: 'account' },
  { property: 'twitter:creator', form: 'account' },
];

/** Where an app is sold. */
export const STORES = ['iphone', 'ipad', 'googleplay'] as const;

/** What only one kind of card has. The addresses of apps have schemes of their own. */
export const CARD_FIELDS: Readonly<Record<CardKind, readonly Field[]>> = {
  summary: [],
  summary_large_image: [],
  app: [
    ...STORES.flatMap((store) => ['name', 'id', 'url'].map((what) => text(`twitter:app:${what}:${store}`))),
    text('twitter:app:country'),
  ],
  player: [
    url('twitter:player'),
    whole('twitter:player:width'),
    whole('twitter:player:height'),
    url('twitter:player:stream'),
  ],
};

/** Every field there is, of whatever type or card. */
export const ALL_FIELDS: readonly Field[] = [
  ...GENERAL,
  IMAGES,
  ...Object.values(TYPE_FIELDS).flat(),
  ...ACCOUNTS,
  ...Object.values(CARD_FIELDS).flat(),
];

/** Narrows a text to a type that there is. */
export function isOgType(text: string): text is OgType {
  return OG_TYPES.some((type) => type === text);
}

/** Narrows a text to a card that there is. */
export function isCardKind(text: string): text is CardKind {
  return CARDS.some((card) => card === text);
}
