import { useEffect } from 'react';
import { tellAnswer } from './done-runs';

/** Tells those who follow answers of another one, where a view works it out itself rather than by a run; undefined is none. */
export function useToldAnswer(answer: string | number | undefined): void {
  useEffect(() => {
    if (answer !== undefined) tellAnswer();
  }, [answer]);
}
