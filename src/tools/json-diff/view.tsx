import { useCallback, useMemo, useRef, useState } from 'react';
import { isEmptySource, toTextSource, type TextSource } from '../../lib/text-source';
import { runOperation } from '../../operations/run-operation';
import { useToolId } from '../../operations/tool-context';
import { useDraft } from '../../operations/use-draft';
import { useOperation } from '../../operations/use-operation';
import { useOptions } from '../../operations/use-options';
import { Alert } from '../../ui/alert/alert';
import { Button } from '../../ui/button/button';
import { DownloadButton } from '../../ui/download-button/download-button';
import { Panes } from '../../ui/layout/layout';
import { Notes } from '../../ui/notes/notes';
import { makePart, usePart } from '../../ui/part';
import { Tabs } from '../../ui/tabs/tabs';
import { TextInput, type FieldError, type TextInputHandle } from '../../ui/text-input/text-input';
import { CompareOptions } from './compare-options';
import type { ChangeCounts, Comparison } from '../../lib/json-diff/comparison';
import { diffNotes } from './diff-notes';
import type { SideFault } from '../../lib/json-diff/read-side';
import { changes, diff, format, viewOptions } from './operations';
import { ResultPane } from './result-pane';
import { SAMPLES } from './samples';
import { openSides } from './tree/diff-sides';
import { DiffTree, initialState, stateAt, type TreeState } from './tree/diff-tree';
import { useWords } from './use-words';
import styles from './view.module.css';

const ACCEPT = '.json,.jsonc,.json5,.jsonl,.ndjson,.geojson,.har,.webmanifest,.map,.ipynb,.txt,application/json';

const listPart = makePart(() => import('./change-list'));
const patchPart = makePart(() => import('./patch-view'));
const textPart = makePart(() => import('./text-view'));

type View = 'tree' | 'side' | 'list' | 'patch' | 'text';

/** Both texts before and after they were formatted, so that it can be undone while they still are what came out. */
interface Formatted {
  readonly before: readonly [TextSource, TextSource];
  readonly after: readonly [TextSource, TextSource];
}

