import { kebab, operationsOf, TOOL_IDS } from './catalogue';
import { inputsOf } from './named-inputs';
import { mainOperation } from './main-operations';
import { optionsOf } from './option-arguments';
import { OWN } from './program-options';
import { COMMANDS } from './reserved';
import { EXIT, print, type ExitCode } from './terminal';
import { LOCALES } from '../src/i18n/locale';
import type { Operation } from '../src/operations/define';

const SHELLS = ['bash', 'zsh', 'fish'];

/** Options whose value is a file, which the shell completes by itself. */
const WITH_PATH = new Set(['file', 'output', 'output-dir']);

const ownFlags = [...OWN.withValue, ...OWN.switches].map((flag) => `--${flag}`);

/** What may stand where the last word begins, of a command line without the program's name. Nothing where a file is meant. */
export async function candidates(words: readonly string[]): Promise<readonly string[]> {
  const typed = words.at(-1) ?? '';
  const before = words.slice(0, -1);
  const found = await possible(before, typed);
  return found.filter((word) => word.startsWith(typed));
}

async function possible(before: readonly string[], typed: string): Promise<readonly string[]> {
  if (before.at(-1) === '--lang') return LOCALES;
  const rest = before[0] === '--lang' ? before.slice(2) : before;
  const [command] = rest;
  if (command === undefined) {
    if (typed.startsWith('-')) return ['--help', '--version', '--lang'];
    return [...COMMANDS.filter((name) => name !== 'complete'), ...TOOL_IDS];
  }
  if (command === 'completion') return SHELLS;
  const operations = await operationsOf(command);
  if (!operations) return typed.startsWith('-') ? ownFlags : [];
  const named = Object.values(operations).find(({ id }) => kebab(id) === rest[1] || id === rest[1]);
  const operation = named ?? mainOperation(command, operations);
  const values = operation && valuesOf(operation, rest.at(-1) ?? '');
  if (values) return values;
  if (typed.startsWith('-')) return operation ? flagsOf(operation) : ownFlags;
  return rest.length === 1 ? Object.values(operations).map(({ id }) => kebab(id)) : [];
}

/** The values of the option that stands before; undefined where it is none that takes a value. */
function valuesOf(operation: Operation, flag: string): readonly string[] | undefined {
  const option = optionsOf(operation).find((its) => `--${its.flag}` === flag);
  if (!option) return flag.startsWith('--') && takesPath(flag.slice(2)) ? [] : undefined;
  if (option.field?.kind === 'switch') return undefined;
  return option.field?.kind === 'choice' ? option.field.values.map(String) : [];
}

function takesPath(flag: string): boolean {
  return WITH_PATH.has(flag) || flag.endsWith('-file');
}

function flagsOf(operation: Operation): readonly string[] {
  const options = optionsOf(operation).flatMap(({ flag, field }) =>
    field?.kind === 'switch' ? [`--${flag}`, `--no-${flag}`] : [`--${flag}`],
  );
  const inputs = inputsOf(operation).flatMap(({ flag, isSecret }) =>
    isSecret ? [`--${flag}-file`] : [`--${flag}`, `--${flag}-file`],
  );
  return [...options, ...inputs, ...ownFlags];
}

/** `handy complete`, which the scripts of the shells call: one candidate on a line. */
export async function complete(words: readonly string[]): Promise<ExitCode> {
  const found = await candidates(words);
  if (found.length > 0) print(found);
  return EXIT.done;
}
