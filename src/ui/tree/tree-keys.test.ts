import { expect, it, vi } from 'vitest';
import { moveByKey } from './tree-keys';

function press(key: string, { canOpen = false, isOpen = false } = {}) {
  const done: string[] = [];
  const isKey = moveByKey(key, {
    ...{ row: 5, last: 20, page: 10, canOpen, isOpen },
    moveTo: vi.fn((row: number) => done.push(`to ${row}`)),
    onToggle: () => done.push('toggle'),
    onParent: () => done.push('parent'),
  });
  return isKey ? done : 'no key';
}

it.each([
  ['ArrowDown', ['to 6']],
  ['ArrowUp', ['to 4']],
  ['PageDown', ['to 15']],
  ['PageUp', ['to -5']],
  ['Home', ['to 0']],
  ['End', ['to 20']],
  ['ArrowRight', []],
  ['ArrowLeft', ['parent']],
  ['Enter', []],
  ['n', 'no key'],
  ['constructor', 'no key'],
])('%s of a leaf: %j', (key, done) => expect(press(key)).toEqual(done));

it.each([
  ['ArrowRight', false, 'toggle'],
  ['ArrowRight', true, 'to 6'],
  ['ArrowLeft', true, 'toggle'],
  ['ArrowLeft', false, 'parent'],
  [' ', true, 'toggle'],
  ['Enter', false, 'toggle'],
])('%s of a branch (open: %s): %s', (key, isOpen, done) =>
  expect(press(key, { canOpen: true, isOpen })).toEqual([done]),
);
