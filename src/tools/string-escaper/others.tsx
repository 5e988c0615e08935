import { inlineText, type TextSource } from '../../lib/text-source';
import { shorten } from '../../lib/shorten';
import { useOperation } from '../../operations/use-operation';
import { CopyRow, CopyRows } from '../../ui/copy-rows/copy-rows';
import { ResultHead } from '../../ui/layout/layout';
import { others, type StringOptions } from './operations';
import { useWords } from './use-words';

/** A longer text is written in the chosen language alone. */
const MOST_WRITTEN = 100_000;
/** So much of a literal is shown; all of it is copied. */
const MOST_SHOWN = 600;

/** The same text in the other languages of the group. */
export function Others({ text, options }: { text: TextSource; options: StringOptions }) {
  const words = useWords();
  const isShort = typeof text === 'string' && text.length <= MOST_WRITTEN;
  const run = useOperation(others, { text: isShort ? inlineText(text) : '' }, options, { enabled: isShort });
  if (!isShort) {
    return (
      <section aria-label={words.others}>
        <ResultHead title={words.others} meta={words.othersTooLong(MOST_WRITTEN)} />
      </section>
    );
  }
  if (!run.value) return null;
  return (
    <section aria-label={words.others}>
      <ResultHead title={words.others} />
      <CopyRows label={words.others} nameWidth={184}>
        {run.value.map(({ language, text: made, unheld }) => (
          <CopyRow
            key={language}
            label={words.languages[language]}
            value={made ?? ''}
            shown={made === undefined ? unheld && words.cannotHoldShort(unheld) : shorten(made, MOST_SHOWN)}
          />
        ))}
      </CopyRows>
    </section>
  );
}
