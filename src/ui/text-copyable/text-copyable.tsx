import type { ComponentProps } from 'react';
import { useKitWords } from '../../i18n/context';
import { classNames } from '../class-names';
import { useCopy } from '../copy/use-copy';
import { Tooltip } from '../tooltip/tooltip';
import styles from './text-copyable.module.css';

export interface TextCopyableProps extends Omit<ComponentProps<'button'>, 'value'> {
  value: string;
}

/** A value that is copied by a click on it; its tooltip says so, before and after. */
export function TextCopyable({ value, children = value, className, onClick, ...props }: TextCopyableProps) {
  const words = useKitWords();
  const [copied, copy] = useCopy();
  return (
    <>
      <Tooltip content={copied ? words.copied : words.copyToClipboard} shown={copied}>
        <button
          type="button"
          className={classNames(styles.value, className)}
          {...props}
          onClick={(event) => {
            onClick?.(event);
            if (!event.defaultPrevented) void copy(value, { message: false });
          }}
        >
          {children}
        </button>
      </Tooltip>
      <span className="sr" role="status">
        {copied ? words.copied : ''}
      </span>
    </>
  );
}
