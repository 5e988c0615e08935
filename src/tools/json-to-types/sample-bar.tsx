import { Button } from '../../ui/button/button';
import { IconButton } from '../../ui/button/icon-button';
import { FileButton } from '../../ui/file-button/file-button';
import { Select } from '../../ui/select/select';
import { Tabs } from '../../ui/tabs/tabs';
import { ACCEPT } from './accept';
import { inUtf8, MOST_SAMPLES, type Samples } from './use-samples';
import { useWords } from './use-words';
import styles from './view.module.css';

/** So many stand beside each other; more are chosen from a list. */
const TABS = 6;

/** Which sample is in sight, and what can be done with samples. */
export function SampleBar({ all, active, show, add, remove }: Samples) {
  const words = useWords();
  const labels = all.map((source, n) => (typeof source === 'string' ? words.sampleName(n + 1) : source.name));
  const isFull = all.length >= MOST_SAMPLES;
  return (
    <div className={styles.samples} role="group" aria-label={words.samples}>
      {all.length > 1 && all.length <= TABS ? (
        <Tabs
          size="small"
          label={words.samples}
          tabs={labels.map((label, n) => ({ id: `${n}`, label: <span className={styles.name}>{label}</span> }))}
          value={`${active}`}
          onChange={(id) => show(Number(id))}
        />
      ) : null}
      {all.length > TABS ? (
        <Select
          size="small"
          label={words.samples}
          hideLabel
          options={labels.map((label, value) => ({ value, label: `${value + 1} · ${label}` }))}
          value={active}
          onChange={show}
        />
      ) : null}
      {all.length > 1 ? (
        <IconButton icon="x" label={words.removeSample(labels[active] ?? '')} onClick={remove} />
      ) : null}
      <Button size="small" icon="plus" disabled={isFull} onClick={() => add([''])}>
        {words.addSample}
      </Button>
      <FileButton
        size="small"
        label={words.addFiles}
        accept={ACCEPT}
        disabled={isFull}
        onFiles={(files) => void Promise.all(files.map(inUtf8)).then(add)}
      />
    </div>
  );
}
