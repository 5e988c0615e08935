import { useKitWords } from '../../i18n/context';
import { useDraft } from '../../operations/use-draft';
import { useOperation } from '../../operations/use-operation';
import { useOptions } from '../../operations/use-options';
import { ButtonsSelect } from '../../ui/buttons-select/buttons-select';
import { CopyButton } from '../../ui/copy/copy-button';
import { Section } from '../../ui/layout/layout';
import { Notes } from '../../ui/notes/notes';
import type { Explanation, Part } from './explain';
import { describe } from './operations';
import { testerOptions } from './options';
import type { Language } from './snippets';
import { useWords } from './use-words';
import styles from './view.module.css';

const NAMES: Readonly<Record<Language, string>> = {
  javascript: 'JavaScript',
  python: 'Python',
  java: 'Java',
  go: 'Go',
  csharp: 'C#',
};

/** What each part of the pattern means, and code that uses it. */
export function PatternDetails({ isWrong }: { isWrong: boolean }) {
  const words = useWords();
  const kit = useKitWords();
  const [{ pattern, ...options }] = useOptions(testerOptions);
  const [language, setLanguage] = useDraft<Language>('language', 'javascript');
  const run = useOperation(describe, { pattern }, options, { enabled: !isWrong });
  if (!run.value) return null;
  const { explanation, snippets } = run.value;
  const snippet = snippets.find((one) => one.language === language) ?? snippets[0];
  return (
    <div className={styles.details} data-stale={run.stale ? '' : undefined}>
      <Section title={words.explanation}>
        {explanation ? <Explained {...explanation} /> : <p className="meta">{words.explanationNone}</p>}
      </Section>
      {snippet ? (
        <Section
          title={words.code}
          actions={
            <CopyButton
              value={snippet.code}
              sends={words.codeFor(NAMES[snippet.language])}
              label={kit.copyNamed(words.codeFor(NAMES[snippet.language]))}
              size="small"
            />
          }
        >
          <ButtonsSelect
            label={words.code}
            hideLabel
            size="small"
            options={snippets.map((one) => ({ value: one.language, label: NAMES[one.language] }))}
            value={snippet.language}
            onChange={setLanguage}
          />
          {/* It scrolls, so it must be within reach of the keyboard. */}
          {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
          <pre className={styles.code} role="group" aria-label={words.codeFor(NAMES[snippet.language])} tabIndex={0}>
            {snippet.code}
          </pre>
          <Notes
            items={snippet.differences.map((difference) => ({ kind: 'info', message: words.differences[difference] }))}
          />
        </Section>
      ) : null}
    </div>
  );
}

function Explained({ parts, isCut }: Explanation) {
  const words = useWords();
  return (
    <div className={styles.explanation}>
      <Parts parts={parts} />
      {isCut ? <p className="meta">{words.explanationCut}</p> : null}
    </div>
  );
}

function Parts({ parts }: { parts: readonly Part[] }) {
  const words = useWords();
  return (
    <ul>
      {parts.map(({ raw, at, what, times, parts: inner }) => (
        <li key={`${at}:${raw.length}:${what.kind}`}>
          <code>{raw}</code> {times ? words.repeated(words.parts(what), words.times(times)) : words.parts(what)}
          {inner.length > 0 ? <Parts parts={inner} /> : null}
        </li>
      ))}
    </ul>
  );
}
