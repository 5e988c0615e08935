import type { ReactNode } from 'react';
import { useKitWords } from '../../i18n/context';
import { Stack } from '../layout/layout';
import styles from './code-page.module.css';

export interface CodePageProps {
  /** What is encoded. */
  content: ReactNode;
  /** What the code looks like. */
  design: ReactNode;
  result: ReactNode;
  /** What stands below the result. */
  after?: ReactNode;
}

/** The page of a tool that draws codes: content and design left, result right; on phones the code before its design. */
export function CodePage({ content, design, result, after }: CodePageProps) {
  const words = useKitWords();
  return (
    <div className={styles.page}>
      <Stack className={styles.content}>{content}</Stack>
      <Stack className={styles.design} role="group" aria-label={words.options}>
        {design}
      </Stack>
      <Stack className={styles.result} role="group" aria-label={words.result}>
        {result}
      </Stack>
      {after ? <div className={styles.after}>{after}</div> : null}
    </div>
  );
}
