import { Button, type ButtonProps } from './button';

export type IconButtonProps = Omit<
  ButtonProps,
  'iconOnly' | 'icon' | 'aria-label' | 'size' | 'variant' | 'children'
> & {
  icon: string;
  /** Its name, and its tooltip. */
  label: string;
};

/** A small button without a frame, for what can be done beside a text: only its icon is seen. */
export function IconButton({ label, ...props }: IconButtonProps) {
  return <Button {...props} size="small" variant="quiet" iconOnly aria-label={label} />;
}
