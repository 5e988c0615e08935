import { useState } from 'react';
import { useKitWords } from '../../i18n/context';
import { Badge } from '../../ui/badge/badge';
import { Button } from '../../ui/button/button';
import { CopyRow, CopyRows } from '../../ui/copy-rows/copy-rows';
import { ResultHead } from '../../ui/layout/layout';
import type { ParsedUrl } from './parse';
import type { Part } from './part';
import { shortened } from './shortened';
import { useWords } from './use-words';
import styles from './view.module.css';

/** More of a value than this is only copied. */
const SHOWN = 2000;
/** Of a path in more segments only these have a row; the path itself has a row of its own. */
const SEGMENTS_SHOWN = 100;

/** The parts of an address below each other. */
export function PartRows({ url, show }: { url: ParsedUrl; show: 'decoded' | 'raw' }) {
  const words = useWords();
  const { parts } = words;
  return (
    <div className={styles.section}>
      <ResultHead title={words.partsTitle} />
      <CopyRows nameWidth={150} label={words.partsTitle}>
        <Row label={parts.href} value={url.href} />
        <Row label={parts.origin} value={url.origin} />
        <Row label={parts.protocol} value={url.protocol} />
        <PartRow label={parts.username} part={url.username} show={show} />
        <Password part={url.password} show={show} />
        <Row label={parts.host} value={url.host} />
        <Row label={parts.hostname} value={url.hostname} />
        {url.unicodeHostname === url.hostname ? null : (
          <Row label={parts.unicodeHostname} value={url.unicodeHostname} />
        )}
        <CopyRow
          label={parts.port}
          value={url.port}
          shown={
            url.port === '' && url.defaultPort !== undefined ? (
              <span className={styles.effective}>{words.effectivePort(url.defaultPort)}</span>
            ) : undefined
          }
        />
        <PartRow label={parts.path} part={url.path} show={show} />
        {url.segments.slice(0, SEGMENTS_SHOWN).map((segment, index) => (
          <PartRow key={index} label={words.segment(index + 1)} part={segment} show={show} />
        ))}
        <PartRow label={parts.query} part={url.query} show={show} />
        <PartRow label={parts.fragment} part={url.fragment} show={show} />
        {url.fragmentRoute ? <PartRow label={words.fragmentRoute} part={url.fragmentRoute} show={show} /> : null}
      </CopyRows>
      {url.segments.length > SEGMENTS_SHOWN ? (
        <p className="meta">{words.moreSegments(url.segments.length - SEGMENTS_SHOWN)}</p>
      ) : null}
    </div>
  );
}

function Row({ label, value }: { label: string; value: string }) {
  return <CopyRow label={label} value={value} shown={shortened(value, SHOWN)} />;
}

function PartRow({ label, part, show }: { label: string; part: Part; show: 'decoded' | 'raw' }) {
  const words = useWords();
  const value = show === 'raw' ? part.raw : part.decoded;
  return (
    <CopyRow
      label={label}
      value={value}
      shown={shortened(value, SHOWN)}
      mark={part.isBroken ? <Badge kind="warn">{words.broken}</Badge> : undefined}
    />
  );
}

/** Dots until asked for. */
function Password({ part, show }: { part: Part; show: 'decoded' | 'raw' }) {
  const words = useWords();
  const kit = useKitWords();
  const [isShown, setShown] = useState(false);
  const value = show === 'raw' ? part.raw : part.decoded;
  return (
    <CopyRow
      label={words.parts.password}
      value={value}
      shown={value === '' || isShown ? undefined : '••••••••'}
      mark={
        value === '' ? undefined : (
          <Button
            size="small"
            variant="quiet"
            icon={isShown ? 'eye-off' : 'eye'}
            iconOnly
            aria-label={isShown ? kit.hide : kit.show}
            onClick={() => setShown(!isShown)}
          />
        )
      }
    />
  );
}
