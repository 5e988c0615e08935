import { readIgnorePaths } from '../../lib/json-diff/ignore-paths';
import { useOptions } from '../../operations/use-options';
import { InputText } from '../../ui/input-text/input-text';
import { Options } from '../../ui/options/options';
import { viewOptions } from './operations';
import { useWords } from './use-words';
import styles from './view.module.css';

/** How the documents are compared. */
export function CompareOptions() {
  const words = useWords();
  const [{ arrays }] = useOptions(viewOptions);
  return (
    <Options
      schema={viewOptions}
      words={words.options}
      open={['arrays', 'keyField', 'numbers', 'onlyDifferences']}
      without={arrays === 'key' ? ['sortKeys'] : ['sortKeys', 'keyField']}
      own={{ ignore: <IgnoredPaths /> }}
    />
  );
}

function IgnoredPaths() {
  const words = useWords();
  const [{ ignore }, change] = useOptions(viewOptions);
  const [bad] = readIgnorePaths(ignore).bad;
  return (
    <div className={styles.ignore}>
      <InputText
        multiline
        {...words.options.ignore}
        value={ignore}
        onChange={(paths) => change({ ignore: paths })}
        rows={3}
        mono
        error={bad ? words.badPath(bad) : undefined}
        spellCheck={false}
        autoCapitalize="off"
      />
    </div>
  );
}
