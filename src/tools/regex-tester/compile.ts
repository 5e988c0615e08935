import { makePattern } from '../../lib/make-pattern';
import { err, ok, type Result } from '../../lib/result';
import { flagFault, type FlagFault } from './flags';
import { parsePattern, type SyntaxFault } from './syntax';

export type CompileFault =
  | FlagFault
  | SyntaxFault
  /** By the standard it is right, but this engine does not know it yet, or has not the memory for it. */
  | { readonly code: 'engine' };

/** Has the engine make an expression; what it refuses is read again, to tell where and why. */
export async function compile(pattern: string, flags: string): Promise<Result<RegExp, CompileFault>> {
  const fault = flagFault(flags);
  if (fault) return err(fault);
  try {
    return ok(makePattern(pattern, flags));
  } catch {
    const parsed = await parsePattern(pattern, flags);
    return err(parsed.kind === 'wrong' ? parsed.fault : { code: 'engine' });
  }
}
