import { useEffect, useState } from 'react';
import type { Fault } from '../../lib/result';
import type { TextSource } from '../../lib/text-source';
import { useWords } from './use-words';

/** What is said of a pattern that took too long, once it is known which it was. */
export function useSlowPattern(fault: Fault | undefined, schema: TextSource, further: string | undefined) {
  const words = useWords();
  const [found, setFound] = useState<{ readonly fault: Fault; readonly pattern: string | undefined }>();
  const step = fault?.code === 'pattern-too-slow' && 'step' in fault ? Number(fault.step) : undefined;
  useEffect(() => {
    if (!fault || step === undefined) return;
    void (async () => {
      const [{ patternsIn }, { furtherSchemas }] = await Promise.all([
        import('./slow-pattern'),
        import('./further-schemas'),
      ]);
      const text = typeof schema === 'string' ? schema : await schema.text();
      const patterns = patternsIn([text, ...furtherSchemas(further).map((other) => other.text)]);
      setFound({ fault, pattern: patterns[step] });
    })();
  }, [fault, step, schema, further]);
  return found && found.fault === fault && found.pattern !== undefined ? words.slowPattern(found.pattern) : undefined;
}
