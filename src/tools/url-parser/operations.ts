import * as v from 'valibot';
import { defineOperation, text } from '../../operations/define';
import type { ParsedUrl } from './parse';

/** What is remembered of this tool. */
export const viewOptions = v.object({
  show: v.optional(v.picklist(['decoded', 'raw']), 'decoded'),
});

/** An address (URL) in its parts: protocol, host, port, path, query parameters, fragment. */
export const parse = defineOperation({
  id: 'parse',
  inputs: { text: text(), base: text().optional() },
  output: 'report',
  // 1 to 5 µs a character, whatever it holds.
  inlineLimit: 4000,
  options: v.object({}),
  examples: [
    {
      inputs: { text: 'http://例え.テスト:80/' },
      check: ({ href, unicodeHostname, port, defaultPort }: ParsedUrl) =>
        href === 'http://xn--r8jz45g.xn--zckzah/' &&
        unicodeHostname === '例え.テスト' &&
        port === '' &&
        defaultPort === 80,
    },
    {
      inputs: { text: '../x?y=1', base: 'https://example.com/a/b/c' },
      check: ({ href }: ParsedUrl) => href === 'https://example.com/a/x?y=1',
    },
    {
      inputs: { text: 'https://e.com/?a=1&a=2' },
      check: ({ parameters }: ParsedUrl) => parameters.map(({ value }) => value?.decoded).join() === '1,2',
    },
    {
      inputs: { text: 'https://p\u0430ypal.com/' },
      check: ({ hostLook }: ParsedUrl) => hostLook?.like === 'paypal.com' && hostLook.scripts.join() === 'Latn,Cyrl',
    },
    { inputs: { text: 'example.com/path' }, fault: 'no-scheme' },
    { inputs: { text: 'http://host:99999/' }, fault: 'bad-port' },
    { inputs: { text: 'http://exa mple.com/' }, fault: 'host-space' },
  ],
  run: async ({ text: typed, base }) => {
    const { parseWithLook } = await import('./parse');
    return parseWithLook(typed, base);
  },
});
