import { describe, expect, it } from 'vitest';
import { collect, edit, empty, EMPTY_BASKET, undo } from './basket';

describe('the basket', () => {
  it('sets emojis beside each other, and codes apart', () => {
    expect(collect(collect(EMPTY_BASKET, '🚀', true), '🔥', true).text).toBe('🚀🔥');
    expect(collect(collect(EMPTY_BASKET, ':rocket:', false), ':fire:', false).text).toBe(':rocket: :fire:');
    expect(collect(edit(EMPTY_BASKET, 'line\n'), 'U+1F680', false).text).toBe('line\nU+1F680');
  });

  it('takes everything back, typing at once', () => {
    const one = collect(EMPTY_BASKET, '🚀', true);
    const typed = edit(edit(one, '🚀 '), '🚀 go');
    const emptied = empty(typed);
    expect(emptied.text).toBe('');
    expect(undo(emptied).text).toBe('🚀 go');
    expect(undo(undo(emptied)).text).toBe('🚀');
    expect(undo(undo(undo(emptied)))).toEqual(EMPTY_BASKET);
    expect(undo(EMPTY_BASKET)).toBe(EMPTY_BASKET);
  });

  it('has nothing to take back when nothing was emptied', () => expect(empty(EMPTY_BASKET)).toBe(EMPTY_BASKET));

  it('remembers 200 steps', () => {
    let basket = EMPTY_BASKET;
    for (let step = 0; step < 300; step++) basket = collect(basket, 'x', true);
    expect(basket.past).toHaveLength(200);
    expect(basket.text).toHaveLength(300);
  });
});
