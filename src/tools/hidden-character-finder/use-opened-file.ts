import { useState } from 'react';
import type { FileEncoding } from '../../lib/file-encodings';
import { INLINE_LIMIT, type TextSource } from '../../lib/text-source';
import { readAnyText, sourceOf } from '../../operations/read-any-text';
import { useToolId } from '../../operations/tool-context';
import { hasMark, withMark } from './read-file';

/** Opens a file in any of the usual encodings with its byte order mark, which is a find here; long ones are read where they are worked on. */
export function useOpenedFile() {
  const toolId = useToolId();
  const [opened, setOpened] = useState<{ readonly source: TextSource; readonly encoding: FileEncoding }>();

  async function openFile(file: File): Promise<TextSource> {
    // Longer than any text that is edited here, whatever its encoding.
    if (file.size > INLINE_LIMIT * 4) return file;
    const read = await readAnyText(file, 'auto', toolId);
    if (!read.ok) return file;
    const start = new Uint8Array(await file.slice(0, 3).arrayBuffer());
    const text = withMark(read.value.text, start);
    const source = sourceOf({ ...read.value, text }, file);
    // With its mark it is another text than the file's own.
    const kept = typeof source !== 'string' && hasMark(start) ? file : source;
    setOpened({ source: kept, encoding: read.value.encoding });
    return kept;
  }
  const encodingOf = (source: TextSource) => (opened?.source === source ? opened.encoding : undefined);
  return { openFile, encodingOf };
}
