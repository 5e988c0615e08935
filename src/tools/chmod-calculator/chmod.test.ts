import fc from 'fast-check';
import { execFileSync, spawnSync } from 'node:child_process';
import { describe, expect, it } from 'vitest';
import { err, ok } from '../../lib/result';
import { commands, hasPattern, quotePath, toClauses } from './command';
import { applyExpression } from './expression';
import {
  type Mode,
  parseOctal,
  parseSymbolic,
  type Target,
  toFourDigits,
  toListing,
  toOctal,
  toSymbolic,
} from './mode';
import { notesFor } from './notes';
import { modeUnder, parseUmask, umaskFor, umaskText } from './umask';

const ALL_MODES = Array.from({ length: 0o10000 }, (_, mode) => mode);
// Systems without the GNU tools (macOS, BSD) differ in what POSIX leaves open.
const hasGnuChmod = spawnSync('chmod', ['--version'], { encoding: 'utf8' }).stdout?.includes('GNU') ?? false;
const anyMode = fc.integer({ min: 0, max: 0o7777 });

describe('octal and symbolic', () => {
  it.each([
    ['755', 'rwxr-xr-x'],
    ['4755', 'rwsr-xr-x'],
    ['4644', 'rwSr--r--'],
    ['2745', 'rwxr-Sr-x'],
    ['1776', 'rwxrwxrwT'],
    ['7000', '--S--S--T'],
    ['7777', 'rwsrwsrwt'],
    ['000', '---------'],
    ['640', 'rw-r-----'],
  ])('%s is %s', (octal, symbolic) => {
    const mode = parseOctal(octal);
    expect(mode.ok && toSymbolic(mode.value)).toBe(symbolic);
    const back = parseSymbolic(symbolic);
    expect(back.ok && toOctal(back.value.mode)).toBe(octal);
  });

  it('all 4096 modes come back from every form', () => {
    for (const mode of ALL_MODES) {
      expect(parseOctal(toOctal(mode))).toEqual(ok(mode));
      expect(parseOctal(toFourDigits(mode))).toEqual(ok(mode));
      expect(parseSymbolic(toSymbolic(mode))).toEqual(ok({ mode }));
      expect(parseSymbolic(`${toListing(mode, 'directory')}+`)).toEqual(ok({ mode, target: 'directory' }));
      expect(parseSymbolic(`${toSymbolic(mode)}@`)).toEqual(ok({ mode }));
    }
  });

  it.each([
    ['75', 0o075],
    ['7', 0o007],
    ['0', 0],
    ['0644', 0o644],
    [' 755 ', 0o755],
    ['７５５', 0o755],
    ['chmod 755 path', 0o755],
    ['chmod -R --verbose 0640 ~/a b/*.sh', 0o640],
    ['sudo chmod 4755 /bin/x', 0o4755],
    ['chmod 644', 0o644],
  ])('reads %j', (text, mode) => expect(parseOctal(text)).toEqual(ok(mode)));

  it.each([
    '888',
    '798',
    '',
    '07555',
    '00755',
    '0o755',
    '-755',
    '7 5 5',
    'rwx',
    '7.5',
    '+755',
    'chmod 888 a',
    'chmod',
    'chmod u+x a',
    'chmod 07555 a',
  ])('refuses %j', (text) => {
    expect(parseOctal(text)).toEqual(err({ code: 'not-octal' }));
  });

  it.each([
    ['-rwsr-xr-x 1 root root 68248 Apr  7  2025 /usr/bin/passwd', 0o4755, 'file'],
    ['drwxrwxrwt', 0o1777, 'directory'],
    ['drwxr-xr-x. 2 root root 4096 Jan  1 00:00 etc', 0o755, 'directory'],
    ['-rw-r--r--@  1 me  staff  12 Jan  1 00:00 a b', 0o644, 'file'],
    ['lrwxrwxrwx', 0o777, 'file'],
    ['srwxr-xr-x', 0o755, 'file'],
    ['brw-rw----', 0o660, 'file'],
    ['-rw-r--r--+', 0o644, 'file'],
    ['----------+', 0, 'file'],
  ] as const)('reads %j', (text, mode, target) => expect(parseSymbolic(text)).toEqual(ok({ mode, target })));

  it.each([
    ['  rw-r-----', 0o640],
    ['rw-r--r--.', 0o644],
    ['---------', 0],
    ['ｒｗ－ｒ－－ｒ－－', 0o644],
  ])('reads %j, type unknown', (text, mode) => expect(parseSymbolic(text)).toEqual(ok({ mode })));

  it.each([
    ['rwxwwxrwx', { code: 'bad-letter', position: 4, expected: ['r', '-'] }],
    ['rwxrwxrwz', { code: 'bad-letter', position: 9, expected: ['x', 't', 'T', '-'] }],
    ['rwtrwxrwx', { code: 'bad-letter', position: 3, expected: ['x', 's', 'S', '-'] }],
    ['rwxrwxrws', { code: 'bad-letter', position: 9, expected: ['x', 't', 'T', '-'] }],
    ['drwxwwxrwx', { code: 'bad-letter', position: 5, expected: ['r', '-'] }],
    ['rwxrwxrw', { code: 'bad-length', length: 8 }],
    ['', { code: 'bad-length', length: 0 }],
    ['rwx', { code: 'bad-length', length: 3 }],
    ['zrwxr-xr-x', { code: 'bad-type', found: 'z' }],
    ['-rwxr-xr-x-', { code: 'bad-length', length: 11 }],
    ['RWXRWXRWX', { code: 'bad-letter', position: 1, expected: ['r', '-'] }],
    ['__proto__', { code: 'bad-letter', position: 1, expected: ['r', '-'] }],
  ] as const)('refuses %j', (text, fault) => expect(parseSymbolic(text)).toEqual(err(fault)));
});

