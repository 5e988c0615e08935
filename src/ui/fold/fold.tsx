import { useId, type ComponentProps, type ReactNode } from 'react';
import { FoldButton } from '../button/fold-button';

export interface FoldProps extends Omit<ComponentProps<'div'>, 'children'> {
  label: ReactNode;
  isOpen: boolean;
  onOpen: (isOpen: boolean) => void;
  /** Whether its button has an edge. */
  hasEdge?: boolean;
  /** In the line of the button, after it. */
  beside?: ReactNode;
  /** Drawn while it is open. */
  children: ReactNode;
}

/** What is shown on demand, below the button for it. The props of a native element go to the line of the button. */
export function Fold({ label, isOpen, onOpen, hasEdge = false, beside, children, ...line }: FoldProps) {
  const id = useId();
  return (
    <>
      <div {...line}>
        <FoldButton
          label={label}
          isOpen={isOpen}
          onChange={onOpen}
          controls={id}
          {...(!hasEdge && { variant: 'quiet' })}
        />
        {beside}
      </div>
      <div id={id} hidden={!isOpen}>
        {isOpen ? children : null}
      </div>
    </>
  );
}
