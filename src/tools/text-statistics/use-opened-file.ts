import { useState } from 'react';
import type { FileEncoding } from '../../lib/file-encodings';
import type { TextSource } from '../../lib/text-source';
import { readAnyText, sourceOf } from '../../operations/read-any-text';
import { useToolId } from '../../operations/tool-context';

/** Bytes up to which a file's encoding is found out; longer ones are read as UTF-8, piece by piece. */
const SNIFFED = 50_000_000;

/** Opens a file in any of the usual encodings, and tells that of a text which was opened from one. */
export function useOpenedFile() {
  const toolId = useToolId();
  const [opened, setOpened] = useState<{ readonly source: TextSource; readonly encoding: FileEncoding }>();

  /** What is no text stays the file, and counting says so. */
  async function openFile(file: File): Promise<TextSource> {
    if (file.size > SNIFFED) return file;
    const read = await readAnyText(file, 'auto', toolId);
    if (!read.ok) return file;
    const source = sourceOf(read.value, file);
    setOpened({ source, encoding: read.value.encoding });
    return source;
  }
  const encodingOf = (source: TextSource) => (opened?.source === source ? opened.encoding : undefined);
  return { openFile, encodingOf };
}
