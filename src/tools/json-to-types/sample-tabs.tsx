import { IconButton } from '../../ui/button/icon-button';
import { Select } from '../../ui/select/select';
import { Tabs } from '../../ui/tabs/tabs';
import { useWords } from './use-words';
import type { Samples } from './use-samples';
import styles from './view.module.css';

/** So many stand beside each other; more are chosen from a list. */
const TABS = 6;

/** Which of several samples is in sight; it can be removed. */
export function SampleTabs({ all, active, show, remove }: Samples) {
  const words = useWords();
  const labels = all.map((source, n) => (typeof source === 'string' ? words.sampleName(n + 1) : source.name));
  return (
    <>
      {all.length <= TABS ? (
        <Tabs
          size="small"
          label={words.samples}
          tabs={labels.map((label, n) => ({ id: `${n}`, label: <span className={styles.name}>{label}</span> }))}
          value={`${active}`}
          onChange={(id) => show(Number(id))}
        />
      ) : (
        <Select
          size="small"
          label={words.samples}
          hideLabel
          options={labels.map((label, value) => ({ value, label: `${value + 1} · ${label}` }))}
          value={active}
          onChange={show}
        />
      )}
      <IconButton icon="x" label={words.removeSample(labels[active] ?? '')} onClick={remove} />
    </>
  );
}
