import { useState } from 'react';
import { useKitWords } from '../../i18n/context';
import { Badge } from '../../ui/badge/badge';
import { IconButton } from '../../ui/button/icon-button';
import { CopyRow, CopyRows } from '../../ui/copy-rows/copy-rows';
import { ResultHead } from '../../ui/layout/layout';
import type { ParsedUrl } from './parse';
import { partFacts, SEGMENTS_SHOWN, type PartFact, type Show } from './part-facts';
import { shortened } from './shortened';
import { useWords } from './use-words';
import styles from './view.module.css';

/** More of a value than this is only copied. */
const SHOWN = 2000;

/** The parts of an address below each other. */
export function PartRows({ url, show }: { url: ParsedUrl; show: Show }) {
  const words = useWords();
  const left = url.segments.length - SEGMENTS_SHOWN;
  return (
    <div className={styles.section}>
      <ResultHead title={words.partsTitle} />
      <CopyRows nameWidth={150} label={words.partsTitle}>
        {partFacts(url, show, words).map((fact) =>
          fact.isSecret ? <Secret key={fact.label} {...fact} /> : <PartRow key={fact.label} {...fact} />,
        )}
      </CopyRows>
      {left > 0 ? <p className="meta">{words.moreSegments(left)}</p> : null}
    </div>
  );
}

function PartRow({ label, value, isBroken, instead }: PartFact) {
  const words = useWords();
  const shown = instead === undefined ? shortened(value, SHOWN) : <span className={styles.effective}>{instead}</span>;
  const mark = isBroken ? <Badge kind="warn">{words.broken}</Badge> : undefined;
  return <CopyRow label={label} value={value} shown={shown} mark={mark} />;
}

/** Dots until asked for. */
function Secret({ label, value }: PartFact) {
  const kit = useKitWords();
  const [isShown, setShown] = useState(false);
  if (value === '') return <CopyRow label={label} value="" />;
  const eye = isShown ? { icon: 'eye-off', label: kit.hide } : { icon: 'eye', label: kit.show };
  return (
    <CopyRow
      label={label}
      value={value}
      isSecret
      shown={isShown ? undefined : '••••••••'}
      mark={<IconButton {...eye} onClick={() => setShown(!isShown)} />}
    />
  );
}
