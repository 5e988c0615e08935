import type { Ref } from 'react';

/** One callback ref that fills several refs: the widget's own and the one that was passed in. */
export function mergeRefs<T>(...refs: (Ref<T> | undefined)[]): (element: T | null) => void {
  return (element) => {
    for (const ref of refs) {
      if (typeof ref === 'function') ref(element);
      else if (ref) ref.current = element;
    }
  };
}
