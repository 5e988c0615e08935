import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readLaps, writeLaps, type LapWords } from './laps';
import { showDifference, showTime } from './show-time';
import {
  anchor,
  catchUp,
  elapsed,
  fromStored,
  lap,
  MAX_LAPS,
  newStopwatch,
  ranAhead,
  reset,
  start,
  stop,
  toStored,
  type Reading,
  type Stopwatch,
} from './stopwatch';

const DAY = Date.UTC(2026, 10, 22);

/** Both clocks so many milliseconds after the page was opened. */
const at = (steady: number, epoch = DAY + steady): Reading => ({ steady, epoch });

const running = (from = 0): Stopwatch => start(newStopwatch(1), at(from));

describe('a stopwatch', () => {
  it('runs, stops, goes on and laps', () => {
    const stopped = stop(running(1000), at(2500));
    expect(elapsed(stopped, at(9000))).toBe(1500);
    const again = lap(start(stopped, at(10_000)), at(12_500));
    expect(again.laps).toEqual([4000]);
    expect(elapsed(again, at(13_000))).toBe(4500);
    expect(stop(lap(again, at(14_000)), at(14_000))).toMatchObject({ sum: 5500, laps: [4000, 5500] });
  });
  it('does nothing that makes no sense', () => {
    const watch = running();
    expect(start(watch, at(500))).toBe(watch);
    const stopped = stop(watch, at(500));
    expect(stop(stopped, at(900))).toEqual(stopped);
    expect(lap(stopped, at(900))).toBe(stopped);
  });
  it('stops when it is reset while it runs, and keeps its name', () => {
    const named = { ...lap(running(), at(100)), name: 'Tea' };
    expect(reset(named)).toEqual({ id: 1, name: 'Tea', sum: 0, laps: [] });
    expect(elapsed(reset(named), at(99_999))).toBe(0);
  });
  it('takes 10,000 laps', () => {
    let watch = running();
    for (let n = 1; n <= MAX_LAPS + 5; n++) watch = lap(watch, at(n));
    expect(watch.laps).toHaveLength(MAX_LAPS);
    expect(elapsed(watch, at(20_000))).toBe(20_000);
  });
  it('keeps no more of a lap than a thousandth of a millisecond', () =>
    expect(lap(running(), at(1234.567_89)).laps).toEqual([1234.567]));
});

describe('the clocks', () => {
  it.each([
    ['set an hour ahead', 3_600_000],
    ['set an hour back', -3_600_000],
  ])('may be %s', (_, step) => expect(elapsed(running(), at(2000, DAY + 2000 + step))).toBe(2000));

  it.each([
    ['a sleep of an hour', at(1000, DAY + 3_601_000), 3_600_000],
    ['a clock set back', at(1000, DAY - 5000), 0],
    ['clocks that differ a little', at(1000, DAY + 1900), 0],
    ['nothing', at(1000), 0],
  ])('tell of %s', (_, now, missed) => expect(ranAhead(at(0), now)).toBe(missed));

  it('slept: what they missed is added to what runs', () => {
    expect(elapsed(catchUp(running(), 5000), at(1000))).toBe(6000);
    const stopped = stop(running(), at(1000));
    expect(catchUp(stopped, 5000)).toBe(stopped);
  });
});

describe('a stopwatch that was stored', () => {
  it('goes on by the time of day, whatever the new page counts from', () => {
    const stored = toStored(lap(running(500), at(2000)));
    expect(stored).toEqual({ id: 1, name: '', sum: 1500, since: DAY + 2000, laps: [1500] });
    const restored = fromStored(stored, at(3, DAY + 10_000));
    expect(elapsed(restored, at(3, DAY + 10_000))).toBe(9500);
    expect(elapsed(restored, at(1003))).toBe(10_500);
  });
  it('stands where it stood', () => {
    const stopped = stop(running(), at(700));
    expect(fromStored(toStored(stopped), at(0, DAY + 99_999))).toEqual(stopped);
  });
  it('does not run back when the clock was set back', () =>
    expect(elapsed(fromStored(toStored(running()), at(0, DAY - 1000)), at(0))).toBe(0));
  it('is anchored when the page is left, so that a step of the clock before does not count', () => {
    const left = toStored(anchor(running(), at(4000, DAY + 3_604_000)));
    expect(left).toMatchObject({ sum: 4000, since: DAY + 3_604_000 });
    expect(elapsed(fromStored(left, at(0, DAY + 3_605_000)), at(0))).toBe(5000);
  });

  it('has run for all the time between start and stop, however often it was anchored, stored and stopped', () => {
    const step = fc.record({ after: fc.nat(1e7), act: fc.constantFrom('anchor', 'reload', 'lap', 'toggle') });
    fc.assert(
      fc.property(fc.array(step), (steps) => {
        let watch = running();
        let now = 0;
        let expected = 0;
        for (const { after, act } of steps) {
          now += after;
          if (watch.since) expected += after;
          if (act === 'anchor') watch = anchor(watch, at(now));
          else if (act === 'reload') watch = fromStored(toStored(watch), at(now));
          else if (act === 'lap') watch = lap(watch, at(now));
          else watch = watch.since ? stop(watch, at(now)) : start(watch, at(now));
          expect(elapsed(watch, at(now))).toBe(expected);
          expect(watch.laps.at(-1) ?? 0).toBeLessThanOrEqual(expected);
        }
      }),
    );
  });
});

