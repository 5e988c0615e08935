import { useState } from 'react';
import { isEmptySource, toTextSource, type TextSource } from '../../lib/text-source';
import { runOperation } from '../../operations/run-operation';
import { useToolId } from '../../operations/tool-context';
import { useDraft } from '../../operations/use-draft';
import { format } from './operations';
import { SAMPLES } from './samples';

export type SideName = 'left' | 'right';
export type Sources = Readonly<Record<SideName, TextSource>>;

/** Both documents as they were typed or opened, and what can be done with them. */
export function useSides() {
  const toolId = useToolId();
  const [left, setLeft] = useDraft<TextSource>('left', SAMPLES.first.left, { takes: 'text' });
  const [right, setRight] = useDraft<TextSource>('right', SAMPLES.first.right);
  // Before and after they were formatted, so that it can be undone while they still are what came out.
  const [formatted, setFormatted] = useState<{ before: Sources; after: Sources }>();

  function set(sources: Sources) {
    setLeft(sources.left);
    setRight(sources.right);
  }

  async function print(source: TextSource, name: string): Promise<TextSource> {
    if (isEmptySource(source)) return source;
    const result = await runOperation(format, { text: source }, {}, { toolId }).catch(() => undefined);
    // What cannot be read stays as it is; its fault is shown already.
    return result?.ok ? toTextSource(result.value, name) : source;
  }

  async function formatBoth() {
    const [newLeft, newRight] = await Promise.all([print(left, 'left.json'), print(right, 'right.json')]);
    const after = { left: newLeft, right: newRight };
    setFormatted({ before: { left, right }, after });
    set(after);
  }

  const canUndo = formatted?.after.left === left && formatted.after.right === right;
  const undo = () => {
    if (formatted) set(formatted.before);
    setFormatted(undefined);
  };
  return {
    sources: { left, right },
    setSide: { left: setLeft, right: setRight },
    swap: () => {
      set({ left: right, right: left });
      setFormatted(undefined);
    },
    formatBoth,
    /** Nothing where there is nothing to undo. */
    undoFormat: canUndo ? undo : undefined,
  };
}
