import { Badge } from '../../ui/badge/badge';
import type { CertificateFacts, ObjectFacts } from './report';
import { useWords } from './use-words';

export interface ObjectBadgesProps {
  facts: ObjectFacts;
  /** The fingerprints of all that is. */
  revoked: ReadonlySet<string>;
}

/** What one sees of an object before its card is open. */
export function ObjectBadges({ facts, revoked }: ObjectBadgesProps) {
  const words = useWords();
  const isWrong = facts.kind !== 'key' && facts.signature === 'wrong';
  return (
    <>
      {facts.kind === 'certificate' ? <CertificateBadges facts={facts} isRevoked={revoked.has(facts.sha256)} /> : null}
      {facts.kind === 'key' ? (
        <Badge {...(facts.isPrivate && { kind: 'warn' as const })}>
          {facts.isPrivate ? words.privateBadge : words.publicBadge}
        </Badge>
      ) : null}
      {facts.kind === 'list' && facts.limits.length > 0 ? (
        <Badge kind="warn">{words.warnings(facts.limits.length)}</Badge>
      ) : null}
      {isWrong ? <Badge kind="bad">{words.wrongSignature}</Badge> : null}
    </>
  );
}

function CertificateBadges({ facts, isRevoked }: { facts: CertificateFacts; isRevoked: boolean }) {
  const words = useWords();
  const { isAuthority, isSelfSigned, isSelfIssued, warnings } = facts;
  const has = (code: string) => warnings.some((warning) => warning.code === code);
  const others = warnings.filter(({ code }) => code !== 'expired' && code !== 'not-yet-valid').length;
  return (
    <>
      {isAuthority ? <Badge>{words.authority}</Badge> : null}
      {isSelfSigned ? <Badge>{words.selfSigned}</Badge> : null}
      {isSelfIssued && !isSelfSigned ? <Badge>{words.selfIssued}</Badge> : null}
      {isRevoked ? <Badge kind="bad">{words.revocation.revoked}</Badge> : null}
      {has('expired') ? <Badge kind="bad">{words.expired}</Badge> : null}
      {has('not-yet-valid') ? <Badge kind="warn">{words.future}</Badge> : null}
      {others > 0 ? <Badge kind="warn">{words.warnings(others)}</Badge> : null}
    </>
  );
}
