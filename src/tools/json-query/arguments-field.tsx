import { useRef } from 'react';
import { inlineText, type TextSource } from '../../lib/text-source';
import { Button } from '../../ui/button/button';
import { insertTyped } from '../../ui/insert-typed';
import { TextInput, type FieldError, type TextInputHandle } from '../../ui/text-input/text-input';
import { namesIn, namesToOffer, rememberedNames } from './argument-names';
import { useWords } from './use-words';
import styles from './view.module.css';

interface ArgumentsFieldProps {
  value: TextSource;
  onChange: (value: TextSource) => void;
  /** Names that were given before. */
  names: readonly string[];
  onNames: (names: string[]) => void;
  error: FieldError | undefined;
  onSubmit: () => void;
}

/** What jq is given beside the data, a line each. Names are remembered and offered again, values are not. */
export function ArgumentsField({ value, names, onNames, ...props }: ArgumentsFieldProps) {
  const words = useWords();
  const field = useRef<TextInputHandle>(null);
  const text = inlineText(value);
  const given = namesIn(text);
  return (
    // Names are finished where the visitor leaves the field.
    <div onBlur={() => (given.length > 0 ? onNames([...rememberedNames(given, names)]) : undefined)}>
      <TextInput
        ref={field}
        label={words.arguments}
        value={value}
        rows={2}
        hint={words.argumentsHint}
        placeholder="limit:=10"
        {...props}
      />
      <div className={styles.names} role="group" aria-label={words.options.argumentNames}>
        {namesToOffer(text, names).map((name) => (
          <Button
            key={name}
            size="small"
            variant="quiet"
            onClick={() => {
              field.current?.goTo(text.length, text.length);
              insertTyped(`${text === '' || text.endsWith('\n') ? '' : '\n'}${name}`);
            }}
          >
            {name}
          </Button>
        ))}
      </div>
    </div>
  );
}
