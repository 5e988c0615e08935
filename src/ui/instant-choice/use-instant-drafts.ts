import { useDraft } from '../../operations/use-draft';
import type { InstantChoiceProps } from './instant-choice';

/** Whether an instant is given, and which, as the choice takes it; kept with the visit. */
export function useInstantDrafts(
  choice: 'isGiven' | 'isInstantGiven',
): Pick<InstantChoiceProps, 'isGiven' | 'onGiven' | 'instant' | 'onInstant' | 'onPresent'> {
  const [isGiven, onGiven] = useDraft(choice, false);
  const [instant, onInstant] = useDraft('instant', '');
  // As long as the instant is this one, the clock was read and nobody typed it: the history of inputs passes it over.
  const [, onPresent] = useDraft('clock', '');
  return { isGiven, onGiven, instant, onInstant, onPresent };
}
