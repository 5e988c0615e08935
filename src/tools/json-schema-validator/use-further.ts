import { useEffect, useState } from 'react';
import { useDraft } from '../../operations/use-draft';
import { tellUnreadable } from '../../ui/toast/toast';

const NO_FILES: readonly File[] = [];

export interface Further {
  readonly files: readonly File[];
  readonly add: (file: File) => void;
  readonly remove: (file: File) => void;
  /** The texts by the names of their files, as the operations take them; undefined while there are none. */
  readonly text: string | undefined;
}

/** Further schemas, which live as long as the page does. */
export function useFurther(): Further {
  const [kept, setFiles] = useDraft<readonly File[]>('further', NO_FILES);
  const files = kept.filter((one) => one instanceof File);
  const [read, setRead] = useState<{ readonly kept: readonly File[]; readonly text: string }>();
  useEffect(() => {
    let isCurrent = true;
    const textOf = async (file: File) => ({ file, text: await file.text().catch(() => undefined) });
    void Promise.all(kept.filter((one) => one instanceof File).map(textOf)).then((found) => {
      if (!isCurrent) return;
      const readable = found.filter(({ text }) => text !== undefined);
      if (readable.length < found.length) {
        tellUnreadable();
        setFiles(readable.map(({ file }) => file));
        return;
      }
      setRead({ kept, text: JSON.stringify(Object.fromEntries(readable.map(({ file, text }) => [file.name, text]))) });
    });
    return () => {
      isCurrent = false;
    };
  }, [kept, setFiles]);
  return {
    files,
    // The same name means the same schema, in a newer state.
    add: (file) => setFiles([...files.filter(({ name }) => name !== file.name), file]),
    remove: (file) => setFiles(files.filter((one) => one !== file)),
    text: files.length > 0 && read?.kept === kept ? read.text : undefined,
  };
}
