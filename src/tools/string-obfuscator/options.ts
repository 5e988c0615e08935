import * as v from 'valibot';

/** What can be found in a text. The order settles which of two finds of the same extent it is. */
export const KINDS = [
  'own',
  'private-key',
  'jwt',
  'token',
  'cookie',
  'url-password',
  'pair',
  'email',
  'url',
  'iban',
  'identity',
  'card',
  'uuid',
  'mac',
  'ipv6',
  'ip',
  'phone',
  'host',
] as const;
export type Kind = (typeof KINDS)[number];

/** Kinds that one chooses; the rules of one's own are always looked for. */
export const CHOSEN_KINDS = KINDS.filter((kind) => kind !== 'own');

export const MAX_KEPT = 1000;

const kept = v.optional(v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(MAX_KEPT)), 4);

const maskEntries = {
  keepFirst: kept,
  keepLast: kept,
  keepSpaces: v.optional(v.boolean(), true),
  keepSeparators: v.optional(v.boolean(), false),
  maskCharacter: v.optional(v.pipe(v.string(), v.metadata({ linked: 'parameter' })), '*'),
  fixedLength: v.optional(v.boolean(), false),
  revealAll: v.optional(v.boolean(), false),
};

export const maskOptions = v.object({ ...maskEntries, perLine: v.optional(v.boolean(), false) });

export const ACTIONS = ['mask', 'placeholder', 'remove'] as const;

const cleanEntries = {
  kinds: v.optional(v.array(v.picklist(CHOSEN_KINDS)), () => [...CHOSEN_KINDS]),
  ipScope: v.optional(v.picklist(['public', 'all']), 'public'),
  action: v.optional(v.picklist(ACTIONS), 'placeholder'),
};

export const cleanOptions = v.object({
  ...maskEntries,
  ...cleanEntries,
  /** Finds to leave as they are, each as `findId` names it. */
  spared: v.optional(v.array(v.string()), () => []),
  /** Lines of one's own rules to leave out, counted from 1. */
  leftRules: v.optional(v.array(v.number()), () => []),
});

export const MODES = ['whole', 'lines', 'find'] as const;

/** What is remembered of this tool: never a text, a rule or what was spared. */
export const obfuscatorOptions = v.object({
  ...maskEntries,
  ...cleanEntries,
  mode: v.optional(v.picklist(MODES), 'whole'),
});
