import type { CheckReport } from '../../lib/json-schema/check-text';
import type { PlacedError } from '../../lib/json-schema/placed';
import type { SchemaProblem } from '../../lib/json-schema/schema-error';

/**
 * The report as the standard has it ("basic", JSON Schema 2020-12 Core, section 12.4.2), with lines and columns. Why no branch of a choice fits stands
 * within what says so, the nearest branch first.
 */
export function basicOutput(
  { isValid, errors }: Pick<CheckReport, 'isValid' | 'errors'>,
  say: (problem: SchemaProblem) => string,
): string {
  const unitOf = ({ problem, branches, ...error }: PlacedError): object => ({
    valid: false,
    keywordLocation: error.keywordLocation,
    absoluteKeywordLocation: error.absoluteLocation,
    instanceLocation: error.pointer,
    line: error.place.line,
    column: error.place.column,
    error: say(problem),
    ...(branches && { errors: branches.flatMap((branch) => branch.errors.map(unitOf)) }),
  });
  const report = isValid ? { valid: true } : { valid: false, errors: errors.map(unitOf) };
  return `${JSON.stringify(report, undefined, 2)}\n`;
}
