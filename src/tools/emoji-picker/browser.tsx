import { useEffect, useRef, type ReactNode, type Ref } from 'react';
import { useKitWords } from '../../i18n/context';
import { Button } from '../../ui/button/button';
import { Modal } from '../../ui/modal/modal';
import { makePart, usePart } from '../../ui/part';
import { EmojiGrid } from './emoji-grid';
import type { TonedEmoji } from './emoji-set';
import { NothingFound } from './nothing-found';
import type { Section } from './sections';
import type { EmojiData } from './use-emoji-data';
import { useFromWidth } from './use-from-width';
import type { GridHandle } from './use-grid';
import { useShown } from './use-shown';
import { useWords } from './use-words';
import styles from './view.module.css';

/** From this width on, in pixels, the details stand beside the grid, else above it in a dialog. */
const WIDE = 840;

const detailsPart = makePart(() => import('./details'));

interface BrowserProps {
  data: EmojiData;
  sections: readonly Section<TonedEmoji>[];
  query: string;
  onCopy: (toned: TonedEmoji) => void;
  onSearch: (query: string) => void;
  ref: Ref<GridHandle>;
}

/** The grid, or that nothing was found, and the details of one emoji. */
export function Browser({ data, sections, query, onCopy, onSearch, ref }: BrowserProps) {
  const words = useWords();
  const frame = useRef<HTMLDivElement>(null);
  const isWide = useFromWidth(frame, isWideEnough, true);
  const { shown, show, setShown, close } = useShown(isWide);
  const part = usePart(detailsPart, shown !== undefined);
  const isEmpty = query !== '' && sections.every(({ cells }) => cells.length === 0);
  const details =
    shown && part ? <part.Details toned={shown} set={data.set} names={data.own} onTone={setShown} /> : null;
  const dialog = (
    <Modal open={details !== null} onClose={close} title={words.details}>
      {details}
    </Modal>
  );
  return (
    <div ref={frame} className={styles.frame} data-details={shown && isWide ? '' : undefined}>
      {isEmpty ? (
        <NothingFound query={query} languages={data.languages} onSearch={onSearch} />
      ) : (
        <EmojiGrid {...{ sections, query, shown, onCopy, ref }} names={data.own} onShow={show} />
      )}
      {isWide ? details && <SidePanel onClose={close}>{details}</SidePanel> : dialog}
    </div>
  );
}

/** The details beside the grid; takes the focus when it opens, and closes with Escape. */
function SidePanel({ children, onClose }: { children: ReactNode; onClose: () => void }) {
  const words = useWords();
  const kit = useKitWords();
  const panel = useRef<HTMLElement>(null);
  useEffect(() => panel.current?.focus({ preventScroll: true }), []);
  return (
    // Escape closes from anywhere within; the button does the same.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <aside
      ref={panel}
      tabIndex={-1}
      aria-label={words.details}
      className={styles.panel}
      onKeyDown={(event) => {
        if (event.key === 'Escape') onClose();
      }}
    >
      <header className={styles.panelHead}>
        <h2>{words.details}</h2>
        <Button size="small" variant="quiet" icon="x" iconOnly aria-label={kit.close} onClick={onClose} />
      </header>
      {children}
    </aside>
  );
}

function isWideEnough(width: number): boolean {
  return width >= WIDE;
}