export default function JsonDiff() {
  const words = useWords();
  const toolId = useToolId();
  const [left, setLeft] = useDraft<TextSource>('left', SAMPLES.first.left);
  const [right, setRight] = useDraft<TextSource>('right', SAMPLES.first.right);
  const [options, change] = useOptions(viewOptions);
  const [view, setView] = useState<View>('tree');
  const [formatted, setFormatted] = useState<Formatted>();
  const [state, setState] = useState<TreeState>();
  const inputs = { left: useRef<TextInputHandle>(null), right: useRef<TextInputHandle>(null) };
  const sources = { left, right };

  const { arrays, keyField, numbers, ignore, onlyDifferences } = options;
  const settings = { arrays, keyField, numbers, ignore };
  const run = useOperation(diff, sources, settings);
  const comparison = run.value?.state === 'compared' ? run.value : undefined;
  const sides = useMemo(() => comparison && openSides(comparison), [comparison]);
  const begun = useMemo(() => comparison && initialState(comparison), [comparison]);
  const tree = state?.comparison === comparison ? state : begun;
  const changeTree = useCallback(
    (next: (former: TreeState) => TreeState) =>
      setState((former) => {
        const current = former?.comparison === comparison ? former : begun;
        return current && next(current);
      }),
    [comparison, begun],
  );
  const list = usePart(listPart, view === 'list');
  const patchTab = usePart(patchPart, view === 'patch');
  const textTab = usePart(textPart, view === 'text');
  const fault = run.status === 'fault' ? run.fault : undefined;

  function showEntry(entry: number) {
    if (begun) changeTree((former) => stateAt(former, entry));
    setView((now) => (now === 'side' ? now : 'tree'));
  }

  function swap() {
    setLeft(right);
    setRight(left);
    setFormatted(undefined);
  }

  async function formatBoth() {
    const before = [left, right] as const;
    const print = async (source: TextSource, name: string) => {
      if (isEmptySource(source)) return source;
      const result = await runOperation(format, { text: source }, {}, { toolId }).catch(() => undefined);
      // What cannot be read stays as it is; its fault is shown already.
      return result?.ok ? toTextSource(result.value, name) : source;
    };
    const after = await Promise.all([print(left, 'left.json'), print(right, 'right.json')]);
    setFormatted({ before, after });
    setLeft(after[0]);
    setRight(after[1]);
  }
  const canUndo = formatted !== undefined && formatted.after[0] === left && formatted.after[1] === right;

  function undoFormat() {
    if (!formatted) return;
    setLeft(formatted.before[0]);
    setRight(formatted.before[1]);
    setFormatted(undefined);
  }

  const csv = async () => {
    const result = await runOperation(changes, sources, settings, { toolId });
    if (!result.ok) throw new Error(result.fault.code);
    return result.value;
  };

  const tabs = (
    <Tabs<View>
      label={words.view}
      size="small"
      tabs={[
        { id: 'tree', label: words.tree },
        { id: 'side', label: words.sideBySide },
        { id: 'list', label: words.list },
        { id: 'patch', label: words.patch },
        { id: 'text', label: words.text },
      ]}
      value={view}
      onChange={setView}
    />
  );
  const isSame = comparison !== undefined && comparison.changes.length === 0;
  const same = isSame ? (
    <Alert kind="success" className={styles.same}>
      {words.same}
    </Alert>
  ) : null;
  const footer = comparison ? <Counts counts={comparison.changeCounts} /> : null;

  return (
    <>
      <CompareOptions />
      <Panes className={styles.inputs}>
        {(['left', 'right'] as const).map((side) => (
          <TextInput
            key={side}
            ref={inputs[side]}
            variant="pane"
            label={words[side]}
            value={sources[side]}
            onChange={side === 'left' ? setLeft : setRight}
            accept={ACCEPT}
            placeholder={words.inputHint}
            example={SAMPLES.first[side]}
            readAs={comparison && run.status === 'done' ? readingOf(comparison, side) : undefined}
            error={fault?.[side] && errorOf(fault[side], words.fault(side, fault[side]))}
          />
        ))}
      </Panes>
      <div className={styles.acts}>
        <Button size="small" icon="arrow-left-right" onClick={swap}>
          {words.swap}
        </Button>
        <Button size="small" icon="braces" onClick={() => void formatBoth()}>
          {words.format}
        </Button>
        {canUndo ? (
          <Button size="small" variant="quiet" icon="undo-2" onClick={undoFormat}>
            {words.undoFormat}
          </Button>
        ) : null}
      </div>
      <div className={styles.output}>
        {view === 'patch' && patchTab ? (
          <patchTab.PatchView left={left} right={right} options={settings} tabs={tabs} footer={footer} />
        ) : view === 'text' && textTab ? (
          <textTab.TextView
            left={left}
            right={right}
            sortKeys={options.sortKeys}
            onSortKeys={(sortKeys) => change({ sortKeys })}
            tabs={tabs}
          />
        ) : view === 'patch' || view === 'text' ? (
          <ResultPane label={words.result} run={run} tabs={tabs} empty={words.waiting}>
            <div aria-busy />
          </ResultPane>
        ) : (
          <ResultPane
            label={words.result}
            run={run}
            tabs={tabs}
            empty={words.waiting}
            footer={footer}
            actions={
              view === 'list' ? (
                <DownloadButton
                  size="small"
                  fileName="changes.csv"
                  mimeType="text/csv;charset=utf-8"
                  label={words.downloadCsv}
                  content={csv}
                  disabled={!comparison || isSame || run.status !== 'done'}
                />
              ) : undefined
            }
          >
            {sides && tree ? (
              <>
                {same}
                {view === 'list' ? (
                  isSame ? null : list ? (
                    <list.ChangeList sides={sides} onShow={showEntry} />
                  ) : (
                    <div aria-busy />
                  )
                ) : (
                  <DiffTree
                    sides={sides}
                    layout={view}
                    onlyDifferences={onlyDifferences}
                    label={words.result}
                    state={tree}
                    onChange={changeTree}
                  />
                )}
              </>
            ) : undefined}
          </ResultPane>
        )}
      </div>
      <Notes
        items={
          sides && run.status === 'done'
            ? diffNotes(sides, ignore, words, {
                goTo: (side) =>
                  typeof sources[side] === 'string' ? (offset) => inputs[side].current?.goTo(offset) : undefined,
                showEntry,
              })
            : []
        }
      />
    </>
  );
}

function readingOf(comparison: Comparison, side: 'left' | 'right'): string {
  const { reading } = side === 'left' ? comparison.leftNotes : comparison.rightNotes;
  return reading === 'json' ? 'JSON' : reading === 'json5' ? 'JSON5' : 'JSON Lines';
}

function errorOf(fault: SideFault, message: string): FieldError {
  if (!('line' in fault)) return { message };
  const { at, line, column, excerpt } = fault;
  return { message, at, line, column, excerpt };
}

/** How many differences of each kind there are. */
function Counts({ counts }: { counts: ChangeCounts }) {
  const words = useWords();
  return (
    <>
      <span className={styles.added}>{words.added(counts.added)}</span>
      <span className={styles.removed}>{words.removed(counts.removed)}</span>
      <span>{words.changed(counts.changed)}</span>
      {counts.moved > 0 ? <span>{words.movedCount(counts.moved)}</span> : null}
    </>
  );
}
