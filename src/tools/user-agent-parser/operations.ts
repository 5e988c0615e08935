import * as v from 'valibot';
import { ok } from '../../lib/result';
import { withParser } from '../../lib/user-agent/read-agent';
import { defineOperation, text } from '../../operations/define';
import { parseAgent, parseAgents, type ReadLine } from './parse';

const noOptions = v.object({});

const CHROME =
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/126.0.0.0 Safari/537.36';

/** What one user agent says, with client hints (`Sec-CH-UA…` header lines) where given. */
export const parse = defineOperation({
  id: 'parse',
  inputs: { text: text(), hints: text().optional() },
  output: 'report',
  options: noOptions,
  // The first unknown device has hundreds of patterns made ready: up to a tenth of a second.
  inlineLimit: 0,
  examples: [
    {
      inputs: { text: CHROME },
      check: ({ agent }: ReadLine) => agent.browser?.version === '126.0.0.0' && agent.os?.version === '10',
    },
    {
      inputs: { text: CHROME, hints: 'Sec-CH-UA-Platform: "Windows"\nSec-CH-UA-Platform-Version: "15.0.0"' },
      check: ({ agent }: ReadLine) => agent.os?.version === '11',
    },
    {
      inputs: { text: 'User-Agent: python-requests/2.32.3' },
      output: {
        line: 1,
        text: 'python-requests/2.32.3',
        agent: { kind: 'library', program: { name: 'python-requests', version: '2.32.3' }, notes: [] },
      },
    },
    { inputs: { text: ' \n' }, fault: 'empty' },
    { inputs: { text: 'hello' }, fault: 'nothing-recognised' },
    { inputs: { text: CHROME, hints: 'Sec-CH-UA-Mobile: no' }, fault: 'bad-hint' },
    { inputs: { text: CHROME, hints: 'Accept: */*' }, fault: 'no-hints' },
  ],
  run: ({ text: agent, hints = '' }) => withParser((parser) => parseAgent(agent, hints, parser)),
  // Its `text` is the user agent itself.
  passed: ({ agent }) => JSON.stringify(agent, null, 2),
});

/** What each line's user agent says. */
export const parseLines = defineOperation({
  id: 'parseLines',
  inputs: { text: text() },
  output: 'rows',
  options: noOptions,
  // The first unknown device has hundreds of patterns made ready: up to a tenth of a second.
  inlineLimit: 0,
  examples: [
    {
      inputs: { text: 'curl/8.5.0\n\nhello' },
      check: ([first, second]: readonly ReadLine[]) =>
        first?.agent.program?.name === 'curl' && second?.line === 3 && second.agent.kind === undefined,
    },
    { inputs: { text: '' }, output: [] },
  ],
  run: ({ text: agents }, _options, job) => withParser((parser) => ok(parseAgents(agents, parser, job))),
});
