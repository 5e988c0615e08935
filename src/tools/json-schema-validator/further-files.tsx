import { IconButton } from '../../ui/button/icon-button';
import { FileButton } from '../../ui/file-button/file-button';
import type { Further } from './use-further';
import { useWords } from './use-words';
import styles from './view.module.css';

/** The files that a schema refers to. */
export function FurtherFiles({ files, add, remove }: Further) {
  const words = useWords();
  return (
    <div className={styles.files} role="group" aria-label={words.further}>
      <FileButton size="small" label={words.addFurther} accept=".json,.yaml,.yml" onFile={add} />
      {files.map((file) => (
        <span key={file.name} className={styles.file}>
          <span className="verbatim">{file.name}</span>
          <IconButton icon="x" label={words.removeFurther(file.name)} onClick={() => remove(file)} />
        </span>
      ))}
    </div>
  );
}
