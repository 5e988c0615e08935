import { expect, it } from 'vitest';
import { compareNow } from '../testing';
import { allOpen, equalFolded, initialState, movedTo, stateAt, toggled } from './tree-state';

const comparison = compareNow('{"a":{"b":[1,2]},"c":1}', '{"a":{"b":[1,2]},"c":2}');
const begun = initialState(comparison);
/** The entry of `b`, inside the closed `a`. */
const B = 2;

it('opens what hides an entry', () => {
  expect(begun.expansion[1]).toBe(0);
  const state = stateAt(begun, B);
  expect(state.expansion[1]).toBe(1);
  expect(state).toMatchObject({ selected: B, hasChosen: true, wanted: { node: B } });
});

it('opens and closes an entry, or a run of equal ones', () => {
  const open = toggled(begun, 1, 0);
  expect(open.expansion[1]).toBe(1);
  expect(toggled(open, 1, 0).expansion[1]).toBe(0);
  expect(toggled(begun, 1, 3).openRuns).toEqual(new Set([1]));
});

it('opens everything and folds what is equal again, and keeps what is selected', () => {
  const state = allOpen(movedTo(begun, B));
  expect(state).toMatchObject({ openRuns: 'all', selected: B });
  expect(state.expansion[B]).toBe(1);
  expect(equalFolded(state)).toEqual({ ...begun, selected: B, hasChosen: true });
});
