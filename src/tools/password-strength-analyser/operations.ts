import * as v from 'valibot';
import { err, ok, type Result } from '../../lib/result';
import { defineOperation, text } from '../../operations/define';
import type { Analysis } from './analysis';
import { SPEED_NAMES } from './durations';

/** What is remembered: the attacker of the headline. Never a password or a word of one's own. */
export const strengthOptions = v.object({ speed: v.optional(v.picklist(SPEED_NAMES), 'fast') });

/** There is nothing to judge. */
export interface EmptyFault {
  readonly code: 'empty';
}

/** Judges how strong a password is and how long it takes to crack; `own` is a list with commas of words that an attacker would try first. */
export const analyse = defineOperation({
  id: 'analyse',
  inputs: { password: text().secret(), own: text().secret().optional() },
  output: 'report',
  inlineLimit: 0,
  options: v.object({}),
  examples: [
    {
      inputs: { password: 'password' },
      check: ({ score, guesses, warning }: Analysis) => score === 0 && guesses === 3 && warning === 'topTen',
    },
    { inputs: { password: 'Tr0ub4dour&3' }, check: ({ score }: Analysis) => score === 4 },
    { inputs: { password: '' }, fault: 'empty' },
  ],
  run: async ({ password, own = '' }): Promise<Result<Analysis, EmptyFault>> => {
    if (password === '') return err({ code: 'empty' });
    const { analysePassword } = await import('./analysis');
    return ok(analysePassword(password, own));
  },
});

/** Fetches the dictionaries beforehand, for the page. */
export const prepare = defineOperation({
  id: 'prepare',
  inputs: {},
  output: 'report',
  inlineLimit: 0,
  options: v.object({}),
  examples: [{ inputs: {}, check: ({ isReady }: { isReady: boolean }) => isReady }],
  run: async () => {
    const { analysePassword } = await import('./analysis');
    return ok({ isReady: analysePassword('a', '').parts.length > 0 });
  },
});
