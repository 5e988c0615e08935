import { Section } from '../../ui/layout/layout';
import type { SignatureReport } from './report';
import { SignaturePart } from './signature-part';
import { useSigned } from './use-moment';
import { useWords } from './use-words';
import styles from './view.module.css';

/** All signatures of a file; of several it is told first what became of each. */
export function SignatureList({ signatures }: { signatures: readonly SignatureReport[] }) {
  return (
    <>
      {signatures.length > 1 ? <Summary signatures={signatures} /> : null}
      {signatures.map((signature, at) => (
        <SignaturePart key={at} signature={signature} place={at + 1} />
      ))}
    </>
  );
}

function Summary({ signatures }: { signatures: readonly SignatureReport[] }) {
  const words = useWords();
  const signed = useSigned();
  return (
    <Section title={words.summary}>
      <ol className={styles.summary} aria-label={words.summary}>
        {signatures.map((signature, at) => {
          const { status, kind, added, later } = signature;
          const who = signed(signature);
          return (
            <li key={at}>
              <strong>{words.title(at + 1, kind)}</strong>
              <span>{words.status[status]}</span>
              {who === undefined ? null : <span>{who}</span>}
              {added === undefined ? null : <span>{added === 0 ? words.wholeFile : words.added(added, later)}</span>}
            </li>
          );
        })}
      </ol>
    </Section>
  );
}
