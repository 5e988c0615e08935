import type { ComponentProps } from 'react';
import { classNames } from '../class-names';
import styles from './icon.module.css';
import { iconHref } from './sprite';

export interface IconProps extends Omit<ComponentProps<'svg'>, 'children'> {
  /** A Lucide name that is in `names.ts`, or the icon of a tool. */
  name: string;
  /** 14, 16 or 20 px. @default 'm' */
  size?: 's' | 'm' | 'l';
  /** What the icon says where no text stands beside it; without it the icon is decoration. */
  label?: string;
}

/** An icon from the sprite, in the colour of the text around it. */
export function Icon({ name, size = 'm', label, className, ...props }: IconProps) {
  const role = label ? ({ role: 'img', 'aria-label': label } as const) : ({ 'aria-hidden': true } as const);
  return (
    <svg className={classNames(styles.icon, className)} data-size={size} {...role} {...props}>
      <use href={iconHref(name)} />
    </svg>
  );
}
