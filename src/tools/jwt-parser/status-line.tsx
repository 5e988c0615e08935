import type { Run } from '../../operations/use-operation';
import { Badge } from '../../ui/badge/badge';
import { Unfinished } from '../../ui/unfinished/unfinished';
import { findAlgorithm } from '../../lib/jwt/algorithms';
import { signatureBadge, validityBadge } from './badges';
import type { DecodedToken } from './decode';
import { placeOfFault } from './fault-place';
import { visible } from '../../lib/jwt/visible';
import type { DateStyle } from '../../i18n/instant-text';
import { type ToolWords, useWords } from './use-words';
import { validityOf } from './validity';
import type { Verified, VerifyFault } from './verify';
import styles from './view.module.css';

type Check = Run<Verified, VerifyFault>;

export interface StatusLineProps {
  token: DecodedToken;
  check: Check;
  style: DateStyle;
  /** Seconds. */
  leeway: number;
}

/** Whether the token may be used now, whether its signature is right, and what its algorithm is. */
export function StatusLine({ token, check, style, leeway }: StatusLineProps) {
  const words = useWords();
  const { kind, payload, alg } = token;
  const algorithm = findAlgorithm(alg ?? '');
  const text = checkText(token, check, words);
  return (
    <section className={styles.status} aria-label={words.status}>
      <div className={styles.badges}>
        {payload?.kind === 'claims' ? (
          <Badge {...validityBadge(validityOf(payload.claims, style.now, leeway), words, style)} />
        ) : null}
        {/* Told to those who do not see; the badge before it would speak every second. */}
        <span role="status">{kind === 'signed' ? <Badge {...signatureBadge(check, words)} /> : null}</span>
      </div>
      {text === undefined ? null : <p>{text}</p>}
      {kind !== 'encrypted' && alg !== undefined && algorithm ? <p>{words.algorithm(alg, algorithm)}</p> : null}
      <Unfinished run={check} />
    </section>
  );
}

/** Which key it was, or why the signature cannot be checked. */
function checkText({ kind, alg }: DecodedToken, { status, value, fault }: Check, words: ToolWords): string | undefined {
  const kid = status === 'done' ? value?.kid : undefined;
  if (kid !== undefined) return words.verifiedBy(visible(kid));
  const told = fault ?? unknownAlgorithm(alg);
  return kind === 'signed' && told && placeOfFault(told) === 'status' ? visible(words.fault(told)) : undefined;
}

/** Said before a key is asked for in vain. */
function unknownAlgorithm(alg: string | undefined): VerifyFault | undefined {
  if (alg === undefined) return { code: 'no-alg' };
  return findAlgorithm(alg) ? undefined : { code: 'unknown-alg', alg };
}
