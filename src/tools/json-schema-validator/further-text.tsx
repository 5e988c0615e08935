import { useEffect, useRef } from 'react';
import { useKitWords } from '../../i18n/context';
import { IconButton } from '../../ui/button/icon-button';
import { ResultHead } from '../../ui/layout/layout';
import { LineView, type LineViewHandle } from '../../ui/line-view/line-view';
import styles from './view.module.css';

export interface FurtherTextProps {
  name: string;
  text: string;
  /** Lines that are marked; the first one is in sight. */
  first: number;
  last: number;
  onClose: () => void;
}

/** A further schema with the place that is meant. */
export function FurtherText({ name, text, first, last, onClose }: FurtherTextProps) {
  const words = useKitWords();
  const view = useRef<LineViewHandle>(null);
  useEffect(() => {
    const before = document.activeElement;
    view.current?.goTo(first);
    // One works on in the data.
    if (before instanceof HTMLElement) before.focus({ preventScroll: true });
  }, [first, text]);
  const lines = Array.from({ length: last - first + 1 }, (_, n) => [first + n, 'warn'] as const);
  return (
    <section aria-label={name}>
      <ResultHead
        title={<span className="verbatim">{name}</span>}
        actions={<IconButton icon="x" label={words.close} onClick={onClose} />}
      />
      <LineView ref={view} text={text} label={name} marks={new Map(lines)} className={styles.further} />
    </section>
  );
}
