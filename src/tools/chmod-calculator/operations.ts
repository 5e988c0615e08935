import * as v from 'valibot';
import { ok, type Result } from '../../lib/result';
import { defineOperation, text } from '../../operations/define';
import { applyExpression, type ExpressionFault } from './expression';
import {
  type Mode,
  type OctalFault,
  parseOctal,
  parseSymbolic,
  type SymbolicFault,
  toListing,
  toOctal,
  toSymbolic as symbolicOf,
} from './mode';
import { chmodOptions } from './options';
import { modeUnder, parseUmask, type UmaskFault } from './umask';

/** What the page remembers, of which no operation asks for all. */
export const remembered = chmodOptions;

const target = v.optional(v.picklist(['file', 'directory']), 'file');

/** Octal digits or letters, whichever it is. */
function parseMode(mode: string): Result<Mode, OctalFault | SymbolicFault> {
  if (/^\s*[0-9０-９]/.test(mode)) return parseOctal(mode);
  const symbolic = parseSymbolic(mode);
  return symbolic.ok ? ok(symbolic.value.mode) : symbolic;
}

/** An octal mode, such as 755, as the letters `rwxr-xr-x`. */
export const toSymbolic = defineOperation({
  id: 'toSymbolic',
  inputs: { octal: text() },
  output: 'text',
  options: v.object({ listing: v.optional(v.boolean(), false), target }),
  examples: [
    { inputs: { octal: '755' }, output: 'rwxr-xr-x' },
    { inputs: { octal: '4755' }, output: 'rwsr-xr-x' },
    { inputs: { octal: '75' }, output: '---rwxr-x' },
    { inputs: { octal: '1777' }, options: { listing: true, target: 'directory' }, output: 'drwxrwxrwt' },
    { inputs: { octal: '888' }, fault: 'not-octal' },
  ],
  run: ({ octal }, options) => {
    const mode = parseOctal(octal);
    if (!mode.ok) return mode;
    return ok(options.listing ? toListing(mode.value, options.target) : symbolicOf(mode.value));
  },
});

/** The octal number of a mode in letters such as `rwxr-xr-x`, as `ls -l` shows it. */
export const fromSymbolic = defineOperation({
  id: 'fromSymbolic',
  inputs: { symbolic: text() },
  output: 'text',
  options: v.object({}),
  examples: [
    { inputs: { symbolic: 'rw-r-----' }, output: '640' },
    { inputs: { symbolic: 'drwxrwxrwt' }, output: '1777' },
    { inputs: { symbolic: '-rwsr-xr-x 1 root root 68248 Apr  7  2025 /usr/bin/passwd' }, output: '4755' },
    { inputs: { symbolic: 'rwxrwxrw' }, fault: 'bad-length' },
    { inputs: { symbolic: 'rwxwwxrwx' }, fault: 'bad-letter' },
  ],
  run: ({ symbolic }) => {
    const read = parseSymbolic(symbolic);
    return read.ok ? ok(toOctal(read.value.mode)) : read;
  },
});

/** The octal mode after an expression of chmod such as `u+x,go-w`. */
export const change = defineOperation({
  id: 'change',
  inputs: { mode: text(), expression: text() },
  output: 'text',
  options: v.object({ target, umask: v.optional(v.string(), '022') }),
  examples: [
    { inputs: { mode: '000', expression: 'u=rwx,g=rx,o=' }, output: '750' },
    { inputs: { mode: '644', expression: 'a+x' }, output: '755' },
    { inputs: { mode: 'rw-rw-rw-', expression: 'go-w' }, output: '644' },
    { inputs: { mode: '740', expression: 'g=u' }, output: '770' },
    { inputs: { mode: '644', expression: 'a+X' }, options: { target: 'directory' }, output: '755' },
    { inputs: { mode: '444', expression: '+w' }, output: '644' },
    { inputs: { mode: '644', expression: 'u+x,z' }, fault: 'bad-clause' },
  ],
  run: ({ mode, expression }, options): Result<string, OctalFault | SymbolicFault | UmaskFault | ExpressionFault> => {
    const current = parseMode(mode);
    if (!current.ok) return current;
    const umask = parseUmask(options.umask);
    if (!umask.ok) return umask;
    const changed = applyExpression(expression, current.value, { target: options.target, umask: umask.value });
    return changed.ok ? ok(toOctal(changed.value)) : changed;
  },
});

/** The octal mode that a new file or folder gets under a umask. */
export const underUmask = defineOperation({
  id: 'underUmask',
  inputs: { umask: text() },
  output: 'text',
  options: v.object({ target }),
  examples: [
    { inputs: { umask: '027' }, output: '640' },
    { inputs: { umask: '027' }, options: { target: 'directory' }, output: '750' },
    { inputs: { umask: '133' }, output: '644' },
    { inputs: { umask: '9' }, fault: 'bad-umask' },
  ],
  run: ({ umask }, options) => {
    const read = parseUmask(umask);
    return read.ok ? ok(toOctal(modeUnder(read.value, options.target))) : read;
  },
});
