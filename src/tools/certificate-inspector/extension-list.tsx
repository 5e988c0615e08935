import { useState } from 'react';
import { useLocale } from '../../i18n/context';
import { Badge } from '../../ui/badge/badge';
import { CopyIcon } from '../../ui/copy/copy-icon';
import { Fold } from '../../ui/fold/fold';
import { later } from '../../ui/later';
import { ResultHead } from '../../ui/layout/layout';
import { usePart } from '../../ui/part';
import type { ExtensionValue } from '../../lib/x509/extensions';
import { EXTENSION_WORDS } from './extension-words/words';
import type { ExtensionFacts } from './report';
import { useStyle, type Style } from './use-style';
import { useWords } from './use-words';
import styles from './view.module.css';

const Asn1Outline = later(async () => (await import('./asn1-outline')).Asn1Outline);

export interface ExtensionListProps {
  title: string;
  /** Of what they are. */
  of: string;
  extensions: readonly ExtensionFacts[];
}

/** Each extension by its name, whether it is critical, and a sentence on what it says. */
export function ExtensionList({ title, of, extensions }: ExtensionListProps) {
  const words = useWords();
  const { hex } = useStyle();
  const locale = useLocale();
  const said = usePart(EXTENSION_WORDS[locale], true)?.extensionWords;
  return (
    <div>
      <ResultHead title={title} />
      <ul className={styles.extensions} aria-label={words.note(of, [title])}>
        {extensions.map(({ oid, isCritical, value, hex: bytes }, place) => {
          const name = said?.names[value.kind] ?? oid;
          const sentence = said?.say(withHex(value, hex)) ?? '';
          return (
            <li key={place}>
              <span className={styles.extension}>
                <strong>{name}</strong>
                <span className="meta">{oid}</span>
                {isCritical ? <Badge>{words.critical}</Badge> : null}
                <CopyIcon
                  value={value.kind === 'unknown' ? hex(bytes) : sentence}
                  label={words.copyExtension(name)}
                  className={styles.copy}
                />
              </span>
              <span>{sentence}</span>
              {value.kind === 'unknown' ? <Unknown bytes={bytes} name={name} /> : null}
            </li>
          );
        })}
      </ul>
    </div>
  );
}

/** Identifiers as the visitor wants bytes to be written. */
function withHex(value: ExtensionValue, hex: Style['hex']): ExtensionValue {
  if (value.kind === 'key-id') return { ...value, id: hex(value.id) };
  if (value.kind !== 'issuer-key-id') return value;
  return { ...value, id: value.id && hex(value.id), serial: value.serial && hex(value.serial) };
}

function Unknown({ bytes, name }: { bytes: string; name: string }) {
  const words = useWords();
  const { hex } = useStyle();
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <code className={styles.bytes}>{hex(bytes)}</code>
      <Fold label={words.asn1} isOpen={isOpen} onOpen={setOpen}>
        <Asn1Outline bytes={bytes} label={words.note(name, [words.asn1])} />
      </Fold>
    </>
  );
}
