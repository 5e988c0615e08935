import * as v from 'valibot';
import { onDemand } from '../../lib/on-demand';
import { defineOperation, file, text } from '../../operations/define';
import { chainSteps } from './chain-file';
import type { Ran } from './work';

const withWork = onDemand(() => import('./work'));

/** The steps of a chain, one after the other, with one input. Whatever it is, it may be secret. */
export const runChain = defineOperation({
  id: 'runChain',
  inputs: { text: text().secret().optional(), file: file().optional() },
  output: 'report',
  options: v.object({
    steps: v.optional(chainSteps, []),
    /** By the names that `secretKey` makes. */
    secrets: v.optional(v.record(v.string(), v.string()), {}),
  }),
  inlineLimit: 0,
  prepare: () => import('./work'),
  examples: [
    {
      inputs: { text: 'Hello' },
      options: {
        steps: [
          {
            toolId: 'base64-string-converter',
            operation: 'encode',
            options: {},
            input: 'text',
            others: {},
            secrets: [],
            output: [],
          },
        ],
      },
      check: ({ text: made }: Ran) => made === 'SGVsbG8=',
    },
    {
      inputs: { text: 'Hello' },
      options: {
        steps: [
          {
            toolId: 'no-such-tool',
            operation: 'none',
            options: {},
            input: 'text',
            others: {},
            secrets: [],
            output: [],
          },
        ],
      },
      fault: 'unknown-step',
    },
  ],
  run: (given, { steps, secrets }, job) => withWork((work) => work.runRecorded(given, steps, secrets, job)),
});
