import type { ReactNode } from 'react';
import { ButtonsSelect } from '../buttons-select/buttons-select';
import { InputText } from '../input-text/input-text';

export interface InstantChoiceProps {
  /** The words of the tool: of the choice, of its two sides, and of the field. */
  words: {
    readonly time: string;
    readonly now: string;
    readonly given: string;
    readonly instant: string;
    readonly instantHint: string;
  };
  isGiven: boolean;
  onGiven: (isGiven: boolean) => void;
  /** As typed. */
  instant: string;
  onInstant: (instant: string) => void;
  /** Is told the present when that is put into the field, which nobody typed then. */
  onPresent?: ((instant: string) => void) | undefined;
  /** What was typed was taken for this; stands in the place of the hint. */
  readAs?: string | undefined;
  error?: ReactNode;
}

/** The present, or an instant that one types. */
export function InstantChoice({
  words,
  isGiven,
  onGiven,
  instant,
  onInstant,
  onPresent,
  readAs,
  error,
}: InstantChoiceProps) {
  return (
    <>
      <ButtonsSelect
        label={words.time}
        options={[
          { value: false, label: words.now },
          { value: true, label: words.given },
        ]}
        value={isGiven}
        onChange={(given) => {
          // The present is a better start than an empty field.
          if (given && instant === '') {
            const present = new Date().toISOString();
            onPresent?.(present);
            onInstant(present);
          }
          onGiven(given);
        }}
      />
      {isGiven ? (
        <InputText
          label={words.instant}
          mono
          clearable
          placeholder="2026-11-20T08:30:00Z"
          hint={readAs ?? words.instantHint}
          value={instant}
          onChange={onInstant}
          error={error}
        />
      ) : null}
    </>
  );
}
