import { Button } from '../../ui/button/button';
import { FileButton } from '../../ui/file-button/file-button';
import { later } from '../../ui/later';
import { ACCEPT } from './accept';
import { MOST_SAMPLES, type Samples } from './use-samples';
import { useWords } from './use-words';
import styles from './view.module.css';

async function readable(files: readonly File[]): Promise<readonly File[]> {
  const { inUtf8 } = await import('./in-utf8');
  return Promise.all(files.map(inUtf8));
}

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
        onFiles={(files) => void readable(files).then(add)}
      />
    </div>
  );
}
