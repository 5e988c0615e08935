import type { ComponentProps } from 'react';
import { useKitWords } from '../../i18n/context';
import { Button } from '../button/button';
import { classNames } from '../class-names';
import { SendButton } from '../send/send-button';
import styles from './copy-button.module.css';
import { useCopy } from './use-copy';

export interface CopyButtonProps extends Omit<ComponentProps<'button'>, 'value' | 'children' | 'onCopy'> {
  /** The text, or what makes it when the button is pressed. */
  value: string | (() => string | Promise<string>);
  /** @default the word for copying, in the visitor's language */
  label?: string;
  /** Before it stands what sends the same to another tool; where a page has several of these, what it is in words. */
  sends?: true | string | undefined;
  /** Only the icon is seen; the label is its name and tooltip. */
  iconOnly?: boolean;
  /** On a narrow phone only the icon is seen, in a head that has no room for more. */
  narrow?: boolean;
  size?: 'small' | 'medium' | 'large';
  variant?: 'primary' | 'quiet';
}

/** Copies its value and shows so for 1500 ms, in place. */
export function CopyButton({ sends, ...props }: CopyButtonProps) {
  if (sends === undefined) return <Copy {...props} />;
  const { value, size, disabled, iconOnly = false, className, ...rest } = props;
  const send = (
    <SendButton
      what={sends === true ? undefined : sends}
      content={() => (typeof value === 'function' ? value() : value)}
      size={size}
      // Beside a button that is filled, one with an edge.
      variant={props.variant === 'primary' ? undefined : props.variant}
      disabled={disabled}
    />
  );
  if (!iconOnly) {
    return (
      <>
        {send}
        <Copy {...props} />
      </>
    );
  }
  return (
    <span className={classNames(styles.pair, className)}>
      {send}
      <Copy {...rest} {...{ value, size, disabled, iconOnly }} />
    </span>
  );
}

function Copy({ value, label, iconOnly = false, narrow = false, onClick, ...props }: Omit<CopyButtonProps, 'sends'>) {
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
