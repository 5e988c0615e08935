import { useId, type ComponentProps, type ReactNode } from 'react';
import { Button } from '../button/button';

export interface FoldButtonProps {
  label: ReactNode;
  isOpen: boolean;
  onOpen: (isOpen: boolean) => void;
  /** The id of what it opens. */
  controls: string;
}

/** Opens and closes what has this id. */
export function FoldButton({ label, isOpen, onOpen, controls }: FoldButtonProps) {
  return (
    <Button
      variant="quiet"
      size="small"
      icon={isOpen ? 'chevron-down' : 'chevron-right'}
      aria-expanded={isOpen}
      aria-controls={controls}
      onClick={() => onOpen(!isOpen)}
    >
      {label}
    </Button>
  );
}

export interface FoldProps extends Omit<FoldButtonProps, 'controls'>, Omit<ComponentProps<'div'>, 'children'> {
  /** Drawn while it is open. */
  children: ReactNode;
}

/** What is shown on demand, below the button for it. The props of a native element go to the line of the button. */
export function Fold({ label, isOpen, onOpen, children, ...line }: FoldProps) {
  const id = useId();
  return (
    <>
      <div {...line}>
        <FoldButton label={label} isOpen={isOpen} onOpen={onOpen} controls={id} />
      </div>
      <div id={id} hidden={!isOpen}>
        {isOpen ? children : null}
      </div>
    </>
  );
}
