import type { FileEncoding } from '../../lib/file-encodings';
import { Button } from '../../ui/button/button';
import type { EncodingPreview } from './report';
import { useWords } from './use-words';
import styles from './view.module.css';

/** Other encodings in which a file is text, each with what it begins with when it is read so. */
export function OtherEncodings({
  previews,
  onChoose,
}: {
  previews: readonly EncodingPreview[];
  onChoose: (encoding: FileEncoding) => void;
}) {
  const words = useWords();
  return (
    <div className={styles.encodings}>
      <p className="meta">{words.otherEncodings}</p>
      <ul>
        {previews.map(({ encoding, text }) => (
          <li key={encoding}>
            <Button size="small" onClick={() => onChoose(encoding)}>
              {words.readAs(encoding)}
            </Button>
            <code>{text}</code>
          </li>
        ))}
      </ul>
    </div>
  );
}
