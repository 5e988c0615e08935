import { useCallback, useState } from 'react';
import { useLocale } from '../../i18n/context';
import { useOperation } from '../../operations/use-operation';
import { useOptions } from '../../operations/use-options';
import { Generated } from '../../ui/generated/generated';
import { SideBySide } from '../../ui/layout/layout';
import { FILES, type Format } from './formats';
import { LANGUAGE_TAGS, type Language } from './languages';
import { OptionFields } from './option-fields';
import { pageOptions } from './options';
import { useWords } from './use-words';
import { operationFor } from './where-to-run';
import styles from './view.module.css';

/** Longer texts, in UTF-16 units, are shown by line: only what is in sight is in the page. */
const PROSE_LIMIT = 20_000;

/** Text that says nothing, for layouts and the limits of fields. */
export default function LoremIpsumGenerator() {
  const words = useWords();
  const locale = useLocale();
  const [remembered] = useOptions(pageOptions);
  const ofPage: Language = locale === 'zh-cn' ? 'zh-hans' : 'latin';
  const options = { ...remembered, language: remembered.language === 'of-page' ? ofPage : remembered.language };
  const [round, setRound] = useState(0);
  const refresh = useCallback(() => setRound((count) => count + 1), []);

  const run = useOperation(operationFor(options), {}, options, { resultKey: round });
  const { value: report } = run;
  const file = FILES[options.format];

  return (
    <SideBySide
      isGenerator
      options={
        <OptionFields
          options={options}
          fault={run.fault}
          drawnSeed={run.status === 'done' ? report?.seed : undefined}
        />
      }
    >
      <Generated
        title={words.title}
        run={{ ...run, value: report?.text }}
        hasRows={false}
        body={
          report && report.text.length <= PROSE_LIMIT ? (
            <Prose text={report.text} language={options.language} format={options.format} />
          ) : undefined
        }
        copyLabel={words.copy}
        fileName={file.name}
        mimeType={file.type}
        onRefresh={options.seed === '' ? refresh : undefined}
        refreshLabel={words.refresh}
      >
        <p className={styles.counts} role="status">
          {report ? words.counts(report.words, report.characters, report.bytes) : ''}
        </p>
      </Generated>
      <div className={styles.notes}>
        {options.format === 'plain' ? null : <p>{words.formatNote}</p>}
        <p>{words.wordNotes[options.language]}</p>
      </div>
    </SideBySide>
  );
}

interface ProseProps {
  text: string;
  language: Language;
  format: Format;
}

/** A text that is short enough to be in the page as a whole, with lines that break between words. */
function Prose({ text, language, format }: ProseProps) {
  const words = useWords();
  return (
    <div
      className={styles.prose}
      role="group"
      aria-label={words.title}
      // It scrolls, so it must be within reach of the keyboard.
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
      tabIndex={0}
      lang={LANGUAGE_TAGS[language]}
      data-format={format}
    >
      {text}
    </div>
  );
}
