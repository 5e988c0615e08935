import { useEffect, useEffectEvent, useRef, useState, type DragEvent, type ReactNode } from 'react';
import { useKitWords } from '../../i18n/context';
import { Icon } from '../icon/icon';
import styles from './file-drop.module.css';

export interface FileDropProps {
  /** What the zone says. @default the words for dropping or pasting files */
  label?: string;
  /** What the picker offers, as in `<input accept>`. Dropped and pasted files are not filtered. */
  accept?: string;
  multiple?: boolean;
  /** Gets at least one file; only the first one unless `multiple`. */
  onFiles: (files: File[]) => void;
  hint?: ReactNode;
}

/** A place to drop files on, to pick them by a click anywhere in it, or to paste them while it is on the page. */
export function FileDrop({ label, accept, multiple = false, onFiles, hint }: FileDropProps) {
  const words = useKitWords();
  const picker = useRef<HTMLInputElement>(null);
  const [isOver, setOver] = useState(false);

  function take(files: FileList | null | undefined): boolean {
    const taken = [...(files ?? [])].slice(0, multiple ? undefined : 1);
    if (taken.length > 0) onFiles(taken);
    return taken.length > 0;
  }

  const takePasted = useEffectEvent((event: ClipboardEvent) => {
    if (!event.defaultPrevented && take(event.clipboardData?.files)) event.preventDefault();
  });
  useEffect(() => {
    document.addEventListener('paste', takePasted);
    return () => document.removeEventListener('paste', takePasted);
  }, []);

  const onDragOver = (event: DragEvent) => {
    if (!event.dataTransfer.types.includes('Files')) return;
    event.preventDefault();
    setOver(true);
  };

  return (
    <>
      <button
        type="button"
        className={styles.drop}
        data-over={isOver ? '' : undefined}
        onClick={() => picker.current?.click()}
        onDragEnter={onDragOver}
        onDragOver={onDragOver}
        onDragLeave={(event) => {
          if (!(event.relatedTarget instanceof Node && event.currentTarget.contains(event.relatedTarget)))
            setOver(false);
        }}
        onDrop={(event) => {
          setOver(false);
          if (take(event.dataTransfer.files)) event.preventDefault();
        }}
      >
        <Icon name="upload" size="l" />
        <span>{label ?? words.dropFile}</span>
        <span className={styles.choose}>{words.chooseFile}</span>
        {hint ? <span className="meta">{hint}</span> : null}
      </button>
      <input
        ref={picker}
        type="file"
        hidden
        aria-label={words.chooseFile}
        accept={accept}
        multiple={multiple}
        onChange={(event) => {
          take(event.target.files);
          // The same file may be picked again.
          event.target.value = '';
        }}
      />
    </>
  );
}
