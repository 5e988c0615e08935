import { useState, type ReactNode } from 'react';
import { useKitWords } from '../../i18n/context';
import { isEmptySource, type TextSource } from '../../lib/text-source';
import { useHandedOver } from '../../operations/use-handed-over';
import { Button } from '../../ui/button/button';
import { Fold } from '../../ui/fold/fold';
import { Notes } from '../../ui/notes/notes';
import { TextInput } from '../../ui/text-input/text-input';
import { showToast } from '../../ui/toast/toast';
import { importNotes, wholeText } from './import-notes';
import { importTags, type Imported } from './import-tags';
import type { Meta } from './meta';
import { useWords } from './use-words';
import styles from './view.module.css';

/** How long the former form can be had back, in milliseconds. */
const UNDO_MS = 10_000;

interface ImportPanelProps {
  /** What stands in the form. */
  meta: Meta;
  onImport: (meta: Meta) => void;
  /** Beside the button that opens it. */
  children: ReactNode;
}

/** Takes the tags of a page over, so that one edits them instead of starting anew. */
export function ImportPanel({ meta, onImport, children }: ImportPanelProps) {
  const words = useWords();
  const { undo } = useKitWords();
  const [isOpen, setOpen] = useState(false);
  const [html, setHtml] = useState<TextSource>('');
  /** What was taken over last; null where there was nothing to take. */
  const [imported, setImported] = useState<Imported | null>();
  useHandedOver(({ text = '' }) => {
    setHtml(text);
    setImported(undefined);
    setOpen(true);
    void fill(text);
  });

  async function fill(source: TextSource) {
    const found = importTags(await wholeText(source));
    setImported(found ?? null);
    if (!found) return;
    onImport(found.meta);
    setHtml('');
    setOpen(false);
    const takeBack = () => {
      onImport(meta);
      setImported(undefined);
    };
    showToast({ message: words.imported(found.taken), duration: UNDO_MS, action: { label: undo, onAction: takeBack } });
  }
  const type = (next: TextSource) => {
    setHtml(next);
    if (imported === null) setImported(undefined);
  };

  return (
    <>
      <Fold
        label={words.importOpen}
        isOpen={isOpen}
        onOpen={setOpen}
        hasEdge
        beside={children}
        className={styles.buttons}
      >
        <div className={styles.import}>
          <TextInput
            label={words.importLabel}
            value={html}
            onChange={type}
            rows={6}
            accept=".html,.htm,.txt,text/html"
            placeholder={words.importPlaceholder}
            error={imported === null ? { message: words.importNone } : undefined}
          />
          <div>
            <Button variant="primary" disabled={isEmptySource(html)} onClick={() => void fill(html)}>
              {words.importRun}
            </Button>
          </div>
        </div>
      </Fold>
      {imported && !isOpen ? <Notes items={importNotes(words, imported)} /> : null}
    </>
  );
}
