import { useDraft } from '../../operations/use-draft';

/** The instants that can be typed, each with the names under which it is kept whether it is, and what the clock was when it was filled in. */
const NAMES = {
  start: { isGiven: 'isStartGiven', clock: 'startClock' },
  measured: { isGiven: 'isMeasuredGiven', clock: 'measuredClock' },
} as const;
export type InstantName = keyof typeof NAMES;

/** The present, or a date and time on the clocks of a zone, such as `2026-03-28T12:00`. */
export function useInstant(name: InstantName) {
  const [wall, setWall] = useDraft(name, '');
  const [isGiven, setGiven] = useDraft<boolean>(NAMES[name].isGiven, false);
  // As long as the instant is this one, nobody typed it: the history of inputs passes it over.
  const [, setClock] = useDraft(NAMES[name].clock, '');
  return {
    name,
    wall,
    setWall,
    isGiven,
    give: (given: boolean, zone: string) => {
      // The present is a better start than an empty field.
      if (given && wall === '') {
        const present = wallNow(zone);
        setClock(present);
        setWall(present);
      }
      setGiven(given);
    },
    reset: () => {
      setWall('');
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