/** Octal in, octal out. */
function change(mode: string, expression: string, target: Target = 'file', umask = 0o022): string {
  const changed = applyExpression(expression, Number.parseInt(mode, 8), { target, umask });
  return changed.ok ? toOctal(changed.value) : changed.fault.code;
}

describe('expressions', () => {
  it.each([
    ['000', 'u=rwx,g=rx,o=', '750'],
    ['644', 'a+x', '755'],
    ['666', 'go-w', '644'],
    ['740', 'g=u', '770'],
    ['644', 'a+X', '644'],
    ['744', 'a+X', '755'],
    ['644', 'u+x,g+w', '764'],
    ['755', 'u+s', '4755'],
    ['755', 'g+s', '2755'],
    ['755', '+s', '6755'],
    ['755', 'o+s', '755'],
    ['777', '+t', '1777'],
    ['777', 'o+t', '1777'],
    ['777', 'u+t', '777'],
    ['1777', '-t', '777'],
    ['1777', 'o=', '770'],
    ['4755', 'u=rwx', '755'],
    ['000', 'u=rw+x', '700'],
    ['000', 'u=rwx-w+s', '4500'],
    ['640', 'u+x,g=u,o=g-w', '775'],
    ['754', 'o=u-w,g=o', '755'],
    ['4755', 'g=u', '4775'],
    ['644', 'ugo+x', '755'],
    ['644', 'ug+x', '754'],
    ['644', 'a=', '000'],
    ['777', '=', '000'],
    ['644', 'u-', '644'],
    ['000', 'a+rX', '444'],
    ['000', 'u+x,a+X', '111'],
    ['644', '755', '755'],
    ['4755', '0644', '644'],
    ['644', '=755', '755'],
    ['644', '+111', '755'],
    ['755', '-111', '644'],
    ['7777', '0', '000'],
    ['644', '０', '000'],
    ['644', 'ｕ＋ｘ', '744'],
  ])('%s, %s: %s', (mode, expression, result) => expect(change(mode, expression)).toBe(result));

  it.each([
    ['444', '+w', 0o022, '644'],
    ['444', '+w', 0o000, '666'],
    ['644', '+x', 0o027, '754'],
    ['000', '=rwx', 0o027, '750'],
    ['777', '-w', 0o022, '577'],
    ['777', '+t', 0o777, '1777'],
    ['750', '=u', 0o022, '755'],
  ])('%s, %s without who under umask %o: %s', (mode, expression, umask, result) => {
    expect(change(mode, expression, 'file', umask)).toBe(result);
  });

  it.each([
    ['644', 'a+X', '755'],
    ['2775', '755', '2755'],
    ['2775', '0755', '2755'],
    ['2775', '00755', '755'],
    ['6775', '2755', '6755'],
    ['1777', '777', '777'],
    ['755', '2775', '2775'],
    ['2755', 'g=rx', '2755'],
    ['2755', 'g=rxs', '2755'],
    ['2755', 'g-s', '755'],
    ['2755', 'a=rx', '2555'],
    ['2755', '=755', '755'],
    ['2755', '-2000', '755'],
  ])('directory %s, %s: %s', (mode, expression, result) => expect(change(mode, expression, 'directory')).toBe(result));

  it.each<[string, object]>([
    ['', { code: 'bad-clause', clause: '', position: 1 }],
    ['u+x,', { code: 'bad-clause', clause: '', position: 5 }],
    ['u+x,,g+w', { code: 'bad-clause', clause: '', position: 5 }],
    ['u+x,z+w', { code: 'bad-clause', clause: 'z+w', position: 5 }],
    ['u', { code: 'bad-clause', clause: 'u', position: 2 }],
    ['u+q', { code: 'bad-clause', clause: 'u+q', position: 3 }],
    ['u=rg', { code: 'bad-clause', clause: 'u=rg', position: 4 }],
    ['u=gr', { code: 'bad-clause', clause: 'u=gr', position: 4 }],
    ['u=a', { code: 'bad-clause', clause: 'u=a', position: 3 }],
    ['u+7', { code: 'bad-clause', clause: 'u+7', position: 3 }],
    ['+7x', { code: 'bad-clause', clause: '+7x', position: 2 }],
    ['8', { code: 'bad-clause', clause: '8', position: 1 }],
    ['u + x', { code: 'bad-clause', clause: 'u + x', position: 2 }],
    ['10000', { code: 'too-large', clause: '10000' }],
    ['=10000', { code: 'too-large', clause: '=10000' }],
    ['rwx', { code: 'bad-clause', clause: 'rwx', position: 1 }],
  ])('refuses %j', (expression, fault) => {
    expect(applyExpression(expression, 0o644, { target: 'file', umask: 0o022 })).toEqual(
      err(fault as { code: string }),
    );
  });

  const clause = fc.oneof(
    fc
      .tuple(
        fc.constantFrom('', 'u', 'g', 'o', 'a', 'ug', 'go', 'uo'),
        fc.array(
          fc.tuple(
            fc.constantFrom('+', '-', '='),
            fc.constantFrom('', 'r', 'w', 'x', 'X', 's', 't', 'rw', 'rwxst', 'u', 'g', 'o'),
          ),
          { minLength: 1, maxLength: 3 },
        ),
      )
      .map(([who, parts]) => who + parts.map((part) => part.join('')).join('')),
    fc.tuple(fc.constantFrom('+', '-', '='), anyMode).map(([operator, mode]) => operator + mode.toString(8)),
  );
  const expression = fc.oneof(
    fc.array(clause, { minLength: 1, maxLength: 4 }).map((clauses) => clauses.join(',')),
    anyMode.map((mode) => mode.toString(8)),
  );
  const target = fc.constantFrom<Target>('file', 'directory');

  it('each is the one after the other', () => {
    fc.assert(
      fc.property(clause, clause, anyMode, target, (first, second, mode, kind) => {
        const around = { target: kind, umask: 0o022 };
        const between = applyExpression(first, mode, around);
        expect(between.ok && applyExpression(second, between.value, around)).toEqual(
          applyExpression(`${first},${second}`, mode, around),
        );
      }),
    );
  });

  it('adding then removing leaves nothing of it, and doing it twice changes nothing more', () => {
    const letters = fc.constantFrom('r', 'w', 'x', 'rw', 'rx', 's', 't', 'rwxst');
    fc.assert(
      fc.property(fc.constantFrom('u', 'g', 'o', 'a', 'ug'), letters, anyMode, (who, what, mode) => {
        const around = { target: 'file', umask: 0 } as const;
        const run = (text: string, from: Mode) => {
          const changed = applyExpression(text, from, around);
          return changed.ok ? changed.value : -1;
        };
        const added = run(`${who}+${what}`, mode);
        const removed = run(`${who}-${what}`, mode);
        expect(run(`${who}-${what}`, added)).toBe(removed);
        expect(run(`${who}+${what}`, added)).toBe(added);
        expect(added & mode).toBe(mode);
        expect(removed & mode).toBe(removed);
      }),
    );
  });

  // Some hundred processes take their time on a busy machine.
  it.runIf(hasGnuChmod)('agrees with GNU chmod itself', { timeout: 60_000 }, () => {
    const samples = fc.sample(fc.tuple(anyMode, expression, target, fc.constantFrom(0, 0o022, 0o027, 0o077)), {
      numRuns: 120,
      seed: 42,
    });
    const script = samples
      .map(([mode, text, kind, umask], i) => {
        const make = kind === 'directory' ? `mkdir d${i}` : `: > d${i}`;
        return `(${make}; chmod ${toFourDigits(mode).padStart(5, '0')} d${i}; umask ${umask.toString(8)}; chmod -- ${text} d${i} 2>/dev/null; stat -c %a d${i})`;
      })
      .join('\n');
    const answers = execFileSync('sh', ['-c', `cd "$(mktemp -d)" && ${script}\nrm -rf "$PWD"`], { encoding: 'utf8' })
      .trim()
      .split('\n');
    for (const [i, [mode, text, kind, umask]] of samples.entries()) {
      const changed = applyExpression(text, mode, { target: kind, umask });
      expect(changed.ok && changed.value.toString(8), `${toOctal(mode)} ${text} ${kind} ${umask.toString(8)}`).toBe(
        answers[i],
      );
    }
  });
});

