import { describe, expect, it } from 'vitest';
import { hintOfNumber, hintOfString } from './hints';

describe('hints', () => {
  it.each([
    ['2012-04-21T18:25:43-05:00', { kind: 'date', time: 1335050743000 }],
    ['2026-11-20', { kind: 'day', time: 1795132800000 }],
    ['2026-11-20 08:00:00Z', { kind: 'date', time: 1795161600000 }],
    ['https://example.com/a?b=c', { kind: 'link', address: 'https://example.com/a?b=c' }],
    ['2026-13-20', undefined],
    ['http://', undefined],
    ['data:text/html,x', undefined],
    ['see https://example.com', undefined],
    ['2026', undefined],
  ])('%s', (text, hint) => expect(hintOfString(text)).toEqual(hint));

  it.each([
    ['1700000000', 'created_at', 1700000000000],
    ['1700000000123', 'timestamp', 1700000000123],
    ['1700000000', 'userId', undefined],
    ['17000', 'created_at', undefined],
  ])('%s of %s', (source, key, time) =>
    expect(hintOfNumber(source, key)).toEqual(time === undefined ? undefined : { kind: 'date', time }),
  );
});
