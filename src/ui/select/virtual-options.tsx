import { defaultRangeExtractor, useVirtualizer } from '@tanstack/react-virtual';
import { useLayoutEffect, useRef, useState } from 'react';
import { Option, type OptionListProps } from './option-list';
import { scaled } from '../scaled';
import styles from './option-list.module.css';

/** Space above the first and below the last option, in pixels. */
const EDGE = 4;

/** A long list of which only the part in sight is drawn; every option still tells its place in the whole. */
export function VirtualOptions(props: OptionListProps) {
  const { listId, label, options, highlighted } = props;
  const scrollRef = useRef<HTMLDivElement>(null);
  const pointed = useRef(-1);
  const [height] = useState(() => (window.matchMedia('(pointer: coarse)').matches ? 44 : scaled(32)));
  // Only the React Compiler, which is off, minds what the virtualizer returns.
  // oxlint-disable-next-line react/incompatible-library
  const virtualizer = useVirtualizer({
    count: options.length,
    getScrollElement: () => scrollRef.current,
    estimateSize: () => height,
    overscan: 8,
    paddingStart: EDGE,
    paddingEnd: EDGE,
    scrollPaddingStart: EDGE,
    scrollPaddingEnd: EDGE,
    // The list is built before it is shown, when nothing can be measured yet.
    initialRect: { width: 240, height: 312 },
    // The highlighted option is always there, for the control names it.
    rangeExtractor: (range) => {
      const drawn = defaultRangeExtractor(range);
      return highlighted < 0 || drawn.includes(highlighted) ? drawn : [...drawn, highlighted].sort((a, b) => a - b);
    },
  });

  useLayoutEffect(() => {
    const scroll = scrollRef.current;
    if (!scroll || highlighted < 0 || pointed.current === highlighted) return;
    const bring = () => {
      if (scroll.clientHeight > 0) virtualizer.scrollToIndex(highlighted, { align: 'auto' });
    };
    bring();
    const observer = new ResizeObserver(bring);
    observer.observe(scroll);
    return () => observer.disconnect();
  }, [highlighted, virtualizer]);

  const longest = options.reduce((widest, option) => (option.label.length > widest.length ? option.label : widest), '');
  return (
    <div ref={scrollRef} id={listId} role="listbox" aria-label={label} className={styles.scroll}>
      {/* Options that are not drawn give neither width nor height; the longest stands for all. */}
      <div role="presentation" aria-hidden className={styles.sizer} style={{ height: virtualizer.getTotalSize() }}>
        {longest}
      </div>
      {virtualizer.getVirtualItems().map(({ index, start }) => {
        const option = options[index];
        return option ? (
          <Option
            key={index}
            {...props}
            option={option}
            index={index}
            top={start}
            onPoint={(at) => {
              pointed.current = at;
              props.onPoint(at);
            }}
          />
        ) : null;
      })}
    </div>
  );
}
