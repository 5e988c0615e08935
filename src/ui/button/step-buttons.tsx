import { IconButton } from './icon-button';

const STEPS = [
  { icon: 'arrow-up', name: 'previous', by: -1 },
  { icon: 'arrow-down', name: 'next', by: 1 },
] as const;

export interface StepButtonsProps {
  words: { readonly previous: string; readonly next: string };
  /** There is nothing to go to. */
  disabled: boolean;
  onStep: (by: 1 | -1) => void;
  /** The keys that do the same, as in `aria-keyshortcuts`. */
  shortcuts?: { readonly previous: string; readonly next: string };
}

/** Lead from one place to the next and back, such as through what was found. */
export function StepButtons({ words, disabled, onStep, shortcuts }: StepButtonsProps) {
  return STEPS.map(({ icon, name, by }) => (
    <IconButton
      key={name}
      icon={icon}
      label={words[name]}
      aria-keyshortcuts={shortcuts?.[name]}
      disabled={disabled}
      onClick={() => onStep(by)}
    />
  ));
}
