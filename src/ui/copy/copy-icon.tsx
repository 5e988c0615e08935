import { CopyButton, type CopyButtonProps } from './copy-button';

/** Copies what stands beside it, such as the value in a row; only its icon is seen. Off while there is nothing to copy. */
export function CopyIcon(props: Omit<CopyButtonProps, 'iconOnly' | 'size' | 'variant'>) {
  return <CopyButton disabled={props.value === ''} {...props} iconOnly size="small" variant="quiet" />;
}
