import { useEffect, useState } from 'react';
import type { InferInput } from 'valibot';
import type { TextSource } from '../../lib/text-source';
import { failureOf } from '../../lib/failure';
import { runOperation } from '../../operations/run-operation';
import { useToolId } from '../../operations/tool-context';
import { useOperation } from '../../operations/use-operation';
import { clean, RULE_LIMIT, tryRule } from './operations';
import type { cleanOptions } from './options';
import { regexLines } from './own-rules';

/** What is known of the visitor's own rules for a text: the lines that take too long. */
interface Tried {
  readonly text: TextSource;
  readonly rules: string;
  readonly slow: readonly number[];
}

/** The lines of which each takes too long by itself. */
async function findSlow(text: TextSource, rules: string, toolId: string, signal: AbortSignal): Promise<number[]> {
  const tries = regexLines(rules).map(async ({ line, source }) => {
    const isSlow = await runOperation(tryRule, { text, rule: source }, {}, { toolId, signal }).then(
      () => false,
      (error: unknown) => {
        signal.throwIfAborted();
        const { code } = failureOf(error);
        return code === 'too-slow' || code === 'worker-died';
      },
    );
    return isSlow ? [line] : [];
  });
  return (await Promise.all(tries)).flat();
}

/**
 * Cleans a text. When the visitor's own expressions take longer than two seconds, each is tried by itself, and those that take
 * that long alone are left out until they or the text change.
 */
export function useCleaning(
  text: TextSource,
  rules: string,
  options: InferInput<typeof cleanOptions>,
  isWanted: boolean,
) {
  const toolId = useToolId();
  const [late, setLate] = useState<Pick<Tried, 'text' | 'rules'>>();
  const [tried, setTried] = useState<Tried>();
  const isOfNow = (other: Pick<Tried, 'text' | 'rules'> | undefined) => other?.rules === rules && other.text === text;
  const isTried = isOfNow(tried);
  const isTrying = isOfNow(late) && !isTried;
  const slow = isTried && tried ? tried.slow : [];
  const enabled = isWanted && !isTrying;
  const run = useOperation(clean, { text, rules }, { ...options, leftRules: [...slow] }, { enabled });

  // The rules of one's own come first; until they are done, nothing is.
  const isAtOwnRules = enabled && !isTried && run.status === 'busy' && run.progress?.done === 0;
  useEffect(() => {
    if (!isAtOwnRules || regexLines(rules).length === 0) return undefined;
    const timer = setTimeout(() => setLate({ text, rules }), RULE_LIMIT);
    return () => clearTimeout(timer);
  }, [isAtOwnRules, text, rules]);

  useEffect(() => {
    if (!isWanted || !isTrying) return undefined;
    const controller = new AbortController();
    findSlow(text, rules, toolId, controller.signal)
      .then((lines) => setTried({ text, rules, slow: lines }))
      .catch(() => undefined);
    return () => controller.abort();
  }, [isWanted, isTrying, text, rules, toolId]);

  const busy = { ...run, status: 'busy' as const };
  return { run: isWanted && isTrying ? busy : run, slow };
}
