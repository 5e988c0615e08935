import type { PhraseReport } from './phrase';
import { useWords } from './use-words';
import styles from './view.module.css';
import type { Language } from './word-lists';

/** For the right fonts and voices. */
const TAGS: Record<Language, string> = {
  english: 'en',
  'simplified-chinese': 'zh-Hans',
  'traditional-chinese': 'zh-Hant',
  czech: 'cs',
  french: 'fr',
  italian: 'it',
  japanese: 'ja',
  korean: 'ko',
  portuguese: 'pt',
  spanish: 'es',
};

/** The words of a phrase, numbered from 1, each with its place in the list. */
export function WordGrid({ report }: { report: PhraseReport }) {
  const words = useWords();
  return (
    <ol className={styles.grid} aria-label={words.wordGrid}>
      {report.words.map((word, index) => (
        <li key={index}>
          <span className={styles.number}>{index + 1}</span>
          <strong lang={TAGS[report.language]}>{word}</strong>
          <span className={styles.index}>{report.indices[index]}</span>
        </li>
      ))}
    </ol>
  );
}