describe('commands', () => {
  it.each([
    [0o755, 'path', false, 'chmod 755 path', 'chmod u=rwx,g=rx,o=rx path'],
    [0o750, 'path', true, 'chmod -R 750 path', 'chmod -R u=rwx,g=rx,o= path'],
    [0o7000, '', false, 'chmod 7000 path', 'chmod u=s,g=s,o=,+t path'],
    [0o1777, '/tmp', false, 'chmod 1777 /tmp', 'chmod u=rwx,g=rwx,o=rwx,+t /tmp'],
    [0o644, "it's here", false, "chmod 644 'it'\\''s here'", "chmod u=rw,g=r,o=r 'it'\\''s here'"],
  ])('%o %j', (mode, path, recursive, numeric, symbolic) => {
    expect(commands(mode, path, recursive)).toEqual({ numeric, symbolic });
  });

  it('the letters give the mode whatever was before', () => {
    const clauses = fc.sample(anyMode, 50);
    for (const mode of ALL_MODES) {
      for (const before of clauses.slice(mode % 50, (mode % 50) + 2)) {
        expect(applyExpression(toClauses(mode), before, { target: 'file', umask: 0o077 })).toEqual(ok(mode));
      }
      expect(applyExpression(toClauses(mode), 0, { target: 'directory', umask: 0o077 })).toEqual(ok(mode));
    }
  });

  it.each([
    ['path', 'path'],
    ['/a/b-c_d.txt', '/a/b-c_d.txt'],
    ['文件', '文件'],
    ['a b', "'a b'"],
    ["'", "''\\'''"],
    ['$HOME', "'$HOME'"],
    ['~/x', '~/x'],
    ['~/.ssh/id', '~/.ssh/id'],
    ['~', '~'],
    ['~root/a b', "~root/'a b'"],
    ['~/my file', "~/'my file'"],
    ['~x y', "'~x y'"],
    ['a~', "'a~'"],
    ['*.sh', '*.sh'],
    ['my dir/*.sh', "'my dir/'*.sh"],
    ['a?[0-9].{sh,py}', 'a?[0-9].{sh,py}'],
    ['-*', './-*'],
    ['$(*)', "'$('*')'"],
    ['[a b]', "'[a b]'"],
    ['-rf', './-rf'],
    ['-', './-'],
    ['- x', "'./- x'"],
    ['a"b\\c', `'a"b\\c'`],
    ['a\nb', "'a\nb'"],
    ['=x', "'=x'"],
    ['a;rm', "'a;rm'"],
    ['#', "'#'"],
  ])('%j is %s in a shell', (path, word) => expect(quotePath(path)).toBe(word));

  it('a shell finds what a pattern matches, and the home folder', () => {
    const script = `cd "$(mktemp -d)" && mkdir 'my dir' && : > 'my dir/a.sh' && : > 'my dir/b c.sh' && HOME=/home/me
printf '%s\\n' ${quotePath('my dir/*.sh')} ${quotePath('~/.ssh/id')} && rm -r "$PWD"`;
    expect(execFileSync('sh', ['-c', script], { encoding: 'utf8' }).trim().split('\n')).toEqual([
      'my dir/a.sh',
      'my dir/b c.sh',
      '/home/me/.ssh/id',
    ]);
  });

  it('a shell reads the quoted path back', () => {
    const paths = fc
      .sample(fc.string({ minLength: 1, maxLength: 12, unit: 'binary-ascii' }), { numRuns: 200, seed: 7 })
      .map((path) => path.replaceAll('\0', ''))
      // Patterns and homes are for the shell to read.
      .filter((path) => path !== '' && !hasPattern(path) && !path.startsWith('~'));
    const script = paths.map((path) => `printf '%s\\0' ${quotePath(path)}`).join('\n');
    const read = execFileSync('sh', ['-c', script], { encoding: 'utf8' }).split('\0').slice(0, -1);
    expect(read).toEqual(paths.map((path) => (path.startsWith('-') ? `./${path}` : path)));
  });
});

