import * as v from 'valibot';
import { onDemand } from '../../lib/on-demand';
import { ok } from '../../lib/result';
import { defineOperation, file, text } from '../../operations/define';
import type { Previewed } from './preview-sample';
import type { Ranking } from './rank';

/** The page holds the declarations alone: detectors, previews and whatever these need are fetched by the worker. */
const withWork = onDemand(() => import('./work'));

/** Who asks the worker for these: a name that no tool has. */
export const PASTE_ID = 'paste';

/** Milliseconds that a ranking may take once its modules are there. */
export const RANK_LIMIT = 200;
/** And where that was too short for all tools to be asked, once more. */
const PATIENT_LIMIT = 8000;
/** Milliseconds after which a preview is given up, and its worker with it. */
const PREVIEW_LIMIT = 10_000;

/** A text or a file, of which the beginning is looked at. Whatever it is, it may be secret. */
const inputs = { text: text().secret().optional(), file: file().optional() };

/** The tools that a text or a file is likely meant for. */
export const rank = defineOperation({
  id: 'rank',
  inputs,
  output: 'report',
  options: v.object({
    isPatient: v.optional(v.boolean(), false),
  }),
  inlineLimit: 0,
  prepare: () => import('./work'),
  examples: [
    {
      inputs: { text: '{"a":1}' },
      check: ({ suggestions }: Ranking) => suggestions[0]?.toolId === 'json-prettify',
    },
    { inputs: { text: 'Good morning!' }, output: { suggestions: [], isComplete: true } },
  ],
  run: (given, { isPatient }, job) =>
    withWork((work) => work.rankInput(given, job, isPatient ? PATIENT_LIMIT : RANK_LIMIT)),
});

/** What one of these tools would give, and which tools fit what is inside. */
export const preview = defineOperation({
  id: 'preview',
  inputs,
  output: 'report',
  options: v.object({
    /** One of those that the ranking named. */
    toolId: v.optional(v.string(), ''),
  }),
  inlineLimit: 0,
  timeLimit: PREVIEW_LIMIT,
  prepare: () => import('./work'),
  examples: [
    {
      inputs: { text: 'eyJ1c2VyIjoiYW5uYSJ9' },
      options: { toolId: 'base64-string-converter' },
      check: ({ preview: its, inside }: Previewed) =>
        its?.text === '{"user":"anna"}' && inside[0]?.toolId === 'json-prettify',
    },
    { inputs: { text: 'x' }, options: { toolId: 'no-such-tool' }, output: { inside: [] } },
  ],
  run: (given, { toolId }, job) => withWork(async (work) => ok(await work.previewInput(given, toolId, job))),
});
