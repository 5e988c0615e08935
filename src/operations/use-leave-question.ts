import { useEffect, useRef, useState } from 'react';
import { askBeforeLeaving } from './leaving';

export interface LeaveAnswer {
  /** Somebody wants to leave, and waits for the answer. */
  readonly isAsked: boolean;
  readonly stay: () => void;
  readonly leave: () => void;
}

/**
 * While it is needed, asks before the page is left: by a link or the search, by Back and Forward, and, in the browser's
 * own words, by closing or reloading. The view shows the question and gives the answer.
 */
export function useLeaveQuestion(isNeeded: boolean): LeaveAnswer {
  const [pending, setPending] = useState<{ readonly go: () => void }>();
  const isAnswered = useRef(false);

  useEffect(() => {
    if (!isNeeded) return undefined;
    const { href, pathname } = location;
    isAnswered.current = false;
    const stopAsking = askBeforeLeaving({
      onLink: (to, go) => {
        if (isAnswered.current || to.split(/[?#]/, 1)[0] === pathname) go();
        else setPending({ go });
      },
      onHistory: (event) => {
        if (isAnswered.current || location.pathname === pathname) return;
        // The router must not hear of it, and this page goes on top of the history again.
        event.stopImmediatePropagation();
        history.pushState(null, '', href);
        setPending({ go: () => history.back() });
      },
    });
    const onUnload = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', onUnload);
    return () => {
      stopAsking();
      window.removeEventListener('beforeunload', onUnload);
    };
  }, [isNeeded]);

  return {
    isAsked: pending !== undefined,
    stay: () => setPending(undefined),
    leave: () => {
      isAnswered.current = true;
      setPending(undefined);
      pending?.go();
    },
  };
}
