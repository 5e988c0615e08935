/** What a code asks for, or holds. The names of cards are those of their words. */
export const CARD_TYPES = [
  'text',
  'json',
  'jwt',
  'url',
  'wifi',
  'vcard',
  'mecard',
  'otpauth',
  'otpauthMigration',
  'email',
  'phone',
  'sms',
  'geo',
  'event',
  'payment',
  'emv',
  'epc',
  'swissBill',
  'gs1',
  'digitalLink',
  'productNumber',
  'isbn',
  'issn',
  'boardingPass',
  'drivingLicence',
  'matter',
  'dpp',
  'fido',
  'healthPass',
] as const;
export type CardType = (typeof CARD_TYPES)[number];

/** One fact of a card. */
export interface CardField {
  /** Which fact it is: a key of the cards' words, such as `network`; `own` where the code names it itself, in `label`. */
  readonly name: string;
  /** How the code itself calls it: a tag, an application identifier, an element's id. */
  readonly label?: string;
  /** As it is in the code, or read from it (dates as ISO 8601); for codes such as countries or currencies, the code. */
  readonly value: string;
  /** Covered until the visitor asks for it. */
  readonly isSecret?: boolean;
  /** Whether a check digit or checksum in it is right; absent where there is none. */
  readonly check?: 'right' | 'wrong';
  /** How deep it stands in a tree, from 0. */
  readonly depth?: number;
  /** `value` is a key of the cards' words for values, such as `wpa`, not text of the code. */
  readonly isWord?: boolean;
}

/** What a visitor should know before acting on it, as a code of the cards' words, with facts. */
export interface CardWarning {
  readonly code: string;
  /** What the warning speaks of, such as a host in Unicode. */
  readonly about?: string;
  /** Further facts of the same sentence: the host that one looks like, the scripts that are mixed. */
  readonly others?: readonly string[];
}

/** Which tool takes it on, and with which text. */
export interface CardOpening {
  readonly tool: string;
  readonly text: string;
  /** The text holds a secret. */
  readonly isSecret: boolean;
}

/** An address that may be opened when the visitor says so. */
export interface CardLink {
  readonly href: string;
  /** The address in three parts, so that the host can stand out. */
  readonly before: string;
  readonly host: string;
  readonly after: string;
}

/** A payload, explained. */
export interface Card {
  readonly type: CardType;
  readonly fields: readonly CardField[];
  readonly warnings: readonly CardWarning[];
  readonly link?: CardLink;
  readonly opening?: CardOpening;
}

/** What is known of a code besides its text. */
export interface AboutCode {
  /** The kind of code, as in `report.ts`. */
  readonly kind: string;
  /** It begins with FNC1 or the symbology says GS1. */
  readonly isGs1: boolean;
}
