import { ok } from '../../lib/result';
import { defineOperation, text } from '../../operations/define';
import { slugOptions, slugSettings } from './options';
import { slugify as makeSlugs, type Slugs } from './slugify';

/** What the page remembers, of which no operation asks for all. */
export const remembered = slugOptions;

/** Text to slugs: one for each line, or one for all. */
export const slugify = defineOperation({
  id: 'slugify',
  inputs: { text: text() },
  output: 'text',
  options: slugSettings,
  inlineLimit: 8000,
  examples: [
    { inputs: { text: 'My file path' }, output: 'my-file-path' },
    { inputs: { text: '你好，世界' }, output: 'ni-hao-shi-jie' },
    { inputs: { text: '你好 World 😀' }, options: { mode: 'unicode' }, output: '你好-world' },
    { inputs: { text: '😀' }, fault: 'nothing-left' },
    { inputs: { text: 'a' }, options: { replacements: 'b' }, fault: 'bad-replacement' },
    { inputs: { text: '' }, output: '' },
  ],
  run: async ({ text: given }, settings) => {
    const made = await makeSlugs(given, settings);
    return made.ok ? ok(made.value.text) : made;
  },
});

/** As `slugify`, with what the page tells about the slugs. */
export const describe = defineOperation({
  id: 'describe',
  inputs: { text: text() },
  output: 'report',
  options: slugSettings,
  inlineLimit: 8000,
  examples: [
    {
      inputs: { text: 'One\n😀\nTwo three' },
      check: ({ text: slugs, count, longest, emptyLines }: Slugs) =>
        slugs === 'one\n\ntwo-three' && count === 2 && longest === 9 && emptyLines.join() === '2',
    },
    {
      inputs: { text: 'a\uD800b' },
      check: ({ text: slug, loneSurrogateAt }: Slugs) => slug === 'a-b' && loneSurrogateAt === 1,
    },
  ],
  run: ({ text: given }, settings) => makeSlugs(given, settings),
});
