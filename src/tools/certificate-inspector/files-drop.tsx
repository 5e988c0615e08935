import type { DragEvent, ReactNode } from 'react';
import { FileDrop } from '../../ui/file-drop/file-drop';
import { Stack } from '../../ui/layout/layout';
import { useWords } from './use-words';

const ACCEPT = '.pem,.crt,.cer,.der,.p7b,.p7c,.pfx,.p12,.csr,.req,.crl,.key,.txt';

/** A place for files, several at once, also upon the field beside it. */
export function FilesDrop({ onFiles, children }: { onFiles: (files: readonly File[]) => void; children: ReactNode }) {
  const words = useWords();
  const take = (event: DragEvent) => {
    if (event.dataTransfer.files.length === 0) return;
    event.preventDefault();
    event.stopPropagation();
    onFiles([...event.dataTransfer.files]);
  };
  return (
    <>
      <Stack onDropCapture={take}>{children}</Stack>
      <FileDrop label={words.drop} accept={ACCEPT} multiple onFiles={onFiles} />
    </>
  );
}
