import { useOperation, type Run } from '../../operations/use-operation';
import { useHandedOver } from '../../operations/use-handed-over';
import { useOptions } from '../../operations/use-options';
import { Button } from '../../ui/button/button';
import { Stack } from '../../ui/layout/layout';
import { Notes } from '../../ui/notes/notes';
import { makePart, usePart } from '../../ui/part';
import { Progress } from '../../ui/progress/progress';
import { useDelayed } from '../../ui/progress/use-delayed';
import { tellUnreadable } from '../../ui/toast/toast';
import { Unfinished } from '../../ui/unfinished/unfinished';
import { Actions } from './actions';
import { compare } from './operations';
import { OptionControls } from './option-controls';
import { diffOptions } from './options';
import { SAMPLE_LEFT, SAMPLE_RIGHT } from './samples';
import { SideInput } from './side-input';
import { noteOn, shownAs } from './take-away';
import { useColours } from './use-colours';
import { patchIn, useSide } from './use-side';
import { useWords } from './use-words';
import styles from './view.module.css';

/** Busy is shown when it has lasted this long, in milliseconds. */
const BUSY_AFTER = 300;

const comparePart = makePart(() => import('../../ui/text-compare/text-compare'));

/** Two texts, and what differs between them. */
export default function TextDiff() {
  const words = useWords();
  const [options] = useOptions(diffOptions);
  const left = useSide('left', SAMPLE_LEFT);
  const right = useSide('right', SAMPLE_RIGHT);
  useHandedOver((given) => {
    const { file } = given;
    if (file && !patchIn(given)) void left.open(file).then(left.change, tellUnreadable);
  });
  const isReady = left.fault === undefined && right.fault === undefined;
  const run = useOperation(compare, { left: left.source, right: right.source }, options, { enabled: isReady });
  const isBusyLong = useDelayed(run.status === 'busy', BUSY_AFTER);
  const comparison = isReady && !isBusyLong ? run.value : undefined;
  const compared = comparison && { comparison, left, right, options };
  const part = usePart(comparePart, true);
  const highlight = useColours(comparison, [left.name, right.name], options.colours);
  const isStale = run.status !== 'done';
  const note = compared && noteOn(compared, words);

  function swap() {
    const { source, name, facts, file } = left;
    left.put(right);
    right.put({ source, name, facts, file });
  }

  return (
    <Stack>
      <OptionControls left={left} right={right} />
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
      {compared && part ? (
        <part.TextCompare
          comparison={compared.comparison}
          words={words.compare}
          {...shownAs(compared, words)}
          wrap={options.wrap}
          highlight={highlight}
          isStale={isStale}
          actions={<Actions compared={compared} isDisabled={isStale} />}
        />
      ) : null}
      {isReady && !(compared && part) ? <RunState run={run} isBusyLong={isBusyLong} /> : null}
      <Notes items={note === undefined ? [] : [{ kind: 'info', message: note }]} />
    </Stack>
  );
}

/** What stands in the place of a comparison that is not there. */
function RunState({ run, isBusyLong }: { run: Run<unknown, unknown>; isBusyLong: boolean }) {
  const words = useWords();
  if (run.status === 'failed' || run.status === 'cancelled') return <Unfinished run={run} />;
  if (!isBusyLong) return <div className={styles.coming} />;
  const progress = run.progress ?? { done: 0, startedAt: 0 };
  return (
    <div className={styles.busy}>
      <Progress title={words.comparing} {...progress} unit="items" onCancel={run.cancel} />
    </div>
  );
}
