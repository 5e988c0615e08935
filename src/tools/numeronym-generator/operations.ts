import * as v from 'valibot';
import { ok } from '../../lib/result';
import { defineOperation, text } from '../../operations/define';
import { lookUp } from './known';
import { shorten as shortenText, type Shortened } from './numeronym';
import { numeronymOptions, numeronymSettings } from './options';

/** What the page remembers, of which no operation asks for all. */
export const remembered = numeronymOptions;

/** A word or a text with its words as numeronyms. */
export const shorten = defineOperation({
  id: 'shorten',
  inputs: { text: text() },
  output: 'text',
  options: numeronymSettings,
  examples: [
    { inputs: { text: 'internationalization' }, output: 'i18n' },
    { inputs: { text: 'internationalization and localization' }, output: 'i18n and l10n' },
    { inputs: { text: 'Andreessen Horowitz' }, options: { unit: 'one' }, output: 'A16z' },
    { inputs: { text: '国际化标准组织' }, output: '国5织' },
    { inputs: { text: '' }, output: '' },
  ],
  run: ({ text: given }, settings) => ok(shortenText(given, settings).text),
});

/** As `shorten`, with how many words became shorter. */
export const describe = defineOperation({
  id: 'describe',
  inputs: { text: text() },
  output: 'report',
  options: numeronymSettings,
  examples: [
    { inputs: { text: 'abc' }, check: ({ text: short, shortened }: Shortened) => short === 'abc' && shortened === 0 },
  ],
  run: ({ text: given }, settings) => ok(shortenText(given, settings)),
});

/** The well-known words behind the numeronyms of a text, one on each line. */
export const expand = defineOperation({
  id: 'expand',
  inputs: { text: text() },
  output: 'text',
  options: v.object({}),
  examples: [
    { inputs: { text: 'k8s' }, output: 'Kubernetes' },
    { inputs: { text: 'a11y' }, output: 'accessibility' },
    { inputs: { text: 'hello' }, fault: 'no-numeronym' },
    { inputs: { text: 'q99q' }, fault: 'unknown-numeronym' },
    { inputs: { text: '' }, output: '' },
  ],
  run: ({ text: given }) => {
    const found = lookUp(given);
    return found.ok ? ok(found.value.flatMap(({ words }) => words).join('\n')) : found;
  },
});
