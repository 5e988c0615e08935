import { useState } from 'react';
import { CopyButton } from '../../ui/copy/copy-button';
import { FactRows } from '../../ui/copy-rows/fact-rows';
import { DownloadButton } from '../../ui/download-button/download-button';
import { Fold } from '../../ui/fold/fold';
import { later } from '../../ui/later';
import { Stack } from '../../ui/layout/layout';
import { MenuButton } from '../../ui/menu-button/menu-button';
import { Notes } from '../../ui/notes/notes';
import { OpenIn } from '../../ui/open-in/open-in';
import { ExtensionList } from './extension-list';
import { rowsOf } from './object-rows';
import type { ObjectFacts } from './report';
import { ofObject } from './sentences';
import { useStyle } from './use-style';
import { useWords } from './use-words';
import { ValidityBar } from './validity-bar';
import styles from './view.module.css';

const PrintedText = later(async () => (await import('./printed-text')).PrintedText);
const RevokedTable = later(async () => (await import('./revoked-table')).RevokedTable);

export interface ObjectCardProps {
  facts: ObjectFacts;
  title: string;
  /** The moment of the check; undefined for the present. */
  at: number | undefined;
}

/** All that one object says. */
export function ObjectCard({ facts, title, at }: ObjectCardProps) {
  const words = useWords();
  const style = useStyle();
  const [isPrinted, setPrinted] = useState(false);
  return (
    <Stack className={styles.card}>
      {facts.kind === 'certificate' ? <ValidityBar certificate={facts} at={at} /> : null}
      <Notes title={words.note(title, [words.problems])} items={notesOf(facts, ofObject(words, facts))} />
      <div className={styles.acts}>
        <Downloads facts={facts} />
        <CopyButton
          value={facts.kind === 'key' ? facts.key.pem : facts.pem}
          label={words.copyPem}
          aria-label={words.copyPemOf(title)}
          sends={title}
          size="small"
        />
        {facts.kind === 'list' ? null : (
          <OpenIn tool="rsa-key-pair-generator" text={facts.key.pem} direction="inspect">
            {words.openKey}
          </OpenIn>
        )}
      </div>
      <FactRows
        title={words.facts(title)}
        hideTitle
        nameWidth={140}
        rows={rowsOf(facts, { words, style }).map((row) => ({ ...row, of: title }))}
      />
      {facts.kind !== 'key' && facts.extensions.length > 0 ? (
        <ExtensionList
          title={facts.kind === 'request' ? words.requested : words.extensions}
          of={title}
          extensions={facts.extensions}
        />
      ) : null}
      {facts.kind === 'list' && facts.entries.length > 0 ? <RevokedTable entries={facts.entries} /> : null}
      <Fold label={words.text} isOpen={isPrinted} onOpen={setPrinted} hasEdge>
        <PrintedText facts={facts} title={title} />
      </Fold>
    </Stack>
  );
}

/** The first sentence is of the signature where there is one. */
function notesOf(facts: ObjectFacts, sentences: readonly string[]) {
  const signature = facts.kind === 'key' ? undefined : facts.signature;
  return sentences.map((message, index) => {
    const isOfSignature = index === 0 && signature !== undefined;
    if (isOfSignature && signature === 'wrong') return { kind: 'error' as const, message };
    return { kind: isOfSignature && signature === 'right' ? ('info' as const) : ('warning' as const), message };
  });
}

/** As files: what it is, its public key, and what OpenSSL would print. */
function Downloads({ facts }: { facts: ObjectFacts }) {
  const words = useWords();
  const name = fileNameOf(facts);
  const common = { size: 'small', variant: 'quiet' } as const;
  const text = async () => (await import('./openssl-text')).printed(facts);
  return (
    <MenuButton label={words.downloads} icon="download" size="small">
      {facts.kind === 'key' ? null : (
        <>
          <DownloadButton {...common} fileName={`${name}.pem`} content={() => facts.pem} label="PEM" />
          <DownloadButton
            {...common}
            fileName={`${name}.${ENDINGS[facts.kind]}`}
            content={() => new Blob([Uint8Array.from(facts.der)], { type: 'application/octet-stream' })}
            label="DER"
          />
        </>
      )}
      {facts.kind === 'list' ? null : (
        <DownloadButton
          {...common}
          fileName={`${name}.pub.pem`}
          content={() => facts.key.pem}
          label={words.publicKeyFile}
        />
      )}
      <DownloadButton {...common} fileName={`${name}.txt`} content={text} label={words.text} />
    </MenuButton>
  );
}

const ENDINGS = { certificate: 'der', request: 'csr', list: 'crl' } as const;

/** Of its name only what every system takes. */
function fileNameOf(facts: ObjectFacts): string {
  if (facts.kind === 'key') return 'key';
  if (facts.kind === 'list') return 'list';
  const plain = facts.name.replaceAll(/[^\w.-]/g, '_').slice(0, 60);
  return /\w/.test(plain) && !plain.startsWith('.') ? plain : facts.kind;
}
