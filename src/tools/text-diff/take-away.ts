import type { Locale } from '../../i18n/locale';
import { LANGUAGE_TAGS } from '../../i18n/locale';
import { formatNumber } from '../../i18n/words';
import type { TextComparison } from '../../lib/diff/comparison';
import { OperationFailure } from '../../lib/failure';
import { runOperation } from '../../operations/run-operation';
import { patch } from './operations';
import type { DiffOptions } from './options';
import type { Side } from './use-side';
import type { ToolWords } from './use-words';

/** A comparison with what it was made of. */
export interface Compared {
  readonly comparison: TextComparison;
  readonly left: Side;
  readonly right: Side;
  readonly options: DiffOptions;
}

/** How it is shown: a patch, taken for the changes in it, has sides and context of its own. */
export function shownAs({ comparison, left, right, options }: Compared, words: ToolWords) {
  const { marks, context, view: layout } = options;
  return comparison.patch
    ? { layout, marks, context: 'all' as const, names: { left: words.before, right: words.after } }
    : { layout, marks, context, names: { left: left.name, right: right.name } };
}

/** That a patch is shown as its changes, or what to know before one that is made here is used; undefined where there is nothing to say. */
export function noteOn({ comparison, left, right }: Compared, words: ToolWords): string | undefined {
  if (comparison.patch) return words.patchShown(comparison.patch.files);
  const isOtherEncoding = [left, right].some(({ facts }) => facts && !facts.encoding.startsWith('utf-8'));
  return isOtherEncoding ? words.patchEncoding : undefined;
}

/** Characters of both sides up to which a patch is made on the page. */
const AT_ONCE = 20_000;

/** The changes as `git diff` writes them. */
export async function patchText({ comparison, left, right, options }: Compared, toolId: string): Promise<string> {
  const settings = { ...options, leftName: left.name, rightName: right.name };
  const texts = comparison.left.text.length + comparison.right.text.length;
  if (texts <= AT_ONCE) {
    const { makePatch } = await import('./patch');
    return makePatch(comparison.left.text, comparison.right.text, settings);
  }
  const result = await runOperation(patch, { left: left.source, right: right.source }, settings, { toolId });
  if (!result.ok) throw new OperationFailure({ code: 'unavailable' });
  return result.value;
}

/** The comparison as a page of its own. */
export async function reportPage(compared: Compared, words: ToolWords, locale: Locale): Promise<Blob> {
  const { makeReport } = await import('./html-report');
  const { comparison } = compared;
  const { names, ...look } = shownAs(compared, words);
  const { added, removed, changed, alike } = comparison.counts;
  const percent = formatNumber(locale, Math.floor(alike * 1000) / 10, { maximumFractionDigits: 1 });
  const counts = words.compare.counts(added, removed, changed);
  return makeReport(comparison, {
    ...look,
    language: LANGUAGE_TAGS[locale],
    title: comparison.patch ? words.patchTitle : words.reportTitle(names.left, names.right),
    leftName: names.left,
    rightName: names.right,
    summary: comparison.patch ? [counts] : [counts, words.compare.alike(percent)],
    equalLines: words.equalLines,
  });
}
