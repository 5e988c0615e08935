import type { Ref } from 'react';
import { inlineText, type TextSource } from '../../lib/text-source';
import type { JsonNodes } from '../../lib/json/json-index';
import { Button } from '../../ui/button/button';
import { later } from '../../ui/later';
import { TextInput, type FieldError, type TextInputHandle } from '../../ui/text-input/text-input';
import type { Language } from './language';
import { useWords } from './use-words';
import styles from './view.module.css';

const Completions = later(async () => (await import('./completions')).Completions);

interface ExpressionFieldProps {
  value: TextSource;
  onChange: (value: TextSource) => void;
  /** An expression that was chosen. */
  onChoose: (expression: string) => void;
  language: Language;
  /** The data, whose keys complete what is typed. */
  tree: JsonNodes | undefined;
  error: FieldError | undefined;
  /** Where the visitor says when it runs. */
  onAsk: (() => void) | undefined;
  onSubmit: () => void;
  ref: Ref<TextInputHandle>;
}

/** The expression, and below it what the word at its end may become. */
export function ExpressionField({ value, language, tree, onAsk, onChoose, ...props }: ExpressionFieldProps) {
  const words = useWords();
  return (
    <div>
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
        <Completions expression={inlineText(value) ?? ''} language={language} tree={tree} onChoose={onChoose} />
      </div>
    </div>
  );
}
