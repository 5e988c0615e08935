import type { ReactNode } from 'react';
import { Button } from './button';

export interface FoldButtonProps {
  label: ReactNode;
  isOpen: boolean;
  onChange: (isOpen: boolean) => void;
  /** The id of what it opens. */
  controls: string;
  /** @default that of a button with an edge */
  variant?: 'quiet';
}

/** Opens and closes what stands below it. */
export function FoldButton({ label, isOpen, onChange, controls, variant }: FoldButtonProps) {
  return (
    <Button
      size="small"
      {...(variant && { variant })}
      icon={isOpen ? 'chevron-down' : 'chevron-right'}
      aria-expanded={isOpen}
      aria-controls={controls}
      onClick={() => onChange(!isOpen)}
    >
      {label}
    </Button>
  );
}
