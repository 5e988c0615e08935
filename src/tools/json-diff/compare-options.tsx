import { readIgnorePaths } from '../../lib/json-diff/ignore-paths';
import { useOptions } from '../../operations/use-options';
import { Options } from '../../ui/options/options';
import { useOptionField } from '../../ui/options/use-option-field';
import { viewOptions } from './operations';
import { useWords } from './use-words';
import styles from './view.module.css';

/** How the documents are compared. */
export function CompareOptions() {
  const words = useWords();
  const [{ arrays, ignore }] = useOptions(viewOptions);
  const field = useOptionField(viewOptions, words.options);
  const [bad] = readIgnorePaths(ignore).bad;
  const paths = field('ignore', { rows: 3, error: bad && words.badPath(bad) });
  return (
    <Options
      schema={viewOptions}
      words={words.options}
      open={['arrays', 'keyField', 'numbers', 'onlyDifferences']}
      without={arrays === 'key' ? ['sortKeys'] : ['sortKeys', 'keyField']}
      own={{ ignore: <div className={styles.ignore}>{paths}</div> }}
    />
  );
}
