import { useState } from 'react';
import { useDraft } from '../../operations/use-draft';

/** The instants that can be typed, each with the name under which it is kept whether it is. */
const IS_GIVEN = { start: 'isStartGiven', measured: 'isMeasuredGiven' } as const;
export type InstantName = keyof typeof IS_GIVEN;

/** The present, or a date and time on the clocks of a zone, such as `2026-03-28T12:00`. */
export function useInstant(name: InstantName, zone: string) {
  const [typed, setTyped] = useDraft(name, '');
  const [isGiven, setGiven] = useDraft<boolean>(IS_GIVEN[name], false);
  // The present is a better start than an empty field. Nobody typed it, so it is not kept with what was typed.
  const [filledIn, setFilledIn] = useState(() => (isGiven ? wallNow(zone) : ''));
  return {
    name,
    wall: typed === '' ? filledIn : typed,
    setWall: (wall: string) => {
      setFilledIn('');
      setTyped(wall);
    },
    isGiven,
    give: (given: boolean) => {
      if (given) setFilledIn(wallNow(zone));
      setGiven(given);
    },
    reset: () => {
      setFilledIn('');
      setTyped('');
      setGiven(false);
    },
  };
}
export type Instant = ReturnType<typeof useInstant>;

/** The date and time of a zone's clocks to the minute, as `<input type="datetime-local">` takes it. */
function wallNow(zone: string): string {
  // Swedish writes dates as ISO 8601 does.
  const clock = new Intl.DateTimeFormat('sv', {
    timeZone: zone,
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
  });
  return clock.format(Date.now()).replace(' ', 'T');
}
