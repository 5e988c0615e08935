import { useState } from 'react';
import { toHex } from '../../lib/hex';
import { Alert } from '../../ui/alert/alert';
import { CopyButton } from '../../ui/copy/copy-button';
import { DownloadButton } from '../../ui/download-button/download-button';
import { Fold } from '../../ui/fold/fold';
import { RevealButton } from '../../ui/reveal-button/reveal-button';
import { DOTS } from './code-list';
import { hasSecret } from './collect-codes';
import { PayloadCard } from './payload-card';
import type { FoundCode } from './report';
import { useWords, type ToolWords } from './use-words';
import { VisibleText } from './visible-text';
import styles from './view.module.css';

/** All there is to know of one code: what it asks for, its text, its bytes and how it is made. */
export function CodeDetails({ code, title }: { code: FoundCode; title: string }) {
  const words = useWords();
  const [isShown, setShown] = useState(false);
  const isCovered = hasSecret(code) && !isShown;
  const { card, text, isDamaged } = code;
  if (isDamaged) {
    return (
      <div className={styles.details}>
        <Alert kind="error">{words.damagedCode}</Alert>
        <Facts code={code} title={title} />
      </div>
    );
  }
  const reveal = hasSecret(code) ? <RevealButton isShown={isShown} onShow={setShown} /> : null;
  return (
    <div className={styles.details}>
      {card && card.type !== 'text' ? <PayloadCard card={card} title={title} isCovered={isCovered} /> : null}
      <div className={styles.head}>
        <h3>{code.charset === 'hex' ? words.bytes : words.text}</h3>
        {reveal}
      </div>
      <pre className={styles.text} dir="auto">
        {isCovered ? DOTS : <VisibleText text={text} />}
      </pre>
      <Facts code={code} title={title} />
      <Bytes code={code} title={title} isCovered={isCovered} />
    </div>
  );
}

function Facts({ code, title }: { code: FoundCode; title: string }) {
  const words = useWords();
  const rows = factsOf(code, words);
  if (rows.length === 0) return null;
  return (
    <dl className={styles.facts} aria-label={words.factsOf(title)}>
      {rows.map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}

/** Names of charsets are the same in every language. */
const CHARSET_NAMES: Readonly<Record<string, string>> = {
  shift_jis: 'Shift_JIS',
  big5: 'Big5',
  'iso-8859-1': 'Latin-1 (ISO 8859-1)',
};

function factsOf(code: FoundCode, words: ToolWords): readonly (readonly [string, string])[] {
  const { version, level, charset, charsetBy, addOn, longNumber, part, isDamaged } = code;
  const charsetName =
    charset === 'hex' ? words.options.charset.values.hex : (CHARSET_NAMES[charset] ?? charset.toUpperCase());
  const charsetText =
    charset === 'hex' && charsetBy !== 'chosen' ? words.noText : words.charset(charsetName, charsetBy);
  const rows: (readonly [string, string] | undefined)[] = [
    part && [words.series, words.partOf(part.place, part.of)],
    version === undefined ? undefined : [words.version, version],
    level === undefined ? undefined : [words.level, level],
    isDamaged ? undefined : [words.charsetName, charsetText],
    addOn === undefined ? undefined : [words.addOn, addOn],
    longNumber === undefined ? undefined : [words.longNumber, longNumber],
    code.isInverted || code.isMirrored ? [words.look, words.looks(code)] : undefined,
  ];
  return rows.filter((row) => row !== undefined);
}

/** In pairs of digits, as they are read. */
const hexOf = (bytes: Uint8Array) => (toHex(bytes).match(/../g) ?? []).join(' ');

interface BytesProps {
  code: FoundCode;
  title: string;
  isCovered: boolean;
}

function Bytes({ code: { bytes }, title, isCovered }: BytesProps) {
  const words = useWords();
  const [isOpen, setOpen] = useState(false);
  return (
    <div>
      <Fold label={words.bytesAsHex(bytes.length)} isOpen={isOpen} onOpen={setOpen} hasEdge>
        <pre className={styles.text}>{isCovered ? DOTS : hexOf(bytes)}</pre>
        <div className={styles.acts}>
          <CopyButton
            size="small"
            value={() => hexOf(bytes)}
            label={words.copyHex}
            aria-label={words.note(title, words.copyHex)}
          />
          <DownloadButton
            size="small"
            fileName="code.bin"
            content={() => new Blob([bytes], { type: 'application/octet-stream' })}
          />
        </div>
      </Fold>
    </div>
  );
}
