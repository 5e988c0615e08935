import { TextCopyable } from '../../ui/text-copyable/text-copyable';
import styles from './view.module.css';

/** Extensions, each copied by a click on it. */
export function Extensions({ all }: { all: readonly string[] }) {
  if (all.length === 0) return null;
  return (
    <span className={styles.extensions}>
      {all.map((extension) => (
        <TextCopyable key={extension} value={`.${extension}`} />
      ))}
    </span>
  );
}
