import { ok } from '../../lib/result';
import { defineOperation, text } from '../../operations/define';
import { convertCase } from './convert';
import { caseOptions, caseSettings, conversionOptions } from './options';
import { overviewOf, type Overview } from './overview';

/** What the page remembers, of which no operation asks for all. */
export const remembered = caseOptions;

/** Longer texts are converted in the worker. */
const INLINE_LIMIT = 100_000;

/** A text in another letter case or identifier style. */
export const convert = defineOperation({
  id: 'convert',
  inputs: { text: text() },
  output: 'text',
  inlineLimit: 20_000,
  options: conversionOptions,
  examples: [
    { inputs: { text: 'lorem ipsum dolor sit amet' }, output: 'loremIpsumDolorSitAmet' },
    { inputs: { text: 'user 2 address v10' }, output: 'user2AddressV10' },
    { inputs: { text: '你好 world' }, options: { style: 'capital' }, output: '你好 World' },
    { inputs: { text: 'istanbul' }, options: { style: 'upper', language: 'tr' }, output: 'İSTANBUL' },
    { inputs: { text: '' }, output: '' },
  ],
  run: ({ text: given }, { style, ...settings }) => ok(convertCase(given, style, settings)),
});

/** The beginning of a text in every style, for the page. */
export const overview = defineOperation({
  id: 'overview',
  inputs: { text: text() },
  output: 'report',
  inlineLimit: INLINE_LIMIT,
  options: caseSettings,
  examples: [
    {
      inputs: { text: 'XMLHttpRequest v2' },
      check: ({ rows, isCut, hasWords }: Overview) => rows.snake === 'xml_http_request_v2' && !isCut && hasWords,
    },
    {
      inputs: { text: '…' },
      check: ({ rows, hasWords }: Overview) => rows.lower === '…' && rows.camel === '' && !hasWords,
    },
  ],
  run: ({ text: given }, settings) => ok(overviewOf(given, settings)),
});
