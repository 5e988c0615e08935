import { CopyButton } from '../../ui/copy/copy-button';
import { CopyCard, CopyCards } from '../../ui/copy-rows/copy-cards';
import { ResultHead } from '../../ui/layout/layout';
import { Notes } from '../../ui/notes/notes';
import { cardsOf } from './cards';
import { toJson, type ReadLine } from './parse';
import { useWords } from './use-words';

interface ResultProps {
  read: ReadLine | undefined;
  /** The browser's own hints were taken into account. */
  hasOwnHints: boolean;
}

/** The parts of one user agent, each value to copy; neutral while there is none. */
export function Result({ read, hasOwnHints }: ResultProps) {
  const words = useWords();
  const json = () => (read ? toJson(read) : '');
  const notes = read ? [...(hasOwnHints ? [words.ownHints] : []), ...read.agent.notes.map(words.note)] : [];
  return (
    <>
      <ResultHead
        title={words.result}
        actions={<CopyButton sends label={words.copyJson} variant="primary" disabled={!read} value={json} />}
      />
      <CopyCards>
        {cardsOf(read?.agent, words).map(({ id, rows }) => (
          <CopyCard key={id} title={words.titles[id]} nameWidth={90} rows={rows} />
        ))}
      </CopyCards>
      <Notes items={notes.map((message) => ({ kind: 'info', message }))} />
    </>
  );
}
