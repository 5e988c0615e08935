import { useState, type ReactNode } from 'react';
import { isEmptySource, type TextSource } from '../../lib/text-source';
import { useHandedOver } from '../../operations/use-handed-over';
import { Button } from '../../ui/button/button';
import { Fold } from '../../ui/fold/fold';
import { Notes } from '../../ui/notes/notes';
import { TextInput } from '../../ui/text-input/text-input';
import { importNotes, wholeText } from './import-notes';
import { importTags, type Imported } from './import-tags';
import type { Meta } from './meta';
import { useWords } from './use-words';
import styles from './view.module.css';

interface ImportPanelProps {
  onImport: (meta: Meta) => void;
  /** Beside the button that opens it. */
  children: ReactNode;
}

/** Takes the tags of a page over, so that one edits them instead of starting anew. */
export function ImportPanel({ onImport, children }: ImportPanelProps) {
  const words = useWords();
  const [isOpen, setOpen] = useState(false);
  const [html, setHtml] = useState<TextSource>('');
  /** What was taken over last; null where there was nothing to take. */
  const [imported, setImported] = useState<Imported | null>();
  // It would replace what was typed into the form, so that is left to the visitor.
  useHandedOver(({ text }) => {
    setHtml(text ?? '');
    setImported(undefined);
    setOpen(true);
  });

  async function run() {
    const found = importTags(await wholeText(html));
    setImported(found ?? null);
    if (!found) return;
    onImport(found.meta);
    setHtml('');
    setOpen(false);
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
            <Button variant="primary" disabled={isEmptySource(html)} onClick={() => void run()}>
              {words.importRun}
            </Button>
          </div>
        </div>
      </Fold>
      {imported && !isOpen ? <Notes items={importNotes(words, imported)} /> : null}
    </>
  );
}
