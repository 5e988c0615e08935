import { parse } from 'valibot';
import { job } from '../../operations/testing';
import type { Comparison } from '../../lib/json-diff/comparison';
import { compareOptions, diff, patch } from './operations';

export type CompareOptions = Partial<ReturnType<typeof completed>>;

function completed(options: object) {
  return parse(compareOptions, options);
}

/** Runs the comparison here and now; fails when there is none. */
export function compareNow(left: string, right: string, options: CompareOptions = {}): Comparison {
  const result = diff.run({ left, right }, completed(options), job());
  if (result instanceof Promise) throw new Error('compares at once');
  if (!result.ok) throw new Error(result.fault.code);
  if (result.value.state === 'waiting') throw new Error('one side is empty');
  return result.value;
}

/** The patch on one line. */
export function patchNow(left: string, right: string, options: CompareOptions = {}): string {
  const result = patch.run({ left, right }, parse(patch.options, options), job());
  if (result instanceof Promise) throw new Error('writes at once');
  if (!result.ok) throw new Error(result.fault.code);
  return result.value;
}

/** A JSON value with numbers as they were written. */
export type Value = string | boolean | null | { readonly number: string } | Value[] | Map<string, Value>;

function stepsOf(pointer: string): string[] {
  return pointer === ''
    ? []
    : pointer
        .slice(1)
        .split('/')
        .map((step) => step.replaceAll('~1', '/').replaceAll('~0', '~'));
}

function indexOf(step: string, length: number, isAdding: boolean): number {
  if (!/^(?:0|[1-9]\d*)$/.test(step)) throw new Error(`${step} is no index`);
  const index = Number(step);
  if (index > length || (index === length && !isAdding)) throw new Error(`${step} is beyond the end`);
  return index;
}

function childOf(container: Value, step: string): Value {
  if (container instanceof Map) {
    const value = container.get(step);
    if (value === undefined) throw new Error(`there is no ${step}`);
    return value;
  }
  if (Array.isArray(container)) {
    const value = container[indexOf(step, container.length, false)];
    if (value === undefined) throw new Error(`there is no ${step}`);
    return value;
  }
  throw new Error('no container');
}

export interface PatchOperation {
  readonly op: 'add' | 'remove' | 'replace' | 'move' | 'copy' | 'test';
  readonly path: string;
  readonly from?: string;
  readonly value?: Value;
}

/** Applies a JSON Patch as RFC 6902 says, operation by operation. Throws where the RFC calls for an error. */
export function applyPatch(document: Value, operations: readonly PatchOperation[]): Value {
  let root: Value = structuredClone(document);

  function add(path: string, value: Value): void {
    const steps = stepsOf(path);
    const last = steps.pop();
    if (last === undefined) {
      root = value;
      return;
    }
    const container = steps.reduce(childOf, root);
    if (container instanceof Map) container.set(last, value);
    else if (Array.isArray(container)) {
      container.splice(last === '-' ? container.length : indexOf(last, container.length, true), 0, value);
    } else throw new Error('nothing to add to');
  }

  function remove(path: string): Value {
    const steps = stepsOf(path);
    const last = steps.pop();
    if (last === undefined) throw new Error('the root cannot go');
    const container = steps.reduce(childOf, root);
    const value = childOf(container, last);
    if (container instanceof Map) container.delete(last);
    else if (Array.isArray(container)) container.splice(Number(last), 1);
    return value;
  }

  for (const { op, path, from = '', value = null } of operations) {
    const copy = structuredClone(value);
    if (op === 'add') add(path, copy);
    else if (op === 'remove') remove(path);
    else if (op === 'move') add(path, remove(from));
    else if (op === 'copy') add(path, structuredClone(stepsOf(from).reduce(childOf, root)));
    else if (op === 'replace') {
      if (path !== '') remove(path);
      add(path, copy);
    } else if (JSON.stringify(plain(stepsOf(path).reduce(childOf, root))) !== JSON.stringify(plain(copy))) {
      throw new Error(`the test of ${path} failed`);
    }
  }
  return root;
}

/** A value as arrays only, so that it can be compared: keys in any order, numbers as written. */
export function plain(value: Value): unknown {
  if (value instanceof Map) {
    const members = [...value].toSorted(([a], [b]) => (a < b ? -1 : 1));
    return { members: members.map(([key, member]) => [key, plain(member)]) };
  }
  return Array.isArray(value) ? value.map(plain) : value;
}
