import { readJson } from '../../../lib/json/read-json';
import { err, ok, type Result } from '../../../lib/result';
import type { ArgumentFault } from '../faults';
import type { JqArgument } from './run-jq';

const NAME = /^[A-Za-z_][A-Za-z0-9_]*$/;

/** Reads arguments, one on a line: `name=text`, or `name:=JSON`. */
export function readArguments(text: string): Result<readonly JqArgument[], ArgumentFault> {
  const args: JqArgument[] = [];
  for (const line of text.split(/\r\n?|\n/)) {
    if (line.trim() === '') continue;
    const sign = line.indexOf('=');
    const isJson = line[sign - 1] === ':';
    const name = line.slice(0, isJson ? sign - 1 : Math.max(sign, 0)).trim();
    const value = line.slice(sign + 1);
    if (sign < 0 || !NAME.test(name)) return err({ code: 'argument-name', name: sign < 0 ? line.trim() : name });
    if (args.some((other) => other.name === name)) return err({ code: 'argument-twice', name });
    if (isJson && !readJson(value, { strict: true }).ok) return err({ code: 'argument-not-json', name });
    args.push({ kind: isJson ? 'argjson' : 'arg', name, value });
  }
  return ok(args);
}
