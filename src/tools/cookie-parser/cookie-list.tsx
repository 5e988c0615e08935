import { useMemo, useState } from 'react';
import type { TextSource } from '../../lib/text-source';
import { ResultHead } from '../../ui/layout/layout';
import { Notes } from '../../ui/notes/notes';
import { RevealButton } from '../../ui/reveal-button/reveal-button';
import { Select } from '../../ui/select/select';
import { CookieDetails } from './cookie-details';
import { CookieTable } from './cookie-table';
import { nameOf } from './masked';
import { cookieNotes, type NoteActs } from './notes';
import type { Kind } from './read-text';
import type { Report } from './report';
import { useWords } from './use-words';
import { WriteAs } from './write-as-form';

export interface CookieListProps extends NoteActs {
  report: Report;
  inputs: { readonly text: TextSource; readonly page: string; readonly time: string };
  kind: Kind;
  /** The values are seen. */
  areShown: boolean;
  onShow: (areShown: boolean) => void;
}

/** All cookies with their verdicts, the facts of one of them, and other forms of them. */
export function CookieList({ report, inputs, kind, areShown, onShow, onFolded, wayTo }: CookieListProps) {
  const words = useWords();
  const { entries } = report;
  const [picked, setPicked] = useState(0);
  const chosen = Math.min(picked, entries.length - 1);
  const entry = entries[chosen];
  const forms = [...new Set(entries.map(({ form }) => words.forms[form]))].join(', ');
  const names = useMemo(
    () => entries.map((each, index) => ({ value: index, label: `${index + 1}. ${nameOf(each, words)}` })),
    [entries, words],
  );
  return (
    <>
      <ResultHead
        title={words.found(entries.length)}
        meta={forms}
        actions={<RevealButton isShown={areShown} onShow={onShow} show={words.showValues} hide={words.hideValues} />}
      />
      <CookieTable report={report} areShown={areShown} chosen={chosen} onChoose={setPicked} />
      <Notes items={cookieNotes(words, report, { onFolded, wayTo })} />
      {entries.length > 1 ? <Select label={words.choose} options={names} value={chosen} onChange={setPicked} /> : null}
      {entry ? <CookieDetails entry={entry} now={report.now} areShown={areShown} /> : null}
      <WriteAs inputs={inputs} kind={kind} />
    </>
  );
}
