import { useRef, type Ref } from 'react';
import type { TextSource } from '../../lib/text-source';
import { useDraft } from '../../operations/use-draft';
import type { TextInputHandle } from '../text-input/text-input';

/** Two texts, each of which follows from the other. */
export interface LinkedSides<Side extends string> {
  /** In their order. */
  readonly names: readonly [Side, Side];
  /** The side that was edited last: the source of the other. */
  readonly side: Side;
  readonly source: TextSource;
  readonly edit: (side: Side, value: TextSource) => void;
  /** Takes the focus to a place of a side; nothing where the source is a file. */
  readonly wayTo: (side: Side, offset: number) => (() => void) | undefined;
  readonly handles: readonly [Ref<TextInputHandle>, Ref<TextInputHandle>];
}

/**
 * Keeps within the visit which of two sides was edited last, and what stands there. The first one is it at the beginning. What is handed
 * over goes there, too, but to the second one in the direction `backward`.
 */
export function useLinkedSides<Side extends string>(
  names: readonly [Side, Side],
  initial: string,
  backward = 'decode',
): LinkedSides<Side> {
  const [side, setSide] = useDraft<Side>('side', names[0], {
    takes: ({ direction }) => names[direction === backward ? 1 : 0],
  });
  const [source, setSource] = useDraft<TextSource>('source', initial, { takes: 'text' });
  const first = useRef<TextInputHandle>(null);
  const second = useRef<TextInputHandle>(null);
  return {
    names,
    side,
    source,
    edit: (edited, value) => {
      setSide(edited);
      // Last: what is put back brings its side with it.
      setSource(value);
    },
    wayTo: (to, offset) =>
      typeof source === 'string' ? () => (to === names[0] ? first : second).current?.goTo(offset) : undefined,
    handles: [first, second],
  };
}
