import { useMemo, useRef, useState } from 'react';
import { Badge } from '../../ui/badge/badge';
import { StepButtons } from '../../ui/button/step-buttons';
import { CopyRow, CopyRows } from '../../ui/copy-rows/copy-rows';
import { ResultHead, Stack } from '../../ui/layout/layout';
import { LineView, type LineViewHandle } from '../../ui/line-view/line-view';
import { Notes } from '../../ui/notes/notes';
import { Verdict } from '../../ui/verdict/verdict';
import { badgeOf, badges } from './badges';
import type { Examined } from './examine';
import { FindTable } from './find-table';
import { KINDS } from './kinds';
import { foundNotes } from './notes';
import { useWords } from './use-words';
import styles from './view.module.css';
import { whyWords } from './why-words';

/** What was found: how much of each kind, what it hides, where it stands. */
export function Found({ examined }: { examined: Examined }) {
  const words = useWords();
  const { total, characters, linesWithFinds, counts, messages } = examined;
  return (
    <Stack>
      <Stack className={styles.head}>
        <Verdict
          isGood={examined.warnings === 0}
          title={total === 0 ? words.none(characters) : words.found(total, linesWithFinds)}
          badge={total === 0 ? undefined : words.warnings(examined.warnings)}
        />
        {total === 0 ? null : (
          <ul className={styles.counts} aria-label={words.counts}>
            {KINDS.filter((kind) => counts[kind] > 0).map((kind) => (
              <li key={kind}>
                <Badge>{words.kindCount(words.kinds[kind], counts[kind])}</Badge>
              </li>
            ))}
          </ul>
        )}
      </Stack>
      {messages.length === 0 ? null : (
        <section aria-label={words.messages}>
          <ResultHead title={words.messages} />
          <CopyRows nameWidth={220} label={words.messages}>
            {messages.map((message) => (
              <CopyRow key={message.at} label={words.message(message)} value={message.text} />
            ))}
          </CopyRows>
        </section>
      )}
      <Notes items={foundNotes(words, examined)} />
      {total === 0 ? null : <Places key={examined.source} examined={examined} />}
    </Stack>
  );
}

/** The text with its finds marked, a way from one to the next, and the list of them. */
function Places({ examined }: { examined: Examined }) {
  const words = useWords();
  const view = useRef<LineViewHandle>(null);
  const [index, setIndex] = useState<number>();
  const { finds, first, source, names } = examined;
  const { text, marks } = first ?? { text: source, marks: examined.marks };
  const highlight = useMemo(() => badges(marks, names), [marks, names]);
  const find = index === undefined ? undefined : finds[index];

  function choose(next: number) {
    const chosen = finds[next];
    if (!chosen) return;
    setIndex(next);
    const line = first ? first.numbers.indexOf(chosen.line) + 1 : chosen.line;
    view.current?.goTo(line);
  }
  const step = (by: 1 | -1) => {
    const next = index === undefined ? (by > 0 ? 0 : finds.length - 1) : index + by;
    const button = document.activeElement;
    choose((next + finds.length) % finds.length);
    // The view takes the focus; one who steps on stays on the button.
    if (button instanceof HTMLElement) button.focus({ preventScroll: true });
  };

  return (
    <>
      <section className={styles.places} aria-label={words.marked}>
        <div className={styles.steps}>
          <StepButtons words={words} disabled={finds.length === 0} onStep={step} />
          <p role="status" className={styles.current}>
            {find && index !== undefined ? (
              <>
                <span className="meta">{words.findOf(index + 1, finds.length)}</span>{' '}
                <span>{words.place(find.line, find.column)}</span>{' '}
                <code className={styles.code}>{badgeOf(String.fromCodePoint(find.code))}</code>{' '}
                <span>{names[find.code]}</span> <span>{whyWords(find, words)}</span>
              </>
            ) : (
              <span className="meta">{words.marked}</span>
            )}
          </p>
        </div>
        <LineView
          ref={view}
          className={styles.marked}
          text={text}
          lines={first ? undefined : examined.lineStarts}
          numbers={first?.numbers}
          label={words.marked}
          highlight={highlight}
        />
      </section>
      <FindTable examined={examined} chosen={index} onChoose={choose} />
    </>
  );
}
