import type { ReactNode } from 'react';
import { unixReading, type UnixUnit } from '../../lib/typed-instant';
import { InstantChoice, type InstantChoiceProps } from './instant-choice';
import { useInstantDrafts } from './use-instant-drafts';

export interface GivenInstant {
  /** As typed; empty for the present. */
  readonly instant: string;
  /** An empty field asks to be filled in; it is no mistake yet. */
  readonly isWaiting: boolean;
  /** The choice, with what is wrong with the instant. */
  readonly choice: (error: ReactNode) => ReactNode;
}

type InstantWords = InstantChoiceProps['words'] & {
  readonly instantReadAs: (unit: UnixUnit, iso: string) => string;
};

/** The time of what a tool makes: the present, or an instant that was typed and is kept with the visit. */
export function useGivenInstant(words: InstantWords): GivenInstant {
  const drafts = useInstantDrafts('isInstantGiven');
  const { isGiven, instant } = drafts;
  const reading = unixReading(instant);
  const readAs = reading && words.instantReadAs(reading.unit, reading.iso);
  return {
    instant: isGiven ? instant : '',
    isWaiting: isGiven && instant.trim() === '',
    choice: (error) => <InstantChoice {...drafts} {...{ words, readAs, error }} />,
  };
}
