import { Button } from './button';

/** Something that can be done, such as about a fault or a note. */
export interface Act {
  /** What the button says. */
  readonly label: string;
  readonly icon?: string;
  readonly onAct: () => void;
}

/** A small button for each act. */
export function ActButtons({ acts }: { acts: readonly Act[] }) {
  return acts.map(({ label, icon, onAct }) => (
    <Button key={label} size="small" {...(icon && { icon })} onClick={onAct}>
      {label}
    </Button>
  ));
}