describe('umask', () => {
  it.each([
    ['027', '750', '640'],
    ['133', '644', '644'],
    ['0133', '644', '644'],
    ['022', '755', '644'],
    ['077', '700', '600'],
    ['0', '777', '666'],
    ['2', '775', '664'],
    ['777', '000', '000'],
  ])('%s gives directories %s and files %s', (text, directories, files) => {
    const umask = parseUmask(text);
    expect(umask.ok && toOctal(modeUnder(umask.value, 'directory'))).toBe(directories);
    expect(umask.ok && toOctal(modeUnder(umask.value, 'file'))).toBe(files);
  });

  it.each([
    ['755', '022', undefined],
    ['644', '133', '022'],
    ['640', '137', '027'],
    ['600', '177', '077'],
    ['666', '111', '000'],
    ['777', '000', undefined],
    ['000', '777', '777'],
    ['1777', undefined, undefined],
    ['2775', undefined, undefined],
  ])('%s needs %s for directories and %s for files', (octal, directories, files) => {
    const mode = Number.parseInt(octal, 8);
    const written = (target: Target) => {
      const umask = umaskFor(mode, target);
      return umask === undefined ? undefined : umaskText(umask);
    };
    expect([written('directory'), written('file')]).toEqual([directories, files]);
  });

  it('gives the mode, for every mode that one can give', () => {
    for (const mode of ALL_MODES) {
      for (const target of ['file', 'directory'] as const) {
        const umask = umaskFor(mode, target);
        const possible = Array.from({ length: 0o1000 }, (_, mask) => mask).some(
          (mask) => modeUnder(mask, target) === mode,
        );
        expect(umask !== undefined).toBe(possible);
        expect(umask === undefined ? mode : modeUnder(umask, target)).toBe(mode);
      }
    }
  });

  it.each(['', '8', '1022', '00022', 'u=rwx', '-22'])('refuses %j', (text) => {
    expect(parseUmask(text)).toEqual(err({ code: 'bad-umask' }));
  });
});

describe('notes', () => {
  it.each<[string, Target, string[]]>([
    ['755', 'file', []],
    ['777', 'file', ['world-writable']],
    ['4777', 'file', ['setuid-world-writable', 'world-writable']],
    ['2777', 'file', ['setgid-world-writable', 'world-writable']],
    ['1777', 'directory', ['world-writable-sticky', 'directory-keeps-set-ids']],
    ['4644', 'file', ['mark-without-run']],
    ['047', 'file', ['world-writable', 'owner-has-less']],
    ['755', 'directory', ['directory-keeps-set-ids']],
  ])('%s on a %s: %j', (mode, target, notes) => expect(notesFor(Number.parseInt(mode, 8), target)).toEqual(notes));
});
