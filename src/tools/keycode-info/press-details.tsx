import { useState } from 'react';
import { Badge } from '../../ui/badge/badge';
import { CopyButton } from '../../ui/copy/copy-button';
import { CopyRow, CopyRows } from '../../ui/copy-rows/copy-rows';
import { Fold } from '../../ui/fold/fold';
import { ResultHead } from '../../ui/layout/layout';
import type { RecordedPress } from './key-press';
import { factsOf } from './press-facts';
import { useWords } from './use-words';
import styles from './view.module.css';

/** Every property of one press. */
export function PressDetails({ recorded }: { recorded: RecordedPress }) {
  const words = useWords();
  const [isOpen, setOpen] = useState(false);
  const json = JSON.stringify(recorded.press, null, 2);
  return (
    <section className={styles.part}>
      <ResultHead title={words.details} />
      <CopyRows label={words.details} nameWidth={148}>
        {factsOf(recorded, words).map(({ isDeprecated, ...fact }) => (
          <CopyRow key={fact.label} {...fact} mark={isDeprecated ? <Badge>{words.deprecated}</Badge> : undefined} />
        ))}
      </CopyRows>
      <Fold label={words.json} isOpen={isOpen} onOpen={setOpen}>
        <pre className={styles.json}>{json}</pre>
      </Fold>
      <div>
        <CopyButton sends value={json} label={words.copyJson} size="small" />
      </div>
    </section>
  );
}
