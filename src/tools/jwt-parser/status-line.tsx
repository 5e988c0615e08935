import type { ReactNode } from 'react';
import type { Run } from '../../operations/use-operation';
import { Badge } from '../../ui/badge/badge';
import { Unfinished } from '../../ui/unfinished/unfinished';
import { relativeTime } from '../../lib/relative-time';
import { findAlgorithm } from './algorithms';
import type { DecodedToken } from './decode';
import { visible } from './shown';
import { instantText, type DateStyle } from './time-text';
import { validityOf, type Validity } from './validity';
import type { Verified, VerifyFault } from './verify';
import { useWords } from './use-words';
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
  const algorithm = findAlgorithm(token.alg ?? '');
  return (
    <section className={styles.status} aria-label={words.status}>
      <div className={styles.badges}>
        {token.payload?.kind === 'claims' ? (
          <ValidityBadge validity={validityOf(token.payload.claims, style.now, leeway)} style={style} />
        ) : null}
        {/* Told to those who do not see; the badge before it would speak every second. */}
        <span role="status">{token.kind === 'signed' ? <CheckBadge check={check} /> : null}</span>
      </div>
      <CheckText token={token} check={check} />
      {token.kind !== 'encrypted' && token.alg !== undefined && algorithm ? (
        <p>{words.algorithm(token.alg, algorithm)}</p>
      ) : null}
      <Unfinished run={check} />
    </section>
  );
}

function ValidityBadge({ validity, style }: { validity: Validity; style: DateStyle }) {
  const words = useWords();
  const relative = (ms: number) => relativeTime(ms, style.now, style.language);
  switch (validity.state) {
    case 'active':
      return (
        <Badge kind="ok" icon="check">
          {words.active(relative(validity.until))}
        </Badge>
      );
    case 'expired':
      return (
        <Badge kind="bad" icon="x">
          {words.expired(relative(validity.since))}
        </Badge>
      );
    case 'not-yet':
      return <Badge kind="warn">{words.notYet(instantText(validity.from, style))}</Badge>;
    case 'no-expiry':
      return <Badge>{words.noExpiry}</Badge>;
    case 'unreadable':
      return <Badge kind="warn">{words.unreadable}</Badge>;
  }
}

function CheckBadge({ check }: { check: Check }): ReactNode {
  const words = useWords();
  if (check.status === 'done') {
    return (
      <Badge kind="ok" icon="check">
        {words.verified}
      </Badge>
    );
  }
  if (check.status === 'busy') return <Badge>{words.checking}</Badge>;
  return check.fault?.code === 'wrong-signature' ? (
    <Badge kind="bad" icon="x">
      {words.wrong}
    </Badge>
  ) : (
    <Badge>{words.notChecked}</Badge>
  );
}

/** Which key it was, or why the signature cannot be checked. What is wrong with the key stands beside its field. */
function CheckText({ token, check }: { token: DecodedToken; check: Check }): ReactNode {
  const words = useWords();
  const kid = check.status === 'done' ? check.value?.kid : undefined;
  if (kid !== undefined) return <p>{words.verifiedBy(visible(kid))}</p>;
  if (token.kind !== 'signed') return null;
  const fault = check.fault ?? unknownAlgorithm(token.alg);
  return fault && TOKEN_FAULTS.has(fault.code) ? <p>{visible(words.fault(fault))}</p> : null;
}

const TOKEN_FAULTS: ReadonlySet<VerifyFault['code']> = new Set([
  'wrong-signature',
  'signature-not-base64url',
  'not-canonical',
  'no-alg',
  'unknown-alg',
  'duplicate-header',
  'critical',
  'needs-secure-page',
]);

/** Said before a key is asked for in vain. */
function unknownAlgorithm(alg: string | undefined): VerifyFault | undefined {
  if (alg === undefined) return { code: 'no-alg' };
  return findAlgorithm(alg) ? undefined : { code: 'unknown-alg', alg };
}
