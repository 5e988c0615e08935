import { useEffect, useState } from 'react';
import type { InferOutput } from 'valibot';
import type { TextSource } from '../../lib/text-source';
import { useOperation } from '../../operations/use-operation';
import { clean } from './operations';
import type { cleanOptions } from './options';
import { hasRegex, withoutRegexes } from './own-rules';

/** Milliseconds that the visitor's own expressions may take in one run. */
const REGEX_LIMIT = 2000;

/**
 * Cleans a text. Expressions of the visitor's own that take longer than two seconds are stopped with their worker and left
 * out until they or the text change.
 */
export function useCleaning(
  text: TextSource,
  rules: string,
  options: InferOutput<typeof cleanOptions>,
  enabled: boolean,
) {
  const [slow, setSlow] = useState<{ text: TextSource; rules: string }>();
  const isTooSlow = slow !== undefined && slow.rules === rules && slow.text === text;
  const run = useOperation(clean, { text, rules: isTooSlow ? withoutRegexes(rules) : rules }, options, { enabled });
  // The rules of one's own come first; until they are done, nothing is.
  const isAtOwnRules = enabled && !isTooSlow && run.status === 'busy' && run.progress?.done === 0;
  useEffect(() => {
    if (!isAtOwnRules || !hasRegex(rules)) return undefined;
    const timer = setTimeout(() => setSlow({ text, rules }), REGEX_LIMIT);
    return () => clearTimeout(timer);
  }, [isAtOwnRules, text, rules]);
  return { run, isTooSlow };
}
