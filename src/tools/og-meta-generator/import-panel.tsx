import { useId, useState } from 'react';
import { isEmptySource, type TextSource } from '../../lib/text-source';
import { Button } from '../../ui/button/button';
import { Notes } from '../../ui/notes/notes';
import { TextInput } from '../../ui/text-input/text-input';
import { importTags, type Imported } from './import-tags';
import type { Meta } from './meta';
import { useWords } from './use-words';
import styles from './view.module.css';

export interface ImportPanelProps {
  onImport: (meta: Meta) => void;
}

/** Takes the tags of a page over, so that one edits them instead of starting anew. */
export function ImportPanel({ onImport }: ImportPanelProps) {
  const words = useWords();
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  const [html, setHtml] = useState<TextSource>('');
  const [isRefused, setRefused] = useState(false);
  const [imported, setImported] = useState<Imported>();

  async function run() {
    const text =
      typeof html === 'string' ? html : await import('../../lib/open-text').then((part) => part.readWholeText(html));
    const found = importTags(text ?? '');
    setRefused(!found);
    setImported(found);
    if (!found) return;
    onImport(found.meta);
    setHtml('');
    setOpen(false);
  }

  return (
    <>
      <div>
        <Button
          icon={isOpen ? 'chevron-down' : 'chevron-right'}
          aria-expanded={isOpen}
          aria-controls={id}
          onClick={() => setOpen(!isOpen)}
        >
          {words.importOpen}
        </Button>
      </div>
      <div id={id} className={styles.import} hidden={!isOpen}>
        {isOpen ? (
          <>
            <TextInput
              label={words.importLabel}
              value={html}
              onChange={(next) => {
                setHtml(next);
                setRefused(false);
              }}
              rows={6}
              accept=".html,.htm,.txt,text/html"
              placeholder={words.importPlaceholder}
              error={isRefused ? { message: words.importNone } : undefined}
            />
            <div>
              <Button variant="primary" disabled={isEmptySource(html)} onClick={() => void run()}>
                {words.importRun}
              </Button>
            </div>
          </>
        ) : null}
      </div>
      {imported && !isOpen ? (
        <Notes
          items={[
            { kind: 'info', message: words.imported(imported.taken) },
            ...(imported.left.length > 0
              ? [{ kind: 'warning' as const, message: words.importLeft(imported.left.join(', ')) }]
              : []),
          ]}
        />
      ) : null}
    </>
  );
}
