import * as v from 'valibot';
import { ok, type Result } from '../../lib/result';
import { defineOperation, text } from '../../operations/define';
import type { Answer, LookupFault } from './lookup';
import { TOP_LEVELS, topLevelOf, type MimeType } from './mime-type';

/** What the list shows; remembered between visits. */
export const listOptions = v.object({
  top: v.optional(v.picklist(['all', ...TOP_LEVELS]), 'all'),
  onlyRegistered: v.optional(v.boolean(), false),
});

/** The type of an extension or file name, or the extensions of a type. */
export const lookup = defineOperation({
  id: 'lookup',
  inputs: { text: text() },
  output: 'report',
  inlineLimit: 2000,
  options: v.object({}),
  examples: [
    {
      inputs: { text: 'pdf' },
      check: (answer: Answer | undefined) =>
        answer?.kind === 'extension' && answer.types[0]?.type === 'application/pdf',
    },
    {
      inputs: { text: 'Content-Type: TEXT/HTML; charset=utf-8' },
      check: (answer: Answer | undefined) =>
        answer?.kind === 'type' && answer.type.extensions.join() === 'html,htm,shtml',
    },
    { inputs: { text: 'foo' }, fault: 'unknown-extension' },
    { inputs: { text: 'text/' }, fault: 'bad-type' },
  ],
  run: async ({ text: typed }): Promise<Result<Answer | undefined, LookupFault>> => {
    const { lookUp } = await import('./lookup');
    return lookUp(typed);
  },
});

/** The types that fit what was typed, those it names first. */
export const list = defineOperation({
  id: 'list',
  inputs: { text: text() },
  output: 'rows',
  inlineLimit: 2000,
  options: listOptions,
  examples: [
    {
      inputs: { text: 'js' },
      check: (rows: readonly MimeType[]) => rows[0]?.type === 'text/javascript' && rows.length < 20,
    },
    {
      inputs: { text: 'xml' },
      options: { top: 'text' },
      check: (rows: readonly MimeType[]) => rows[0]?.type === 'text/xml',
    },
  ],
  run: async ({ text: typed }, { top, onlyRegistered }): Promise<Result<readonly MimeType[], never>> => {
    const { findMatches } = await import('./lookup');
    return ok(
      findMatches(typed).filter(
        (entry) => (top === 'all' || topLevelOf(entry) === top) && (!onlyRegistered || entry.source === 'iana'),
      ),
    );
  },
});
