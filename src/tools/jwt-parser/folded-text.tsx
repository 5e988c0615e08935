import { useState } from 'react';
import { Button } from '../../ui/button/button';
import { beginning, visible } from '../../lib/jwt/visible';
import { useWords } from './use-words';
import styles from './view.module.css';

/** Longer values show their beginning until asked for more. */
const FOLDED = 600;

/** A value that may be very long, as a stranger wrote it: nothing in it can hide or turn what stands around it. */
export function FoldedText({ text }: { text: string }) {
  const words = useWords();
  const [isOpen, setOpen] = useState(false);
  const isLong = text.length > FOLDED;
  return (
    <>
      <bdi className={styles.value}>{visible(isLong && !isOpen ? `${beginning(text, FOLDED)}…` : text)}</bdi>
      {isLong ? (
        <Button size="small" variant="quiet" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
          {isOpen ? words.showLess : words.showAll(text.length)}
        </Button>
      ) : null}
    </>
  );
}