describe('a time', () => {
  it.each([
    [0, '00:00.000'],
    [1, '00:00.001'],
    [999.9, '00:00.999'],
    [59_999, '00:59.999'],
    [60_000, '01:00.000'],
    [123_456, '02:03.456'],
    [3_599_999, '59:59.999'],
    [3_600_000, '01:00:00.000'],
    [12_345_600, '03:25:45.600'],
    [360_000_000, '100:00:00.000'],
    [-5, '00:00.000'],
  ])('%d ms is %s', (ms, shown) => {
    expect(showTime(ms)).toBe(shown);
    expect(showTime(ms, 2)).toBe(shown.slice(0, -1));
  });
  it.each([
    [500, '+00:00.500'],
    [-61_000, '-01:01.000'],
    [0.4, '00:00.000'],
    [-0.4, '00:00.000'],
    [0, '00:00.000'],
  ])('%d ms apart is %s', (ms, shown) => expect(showDifference(ms)).toBe(shown));
});

describe('laps', () => {
  const words: LapWords = {
    lap: 'Lap',
    time: 'Time',
    total: 'Total',
    toMean: 'Diff',
    mark: 'Mark',
    marks: { fastest: 'fast', slowest: 'slow' },
  };
  it('have times, and a difference to their mean', () =>
    expect(readLaps([1500, 4000])).toEqual([
      { number: 1, time: 1500, total: 1500, toMean: -500, mark: 'fastest' },
      { number: 2, time: 2500, total: 4000, toMean: 500, mark: 'slowest' },
    ]));
  it.each([
    [[], []],
    [[1000], [undefined]],
    [
      [1000, 2000, 3000],
      [undefined, undefined, undefined],
    ],
    [
      [2000, 3000, 5000, 6000],
      ['slowest', 'fastest', undefined, undefined],
    ],
  ])('of %j are marked %j', (totals, marks) => expect(readLaps(totals).map(({ mark }) => mark)).toEqual(marks));

  it.each([
    [
      'text',
      'Lap  Time       Total      Diff        Mark\n1    00:01.500  00:01.500  -00:00.500  fast\n2    00:02.500  00:04.000  +00:00.500  slow',
    ],
    [
      'tsv',
      'Lap\tTime\tTotal\tDiff\tMark\n1\t00:01.500\t00:01.500\t-00:00.500\tfast\n2\t00:02.500\t00:04.000\t+00:00.500\tslow',
    ],
    [
      'markdown',
      '| Lap | Time | Total | Diff | Mark |\n| ---: | ---: | ---: | ---: | --- |\n| 1 | 00:01.500 | 00:01.500 | -00:00.500 | fast |\n| 2 | 00:02.500 | 00:04.000 | +00:00.500 | slow |',
    ],
    [
      'csv',
      'Lap,Time,Total,Diff,Mark\r\n1,00:01.500,00:01.500,-00:00.500,fast\r\n2,00:02.500,00:04.000,+00:00.500,slow\r\n',
    ],
  ] as const)('are written as %s', (format, text) =>
    expect(writeLaps(readLaps([1500, 4000]), format, words, 3)).toBe(text),
  );
  it('are written for 10,000 as well', () => {
    const laps = readLaps(Array.from({ length: MAX_LAPS }, (_, n) => (n + 1) * 10));
    expect(writeLaps(laps, 'text', words, 2).split('\n')).toHaveLength(MAX_LAPS + 1);
  });
});
