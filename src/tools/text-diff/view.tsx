import { useLocale } from '../../i18n/context';
import { LANGUAGE_TAGS } from '../../i18n/locale';
import { formatNumber } from '../../i18n/words';
import type { TextComparison } from '../../lib/diff/comparison';
import { linesOnlyIn } from '../../lib/diff/count-changes';
import { OperationFailure } from '../../lib/failure';
import { runOperation } from '../../operations/run-operation';
import { useToolId } from '../../operations/tool-context';
import { useOperation, type Run } from '../../operations/use-operation';
import { useOptions } from '../../operations/use-options';
import { Button } from '../../ui/button/button';
import { CopyButton } from '../../ui/copy/copy-button';
import { DownloadButton } from '../../ui/download-button/download-button';
import { Stack } from '../../ui/layout/layout';
import { Notes, type NoteItem } from '../../ui/notes/notes';
import { makePart, usePart } from '../../ui/part';
import { Progress } from '../../ui/progress/progress';
import { useDelayed } from '../../ui/progress/use-delayed';
import { Unfinished } from '../../ui/unfinished/unfinished';
import { compare, patch } from './operations';
import { OptionControls } from './option-controls';
import { diffOptions, type DiffOptions } from './options';
import { SAMPLE_LEFT, SAMPLE_RIGHT } from './samples';
import { SideInput } from './side-input';
import { useColours } from './use-colours';
import { useSide, type Side } from './use-side';
import { useWords } from './use-words';
import styles from './view.module.css';

/** Busy is shown when it has lasted this long, in milliseconds. */
const BUSY_AFTER = 300;
/** Characters of both sides up to which a patch is made on the page. */
const AT_ONCE = 20_000;

const comparePart = makePart(() => import('../../ui/text-compare/text-compare'));

export default function TextDiff() {
  const words = useWords();
  const [options, setOptions, resetOptions] = useOptions(diffOptions);
  const left = useSide('left', SAMPLE_LEFT);
  const right = useSide('right', SAMPLE_RIGHT);
  const isReady = left.fault === undefined && right.fault === undefined;
  const run = useOperation(compare, { left: left.source, right: right.source }, options, { enabled: isReady });
  const isBusyLong = useDelayed(run.status === 'busy', BUSY_AFTER);
  const comparison = isReady && !isBusyLong ? run.value : undefined;
  const part = usePart(comparePart, true);
  const highlight = useColours(comparison, [left.name, right.name], options.colours);

  function swap() {
    const former = { source: left.source, name: left.name, facts: left.facts, file: left.file };
    left.put(right);
    right.put(former);
  }

  const notes: NoteItem[] = [];
  if (comparison?.patch) notes.push({ kind: 'info', message: words.patchShown(comparison.patch.files) });
  else if (comparison && [left, right].some(({ facts }) => facts && !facts.encoding.startsWith('utf-8'))) {
    notes.push({ kind: 'info', message: words.patchEncoding });
  }

  return (
    <Stack>
      <OptionControls options={options} change={setOptions} reset={resetOptions} left={left} right={right} />
      <div className={styles.sides}>
        <SideInput label={words.left} side={left} sample={SAMPLE_LEFT} />
        <Button
          className={styles.swap}
          size="small"
          icon="arrow-left-right"
          iconOnly
          aria-label={words.swap}
          onClick={swap}
        />
        <SideInput label={words.right} side={right} sample={SAMPLE_RIGHT} />
      </div>
      {comparison && part ? (
        <part.TextCompare
          comparison={comparison}
          names={comparison.patch ? { left: words.before, right: words.after } : { left: left.name, right: right.name }}
          words={words.compare}
          layout={options.view}
          marks={options.marks}
          wrap={options.wrap}
          context={comparison.patch ? 'all' : options.context}
          highlight={highlight}
          isStale={run.status !== 'done'}
          actions={<Actions {...{ comparison, left, right, options }} isDisabled={run.status !== 'done'} />}
        />
      ) : (
        <RunState run={run} isReady={isReady} isBusyLong={isBusyLong} />
      )}
      <Notes items={notes} />
    </Stack>
  );
}

interface ActionsProps {
  comparison: TextComparison;
  left: Side;
  right: Side;
  options: DiffOptions;
  isDisabled: boolean;
}

/** What can be taken away from a comparison. */
function Actions({ comparison, left, right, options, isDisabled }: ActionsProps) {
  const words = useWords();
  const locale = useLocale();
  const toolId = useToolId();
  const { added, removed, changed, alike } = comparison.counts;
  const hasLeft = removed + changed > 0;
  const hasRight = added + changed > 0;

  async function patchText(): Promise<string> {
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

  async function makeHtml(): Promise<Blob> {
    const { makeReport } = await import('./html-report');
    const percent = formatNumber(locale, Math.floor(alike * 1000) / 10, { maximumFractionDigits: 1 });
    return makeReport(comparison, {
      layout: options.view,
      context: comparison.patch ? 'all' : options.context,
      marks: options.marks,
      language: LANGUAGE_TAGS[locale],
      ...(comparison.patch
        ? { title: words.patchTitle, leftName: words.before, rightName: words.after }
        : { title: words.reportTitle(left.name, right.name), leftName: left.name, rightName: right.name }),
      summary: [
        words.compare.counts(added, removed, changed),
        ...(comparison.patch ? [] : [words.compare.alike(percent)]),
      ],
      equalLines: words.equalLines,
    });
  }

  return (
    <>
      <DownloadButton
        label={words.report}
        fileName="diff.html"
        content={makeHtml}
        size="small"
        variant="quiet"
        disabled={isDisabled}
      />
      <CopyButton
        label={words.leftOnly}
        title={words.copyLeftOnly}
        value={() => linesOnlyIn('left', comparison.left, comparison.changes)}
        size="small"
        variant="quiet"
        disabled={isDisabled || !hasLeft}
      />
      <CopyButton
        label={words.rightOnly}
        title={words.copyRightOnly}
        value={() => linesOnlyIn('right', comparison.right, comparison.changes)}
        size="small"
        variant="quiet"
        disabled={isDisabled || !hasRight}
      />
      {comparison.patch ? null : <PatchActions text={patchText} isDisabled={isDisabled || !(hasLeft || hasRight)} />}
    </>
  );
}

function PatchActions({ text, isDisabled }: { text: () => Promise<string>; isDisabled: boolean }) {
  const words = useWords();
  return (
    <>
      <DownloadButton
        label={words.downloadPatch}
        iconOnly
        fileName="diff.patch"
        mimeType="text/x-diff;charset=utf-8"
        content={text}
        size="small"
        variant="quiet"
        disabled={isDisabled}
      />
      <CopyButton label={words.copyPatch} value={text} size="small" variant="primary" disabled={isDisabled} />
    </>
  );
}

interface RunStateProps {
  run: Run<unknown, unknown>;
  isReady: boolean;
  isBusyLong: boolean;
}

/** What stands in the place of a comparison that is not there. */
function RunState({ run, isReady, isBusyLong }: RunStateProps) {
  const words = useWords();
  if (!isReady) return null;
  if (run.status === 'failed' || run.status === 'cancelled') return <Unfinished run={run} />;
  if (!isBusyLong) return <div className={styles.coming} />;
  const { done, total, startedAt } = run.progress ?? { done: 0, startedAt: 0 };
  return (
    <div className={styles.busy}>
      <Progress
        title={words.comparing}
        done={done}
        total={total}
        startedAt={startedAt}
        unit="items"
        onCancel={run.cancel}
      />
    </div>
  );
}
