import { ok, type Result } from '../../lib/result';
import { defineOperation, text } from '../../operations/define';
import type { ComposeResult, ConvertFault } from './convert';
import { composeOptions, type ComposeOptions } from './options';

async function convertLoaded(
  commands: string,
  existing: string,
  options: ComposeOptions,
): Promise<Result<ComposeResult, ConvertFault>> {
  if (commands.trim() === '') return ok({ text: '', notes: [], services: 0 });
  // The library beside what uses it: a chunk of its own, which changes less often than our code.
  const [{ convertCommands }] = await Promise.all([import('./convert'), import('yaml')]);
  return convertCommands(commands, existing, options);
}

const gives = (expected: string) => (made: ComposeResult) => made.text === expected;

/** What is slowest for its length, a Compose file that is broken everywhere, takes 60 µs a character on a busy machine. */
const INLINE_LIMIT = 500;

/** Commands to a Compose file; the report holds the text and what there is to say about it. */
export const convert = defineOperation({
  id: 'convert',
  // Commands hold passwords and keys.
  inputs: { text: text().secret(), existing: text().optional().secret() },
  output: 'report',
  options: composeOptions,
  inlineLimit: INLINE_LIMIT,
  examples: [
    {
      inputs: { text: 'docker run --mount type=bind,src=/a,dst=/b,readonly img' },
      check: gives(
        'services:\n  img:\n    image: img\n    volumes:\n      - type: bind\n        source: /a\n        target: /b\n        read_only: true\n',
      ),
    },
    {
      inputs: { text: 'docker run -d redis', existing: '# mine\nservices:\n  web:\n    image: nginx # the web\n' },
      check: gives('# mine\nservices:\n  web:\n    image: nginx # the web\n  redis:\n    image: redis\n'),
    },
    { inputs: { text: 'docker run' }, fault: 'no-image' },
    { inputs: { text: 'ls -la' }, fault: 'no-run' },
    { inputs: { text: 'docker service create nginx' }, fault: 'other-command' },
    { inputs: { text: 'docker run -d\n  -p 80:80 nginx' }, fault: 'missed-continuation' },
    { inputs: { text: "docker run -e 'A=b nginx" }, fault: 'unclosed-quote' },
    { inputs: { text: 'docker run nginx', existing: 'a: [' }, fault: 'bad-yaml' },
    { inputs: { text: '' }, check: gives('') },
  ],
  run: ({ text: commands, existing = '' }, options) => convertLoaded(commands, existing, options),
});

/** The text of the Compose file alone. */
export const compose = defineOperation({
  id: 'compose',
  inputs: { text: text().secret(), existing: text().optional().secret() },
  output: 'text',
  options: composeOptions,
  inlineLimit: INLINE_LIMIT,
  examples: [
    {
      inputs: { text: 'docker run -p 22:22 img' },
      options: { indent: 4, projectName: 'shell' },
      output: 'name: shell\nservices:\n    img:\n        image: img\n        ports:\n            - "22:22"\n',
    },
  ],
  run: async ({ text: commands, existing = '' }, options) => {
    const made = await convertLoaded(commands, existing, options);
    return made.ok ? ok(made.value.text) : made;
  },
});
