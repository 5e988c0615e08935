import { useRef, useState } from 'react';
import { readingName } from '../../lib/json/reading-name';
import { useOptions } from '../../operations/use-options';
import { Button } from '../../ui/button/button';
import { JSON_FORMAT } from '../../ui/document-converter/formats';
import { placedError } from '../../ui/document-notes/document-notes';
import { Panes } from '../../ui/layout/layout';
import { Notes } from '../../ui/notes/notes';
import { makePart, usePart } from '../../ui/part';
import { ViewTabs } from '../../ui/tabs/view-tabs';
import { TextInput, type TextInputHandle } from '../../ui/text-input/text-input';
import { CompareOptions } from './compare-options';
import { Counts, Differences, type DiffView } from './differences';
import { diffNotes } from './diff-notes';
import { viewOptions } from './operations';
import { SAMPLES } from './samples';
import { useComparison } from './use-comparison';
import { useSides } from './use-sides';
import { useWords } from './use-words';
import styles from './view.module.css';

const patchPart = makePart(() => import('./patch-view'));
const textPart = makePart(() => import('./text-view'));

const VIEWS: readonly DiffView[] = ['tree', 'side', 'list', 'patch', 'text'];
const SIDES = ['left', 'right'] as const;

/** Two JSON documents above, their differences below, in one of several forms. */
export default function JsonDiff() {
  const words = useWords();
  const [{ ignore }] = useOptions(viewOptions);
  const { sources, setSide, ...acts } = useSides();
  const compared = useComparison(sources);
  const { run, settings, comparison, sides, tree } = compared;
  const [view, setView] = useState<DiffView>('tree');
  const inputs = { left: useRef<TextInputHandle>(null), right: useRef<TextInputHandle>(null) };
  const isDone = run.status === 'done';
  const patchView = usePart(patchPart, view === 'patch');
  const textView = usePart(textPart, view === 'text');

  function showEntry(entry: number) {
    tree.show(entry);
    setView((now) => (now === 'side' ? now : 'tree'));
  }

  const shownPatch = view === 'patch' ? patchView : undefined;
  const shownText = view === 'text' ? textView : undefined;
  const tabs = <ViewTabs words={words} views={VIEWS} value={view} onChange={setView} />;
  const footer = comparison ? <Counts counts={comparison.changeCounts} /> : null;
  return (
    <>
      <CompareOptions />
      <Panes className={styles.inputs}>
        {SIDES.map((side) => {
          const fault = run.fault?.[side];
          return (
            <TextInput
              key={side}
              ref={inputs[side]}
              variant="pane"
              label={words[side]}
              value={sources[side]}
              onChange={setSide[side]}
              accept={JSON_FORMAT.accept}
              placeholder={words.inputHint}
              example={SAMPLES.first[side]}
              readAs={comparison && isDone ? readingName(comparison[`${side}Notes`].reading) : undefined}
              error={fault && placedError(words.fault(side, fault), fault)}
            />
          );
        })}
      </Panes>
      <SideActs {...acts} />
      <div className={styles.output}>
        {shownPatch ? <shownPatch.PatchView {...sources} options={settings} tabs={tabs} footer={footer} /> : null}
        {shownText ? <shownText.TextView {...sources} tabs={tabs} /> : null}
        {shownPatch || shownText ? null : (
          <Differences compared={compared} view={view} tabs={tabs} footer={footer} onShow={showEntry} />
        )}
      </div>
      <Notes
        items={
          sides && isDone
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

/** What can be done with both documents. */
function SideActs({ swap, formatBoth, undoFormat }: Omit<ReturnType<typeof useSides>, 'sources' | 'setSide'>) {
  const words = useWords();
  return (
    <div className={styles.acts}>
      <Button size="small" icon="arrow-left-right" onClick={swap}>
        {words.swap}
      </Button>
      <Button size="small" icon="braces" onClick={() => void formatBoth()}>
        {words.format}
      </Button>
      {undoFormat ? (
        <Button size="small" variant="quiet" icon="undo-2" onClick={undoFormat}>
          {words.undoFormat}
        </Button>
      ) : null}
    </div>
  );
}
