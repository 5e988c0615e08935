import type { ComponentProps } from 'react';
import { useKitWords } from '../../i18n/context';
import { Button } from '../button/button';
import styles from './copy-button.module.css';
import { useCopy } from './use-copy';

export interface CopyButtonProps extends Omit<ComponentProps<'button'>, 'value' | 'children' | 'onCopy'> {
  /** The text, or what makes it when the button is pressed. */
  value: string | (() => string | Promise<string>);
  /** @default the word for copying, in the visitor's language */
  label?: string;
  /** Only the icon is seen; the label is its name and tooltip. */
  iconOnly?: boolean;
  /** On a narrow phone only the icon is seen, in a head that has no room for more. */
  narrow?: boolean;
  size?: 'small' | 'medium' | 'large';
  variant?: 'primary' | 'quiet';
}

/** Copies its value and shows so for 1500 ms, in place. */
export function CopyButton({ value, label, iconOnly = false, narrow = false, onClick, ...props }: CopyButtonProps) {
  const words = useKitWords();
  const [copied, copy] = useCopy();
  const name = label ?? words.copy;
  const common = {
    ...props,
    icon: copied ? 'check' : 'copy',
    'data-copied': copied ? '' : undefined,
    onClick: (event: React.MouseEvent<HTMLButtonElement>) => {
      onClick?.(event);
      if (!event.defaultPrevented) void copy(typeof value === 'function' ? value() : value);
    },
  };

  if (iconOnly) return <Button {...common} iconOnly aria-label={copied ? words.copiedLabel : name} />;
  return (
    <Button {...common}>
      <span className={styles.labels} data-narrow={narrow || undefined}>
        <span data-shown={!copied}>{name}</span>
        <span data-shown={copied}>{words.copiedLabel}</span>
      </span>
    </Button>
  );
}
