import type { ReactNode } from 'react';
import { useKitWords } from '../../i18n/context';
import styles from './no-result.module.css';

/** What stands in the place of a result that is not there: where it will come from. @default that what is wrong must be mended first */
export function NoResult({ children }: { children?: ReactNode }) {
  const kit = useKitWords();
  return <p className={styles.empty}>{children ?? kit.fixInput}</p>;
}
