import { Button } from '../../ui/button/button';
import { FileButton } from '../../ui/file-button/file-button';
import { later } from '../../ui/later';
import { ACCEPT } from './accept';
import { inUtf8 } from './in-utf8';
import { MOST_SAMPLES, type Samples } from './use-samples';
import { useWords } from './use-words';
import styles from './view.module.css';

const SampleTabs = later(async () => (await import('./sample-tabs')).SampleTabs);

/** Which sample is in sight, and what can be done with samples. */
export function SampleBar(samples: Samples) {
  const words = useWords();
  const { all, add } = samples;
  const isFull = all.length >= MOST_SAMPLES;
  return (
    <div className={styles.samples} role="group" aria-label={words.samples}>
      {all.length > 1 ? <SampleTabs {...samples} /> : null}
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
