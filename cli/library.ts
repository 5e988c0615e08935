import type { Locale } from '../src/i18n/locale';
import type { Fault, Result } from '../src/lib/result';
import type { CallSettings } from './library/call-settings';
import { tools } from './library/tools';

export type { Locale } from '../src/i18n/locale';
export { OperationFailure, type Failure } from '../src/lib/failure';
export type { RandomSource } from '../src/lib/random';
export type { Fault, Result } from '../src/lib/result';
export type { CallSettings } from './library/call-settings';
export { tools, type ToolDescription } from './library/tools';

/**
 * Runs an operation. Gives its value, or a fault where the inputs are wrong. Rejects with a `TypeError` that names the input or option where
 * the call is wrong, with the reason of the signal where that was aborted, and with an `OperationFailure` where there is no answer at all:
 * a file that is no text or too large, work that took too long, a mistake of ours.
 */
type CallOperation = (
  inputs: Readonly<Record<string, string | Uint8Array | Blob | undefined>>,
  options?: Readonly<Record<string, unknown>>,
  settings?: CallSettings,
) => Promise<Result<unknown, Fault>>;

function callerOf(toolId: string, operationId: string): CallOperation {
  return async (inputs, options = {}, settings = {}) => {
    const { callOperation } = await import('./library/call-operation');
    return callOperation({ toolId, operationId }, inputs, options, settings);
  };
}

/** What every tool can do, by tool and operation. Nothing of a tool is loaded before it is called. What each takes and gives stands in the types. */
export const operations: Readonly<Record<string, Readonly<Record<string, CallOperation>>>> = Object.fromEntries(
  tools.map(({ id, operations: names }) => [id, Object.fromEntries(names.map((name) => [name, callerOf(id, name)]))]),
);

/** A fault of an operation in words, as the tool's page says it; its code where there are no words for it. */
export async function faultMessage(
  toolId: string,
  operationId: string,
  fault: Fault,
  locale: Locale = 'en',
): Promise<string> {
  const { sayFault } = await import('./say-fault');
  return sayFault(toolId, operationId, fault, locale);
}
