import { useId, useState } from 'react';
import { Alert } from '../../ui/alert/alert';
import { Badge } from '../../ui/badge/badge';
import { CopyButton } from '../../ui/copy/copy-button';
import { FactRows } from '../../ui/copy-rows/fact-rows';
import { DownloadButton } from '../../ui/download-button/download-button';
import { Fold } from '../../ui/fold/fold';
import { ResultHead, Section } from '../../ui/layout/layout';
import { Notes } from '../../ui/notes/notes';
import type { CertificateFacts, SignatureReport } from './report';
import { sentencesOf } from './sentences';
import { useMoment, useSigned } from './use-moment';
import { useWords } from './use-words';
import styles from './view.module.css';

const KINDS = {
  intact: 'success',
  changed: 'error',
  invalid: 'error',
  unreadable: 'warning',
  unchecked: 'warning',
} as const;

export interface SignaturePartProps {
  signature: SignatureReport;
  /** From 1. */
  place: number;
}

/** One signature: what became of it, what it says, and its certificates. */
export function SignaturePart({ signature, place }: SignaturePartProps) {
  const words = useWords();
  const signed = useSigned()(signature);
  const { status, added, warnings, chain, kind } = signature;
  return (
    <Section title={words.title(place, kind)}>
      <Alert kind={status === 'intact' && added !== 0 ? 'warning' : KINDS[status]} title={words.status[status]}>
        {signed === undefined ? null : <p className={styles.signed}>{signed}</p>}
        {sentencesOf(words, signature).map((sentence) => (
          <p key={sentence}>{sentence}</p>
        ))}
      </Alert>
      <Facts signature={signature} place={place} />
      {chain.length > 0 ? <ChainList chain={chain} place={place} /> : null}
      <Notes items={warnings.map((warning) => ({ kind: 'warning', message: words.warning(warning) }))} />
    </Section>
  );
}

/** A row with a moment; what is copied is ISO 8601. */
function useMomentRow() {
  const moment = useMoment();
  return (label: string, at: number) => ({ label, value: new Date(at).toISOString(), shown: moment(at) });
}

function Facts({ signature, place }: SignaturePartProps) {
  const words = useWords();
  const moment = useMomentRow();
  const { chain, time, name, reason, location, contact, subFilter, scheme, hash, stampedBy, kind } = signature;
  const [signer] = chain;
  const when = time && moment(words.time, time.at);
  const told = (label: string, value: string | undefined) => value !== undefined && value !== '' && { label, value };
  return (
    <FactRows
      title={`${words.title(place, kind)}: ${words.facts}`}
      hideTitle
      rows={[
        told(words.signer, signer?.name),
        told(words.issuer, signer?.issuer),
        when && { ...when, mark: <Badge>{words.timeFrom[time.from]}</Badge> },
        told(words.stampedBy, stampedBy),
        told(words.name, name),
        told(words.reason, reason),
        told(words.location, location),
        told(words.contact, contact),
        told(words.form, subFilter),
        told(words.algorithm, [scheme, hash].filter(Boolean).join(', ')),
        told(words.key, signer?.key),
        signer && moment(words.notBefore, signer.notBefore),
        signer && moment(words.notAfter, signer.notAfter),
      ]}
    />
  );
}

function ChainList({ chain, place }: { chain: readonly CertificateFacts[]; place: number }) {
  const words = useWords();
  const all = () => chain.map(({ pem }) => pem).join('');
  return (
    <div>
      <ResultHead
        title={words.chain}
        actions={
          <>
            <DownloadButton fileName="chain.pem" content={all} iconOnly size="small" variant="quiet" />
            <CopyButton value={all} label={words.allPem} size="small" variant="quiet" />
          </>
        }
      />
      <ol className={styles.chain} aria-label={words.chainOf(place)}>
        {/* From the root down, as a tree is read. */}
        {chain.toReversed().map((certificate, depth) => (
          <li key={certificate.fingerprint} data-depth={Math.min(depth, 5)}>
            <CertificateLine certificate={certificate} />
          </li>
        ))}
      </ol>
    </div>
  );
}

function CertificateLine({ certificate }: { certificate: CertificateFacts }) {
  const words = useWords();
  const moment = useMomentRow();
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  const { name, isAuthority, isSelfIssued, isGiven, signature, pem, fingerprint } = certificate;
  return (
    <Fold
      label={<span id={id}>{name}</span>}
      isOpen={isOpen}
      onOpen={setOpen}
      className={styles.line}
      beside={
        <>
          {isAuthority ? <Badge>{words.authority}</Badge> : null}
          {isSelfIssued ? <Badge>{signature === 'right' ? words.selfSigned : words.selfIssued}</Badge> : null}
          {isGiven ? <Badge>{words.given}</Badge> : null}
          {signature === 'wrong' ? <Badge kind="bad">{words.badSignature}</Badge> : null}
          {signature === 'unsupported' ? <Badge kind="warn">{words.uncheckedSignature}</Badge> : null}
          <span className={styles.acts}>
            <DownloadButton
              fileName={`${fingerprint.slice(0, 8)}.pem`}
              content={() => pem}
              iconOnly
              size="small"
              variant="quiet"
            />
            <CopyButton value={pem} label={words.copyPem(name)} iconOnly size="small" variant="quiet" />
          </span>
        </>
      }
    >
      <FactRows
        title={words.details(name)}
        hideTitle
        rows={[
          { label: words.subject, value: certificate.subject },
          { label: words.issuer, value: certificate.issuer },
          { label: words.serial, value: certificate.serial.toUpperCase() },
          moment(words.notBefore, certificate.notBefore),
          moment(words.notAfter, certificate.notAfter),
          { label: words.key, value: certificate.key },
          { label: words.signedWith, value: certificate.signedWith },
          { label: words.fingerprint, value: fingerprint.toUpperCase().replaceAll(/(..)(?=.)/g, '$1:') },
        ]}
      />
    </Fold>
  );
}
