import { useEffect, useState } from 'react';
import { useDraft } from '../../operations/use-draft';

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
    void Promise.all(
      kept.filter((one) => one instanceof File).map(async (file) => [file.name, await file.text()]),
    ).then((texts) => {
      if (isCurrent) setRead({ kept, text: JSON.stringify(Object.fromEntries(texts)) });
    });
    return () => {
      isCurrent = false;
    };
  }, [kept]);
  return {
    files,
    // The same name means the same schema, in a newer state.
    add: (file) => setFiles([...files.filter(({ name }) => name !== file.name), file]),
    remove: (file) => setFiles(files.filter((one) => one !== file)),
    text: files.length > 0 && read?.kept === kept ? read.text : undefined,
  };
}
