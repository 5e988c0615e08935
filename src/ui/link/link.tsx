import type { ComponentProps, MouseEvent } from 'react';
import { useLocation } from 'wouter';
import { pageHref } from '../../i18n/page-address';
import { classNames } from '../class-names';
import { isPlainClick } from './is-plain-click';
import styles from './link.module.css';

type Anchor = Omit<ComponentProps<'a'>, 'href'>;

interface RouteLinkProps extends Anchor {
  /** A page of this site, beginning with a slash; opened without reloading. */
  to: string;
  href?: undefined;
}

interface PlainLinkProps extends Anchor {
  /** Any other address. */
  href: string;
  to?: undefined;
}

export type LinkProps = RouteLinkProps | PlainLinkProps;

/** A text link: `to` for a page of this site, `href` for everything else. */
export function Link(props: LinkProps) {
  return props.to === undefined ? <PlainLink {...props} /> : <RouteLink {...props} />;
}

function PlainLink({ className, children, target, rel, ...props }: PlainLinkProps) {
  return (
    <a
      className={classNames(styles.link, className)}
      target={target}
      rel={rel ?? (target === '_blank' ? 'noopener noreferrer' : undefined)}
      {...props}
    >
      {children}
    </a>
  );
}

function RouteLink({ to, className, children, onClick, ...props }: RouteLinkProps) {
  const [, navigate] = useLocation();
  const follow = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event);
    if (event.defaultPrevented || !isPlainClick(event) || (props.target && props.target !== '_self')) return;
    event.preventDefault();
    navigate(to);
  };
  return (
    <a className={classNames(styles.link, className)} {...props} href={pageHref(to)} onClick={follow}>
      {children}
    </a>
  );
}
