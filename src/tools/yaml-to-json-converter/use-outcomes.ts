import { useEffect, useRef, useState } from 'react';
import { useToolId } from '../../operations/tool-context';
import { convertFile, type ConvertOptions, type Outcome } from './convert-files';

/** What became of each file so far. When the options change, all are converted anew. */
export function useOutcomes(files: readonly File[], options: ConvertOptions): readonly (Outcome | undefined)[] {
  const toolId = useToolId();
  const key = JSON.stringify(options);
  const known = useRef({ key, outcomes: new Map<File, Outcome>() });
  const [shown, setShown] = useState<{ key: string; outcomes: ReadonlyMap<File, Outcome> }>();

  useEffect(() => {
    if (known.current.key !== key) known.current = { key, outcomes: new Map() };
    const { outcomes } = known.current;
    const controller = new AbortController();
    const { signal } = controller;
    const work = async () => {
      for (const file of files) {
        if (outcomes.has(file)) continue;
        outcomes.set(file, await convertFile(file, options, { toolId, signal }));
        if (signal.aborted) return;
        setShown({ key, outcomes: new Map(outcomes) });
      }
    };
    // A run that was ended by newer options has nothing to tell.
    work().catch(() => undefined);
    return () => controller.abort();
    // Options are the same when they say the same.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [files, key, toolId]);

  return files.map((file) => (shown?.key === key ? shown.outcomes.get(file) : undefined));
}
