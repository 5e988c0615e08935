import { useMemo } from 'react';
import { CopyButton } from '../../ui/copy/copy-button';
import { ResultHead } from '../../ui/layout/layout';
import { printed } from './openssl-text';
import type { ObjectFacts } from './report';
import { useWords } from './use-words';
import styles from './view.module.css';

/** Longer text is shown by its beginning, and copied whole. */
const LONGEST = 200_000;

/** What OpenSSL would print of an object. */
export function PrintedText({ facts, title }: { facts: ObjectFacts; title: string }) {
  const words = useWords();
  const text = useMemo(() => printed(facts), [facts]);
  const name = words.textOf(title);
  return (
    <>
      <ResultHead title={words.text} actions={<CopyButton value={text} sends={name} size="small" variant="quiet" />} />
      {/* It scrolls sideways, so the keyboard has to get there. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
      <pre className={styles.printed} tabIndex={0} role="region" aria-label={name}>
        {text.length > LONGEST ? `${text.slice(0, LONGEST)}…` : text}
      </pre>
    </>
  );
}
