import { useMemo, useRef, type KeyboardEvent } from 'react';

/** A pause this long, in milliseconds, begins a new word. */
const TYPING_PAUSE_MS = 700;

type Key = Pick<KeyboardEvent, 'key' | 'timeStamp'>;

/** What is typed on a list to find an entry: letters that follow each other without a pause are one word. */
export function useTypedWord() {
  const typing = useRef({ text: '', at: 0 });
  return useMemo(
    () => ({
      /** Takes one more letter; gives the word so far. */
      add({ key, timeStamp }: Key): string {
        const isNew = timeStamp - typing.current.at > TYPING_PAUSE_MS;
        const text = (isNew ? '' : typing.current.text) + key;
        typing.current = { text, at: timeStamp };
        return text;
      },
      /** Whether the last letter was typed just now. */
      isUnderWay: ({ timeStamp }: Key) => timeStamp - typing.current.at < TYPING_PAUSE_MS,
      clear() {
        typing.current = { text: '', at: 0 };
      },
    }),
    [],
  );
}
