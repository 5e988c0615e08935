import { useState } from 'react';
import type { Run } from '../../operations/use-operation';
import { CopyButton } from '../../ui/copy/copy-button';
import { FactRows } from '../../ui/copy-rows/fact-rows';
import { DownloadButton } from '../../ui/download-button/download-button';
import { ResultHead } from '../../ui/layout/layout';
import { Notes } from '../../ui/notes/notes';
import { RevealButton } from '../../ui/reveal-button/reveal-button';
import { fileContent } from './file-content';
import type { KeyType } from './formats';
import type { KeyFacts } from './inspect-key';
import type { InspectFault, KeyReport } from './operations';
import { useWords } from './use-words';
import styles from './view.module.css';
import type { WrittenKey } from './write-key';

const FINGERPRINTS = ['sshSha256', 'sshMd5', 'spkiHex', 'spkiBase64', 'thumbprint'] as const;

export interface KeyResultProps {
  run: Run<KeyReport, InspectFault>;
  /** The key was pasted, so where it came from is told too. */
  isInspected?: boolean;
}

/** A key in the chosen form, with what is to be said about it. */
export function KeyResult({ run: { value, stale }, isInspected = false }: KeyResultProps) {
  const words = useWords();
  if (!value) return null;
  const { facts, publicKey, privateKey } = value;
  return (
    <>
      <KeyNotes {...facts} />
      {isInspected ? (
        <FactRows
          title={words.keyTitle(facts)}
          nameWidth={170}
          rows={[
            { label: words.rows.bits, value: String(facts.bits) },
            facts.exponent !== undefined && { label: words.exponent, value: facts.exponent },
            { label: words.rows.source, value: words.sourceOf(facts) },
            facts.comment !== undefined && { label: words.options.comment, value: facts.comment },
          ]}
        />
      ) : null}
      <KeyBox title={words.publicKey} written={publicKey} stale={stale} />
      {privateKey ? <KeyBox title={words.privateKey} written={privateKey} isSecret stale={stale} /> : null}
    </>
  );
}

/** What takes as much room as a new pair, before there is one. */
export function KeyStandIn({ type, bits }: { type: KeyType; bits: number }) {
  const words = useWords();
  // In PEM, whose lines hold 48 bytes; a private key of RSA is longer than its box is high.
  const [ofPublic, ofPrivate] = type === 'rsa' ? [Math.ceil((bits / 8 + 38) / 48), bits / 80] : [2, 3];
  const keyOf = (lines: number): WrittenKey => ({
    text: Array.from({ length: lines + 2 }, () => '0'.repeat(64)).join('\n'),
    isBase64: false,
    fileName: 'private.pem',
    mimeType: '',
  });
  return (
    <>
      <KeyBox title={words.publicKey} written={keyOf(ofPublic)} stale />
      <KeyBox title={words.privateKey} written={keyOf(ofPrivate)} isSecret stale />
    </>
  );
}

/** The short forms by which a key is known. */
export function Fingerprints({ facts }: { facts: KeyFacts }) {
  const words = useWords();
  return (
    <FactRows
      title={words.fingerprints}
      nameWidth={170}
      rows={FINGERPRINTS.map((name) => {
        const value = facts[name];
        return value !== undefined && { label: words.rows[name], value };
      })}
    />
  );
}

function KeyNotes({ type, bits, exponent, setSize = 1 }: KeyFacts) {
  const words = useWords();
  const isRsa = type === 'rsa';
  // As FIPS 186-5 has it, an exponent is above 2 to the power of 16.
  const isSmall = exponent !== undefined && BigInt(exponent) < 65_537n;
  return (
    <Notes
      items={[
        setSize > 1 && { kind: 'info', message: words.firstOfSet(setSize) },
        isRsa && bits <= 1024 && { kind: 'warning', message: words.broken(bits) },
        isRsa && bits > 1024 && bits < 2048 && { kind: 'warning', message: words.weak(bits) },
        isSmall && { kind: 'warning', message: words.smallExponent },
      ]}
    />
  );
}

interface KeyBoxProps {
  title: string;
  written: WrittenKey;
  /** Blurred until one asks to see it. */
  isSecret?: boolean;
  /** The key is about to be replaced. */
  stale: boolean;
}

/** One key as a file: its text, copy and download. */
function KeyBox({ title, written, isSecret = false, stale }: KeyBoxProps) {
  const words = useWords();
  const [isShown, setShown] = useState(false);
  const { text, fileName, mimeType, isBase64 } = written;
  const pre = { className: styles.key, 'data-stale': stale ? '' : undefined };
  const file = { fileName, mimeType, content: () => fileContent(written) };
  return (
    <section aria-label={title} className={styles.box}>
      <ResultHead
        title={title}
        meta={fileName}
        actions={
          <>
            {isSecret ? <RevealButton isShown={isShown} onShow={setShown} /> : null}
            <DownloadButton sends={title} size="small" disabled={stale} {...file} />
            <CopyButton size="small" value={text} disabled={stale} />
          </>
        }
      />
      {isSecret && !isShown ? (
        <div className={styles.clip}>
          <pre {...pre} data-hidden aria-hidden>
            {text}
          </pre>
        </div>
      ) : (
        // A long key scrolls, which the keyboard must be able to do as well.
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
        <pre {...pre} role="group" aria-label={title} tabIndex={0}>
          {text}
        </pre>
      )}
      {isBase64 ? <p className={styles.hint}>{words.derNote}</p> : null}
    </section>
  );
}
