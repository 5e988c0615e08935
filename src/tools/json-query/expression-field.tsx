import type { Ref } from 'react';
import { inlineText, type TextSource } from '../../lib/text-source';
import type { JsonNodes } from '../../lib/json/json-index';
import { Button } from '../../ui/button/button';
import { later } from '../../ui/later';
import { TextInput, type FieldError, type TextInputHandle } from '../../ui/text-input/text-input';
import type { ExpressionWriter } from './use-expression-writer';
import type { Language } from './language';
import { useWords } from './use-words';
import styles from './view.module.css';

const Completions = later(async () => (await import('./completions')).Completions);

interface ExpressionFieldProps {
  value: TextSource;
  onChange: (value: TextSource) => void;
  /** What writes in it. */
  writer: ExpressionWriter;
  language: Language;
  /** The data, whose keys complete what is typed. */
  tree: JsonNodes | undefined;
  /** The visitor begins to write. */
  onWrite: () => void;
  isUsed: boolean;
  error: FieldError | undefined;
  /** Where the visitor says when it runs. */
  onAsk: (() => void) | undefined;
  onSubmit: () => void;
  ref: Ref<TextInputHandle>;
}

/** The expression, and below it what the word at the caret may become. */
export function ExpressionField({
  value,
  language,
  tree,
  isUsed,
  writer,
  onWrite,
  onAsk,
  ...props
}: ExpressionFieldProps) {
  const words = useWords();
  return (
    <div
      onInput={(event) => {
        writer.follow(event);
        onWrite();
      }}
      onSelect={writer.follow}
    >
      <TextInput
        label={words.expression}
        value={value}
        rows={2}
        placeholder={words.expressionHint[language]}
        hint={onAsk ? words.askedHint : undefined}
        actions={
          onAsk ? (
            <Button size="small" variant="primary" onClick={onAsk}>
              {words.run}
            </Button>
          ) : undefined
        }
        {...props}
      />
      <div className={styles.completions} role="group" aria-label={words.completions}>
        {isUsed ? (
          <Completions
            expression={inlineText(value)}
            place={writer.end}
            language={language}
            tree={tree}
            onChoose={({ start, end, text: completed }) => writer.write(completed, start, end)}
          />
        ) : null}
      </div>
    </div>
  );
}
