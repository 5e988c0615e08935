import type { ListOptions } from './options';

/** The options that a preset sets: all that shapes the output, nothing that changes or orders the items. */
export type Shape = Pick<
  ListOptions,
  'escape' | 'itemPrefix' | 'itemSuffix' | 'separator' | 'onePerLine' | 'listPrefix' | 'listSuffix' | 'numberItems'
>;

const BARE: Shape = {
  escape: 'none',
  itemPrefix: '',
  itemSuffix: '',
  separator: '',
  onePerLine: false,
  listPrefix: '',
  listSuffix: '',
  numberItems: false,
};

/** Ready-made shapes, in the order shown. */
export const PRESETS = {
  plain: { ...BARE, separator: ', ' },
  lines: { ...BARE, onePerLine: true },
  sql: {
    ...BARE,
    escape: 'sql',
    itemPrefix: "'",
    itemSuffix: "'",
    separator: ', ',
    listPrefix: 'IN (',
    listSuffix: ')',
  },
  json: {
    ...BARE,
    escape: 'json',
    itemPrefix: '"',
    itemSuffix: '"',
    separator: ', ',
    listPrefix: '[',
    listSuffix: ']',
  },
  csv: { ...BARE, escape: 'csv', itemPrefix: '"', itemSuffix: '"', separator: ',' },
  html: {
    ...BARE,
    escape: 'html',
    itemPrefix: '<li>',
    itemSuffix: '</li>',
    onePerLine: true,
    listPrefix: '<ul>',
    listSuffix: '</ul>',
  },
  markdown: { ...BARE, itemPrefix: '- ', onePerLine: true },
  python: {
    ...BARE,
    escape: 'json',
    itemPrefix: "'",
    itemSuffix: "'",
    separator: ', ',
    listPrefix: '[',
    listSuffix: ']',
  },
  shell: { ...BARE, escape: 'shell', itemPrefix: "'", itemSuffix: "'", separator: ' ' },
} as const satisfies Record<string, Shape>;

export type PresetName = keyof typeof PRESETS;

// `Object.keys` does not know that it gives the keys of the type.
export const PRESET_NAMES = Object.keys(PRESETS) as PresetName[];

/** The preset that the options are, or undefined when they are none. */
export function presetOf(options: Shape): PresetName | undefined {
  return PRESET_NAMES.find((name) => {
    const preset: Shape = PRESETS[name];
    return (
      preset.escape === options.escape &&
      preset.itemPrefix === options.itemPrefix &&
      preset.itemSuffix === options.itemSuffix &&
      preset.separator === options.separator &&
      preset.onePerLine === options.onePerLine &&
      preset.listPrefix === options.listPrefix &&
      preset.listSuffix === options.listSuffix &&
      preset.numberItems === options.numberItems
    );
  });
}
