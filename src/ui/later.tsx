import { createElement, type ComponentType } from 'react';
import { makePart, usePart } from './part';

/**
 * A component that is fetched when it is first drawn; nothing is seen there until it has come, and the
 * footer waits for it. Unlike `React.lazy` it is drawn at once when it is
 * here already, and needs no `Suspense` around it.
 */
export function later<Props extends object>(load: () => Promise<ComponentType<Props>>): ComponentType<Props> {
  // A function is called by what keeps it as state; an object is not.
  const part = makePart(async () => ({ Component: await load() }));
  return function Later(props: Props) {
    const loaded = usePart(part, true);
    return loaded ? createElement(loaded.Component, props) : createElement('i', { hidden: true, 'data-awaited': '' });
  };
}
