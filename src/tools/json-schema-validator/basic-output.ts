import type { CheckReport } from '../../lib/json-schema/check-text';

/** The report as the standard has it ("basic", JSON Schema 2020-12 Core, section 12.4.2). What is wrong is told by code, in no language. */
export function basicOutput({ isValid, errors }: Pick<CheckReport, 'isValid' | 'errors'>): string {
  const units = errors.map(({ keywordLocation, absoluteLocation, pointer, problem, place }) => ({
    valid: false,
    keywordLocation,
    absoluteKeywordLocation: absoluteLocation,
    instanceLocation: pointer,
    line: place.line,
    column: place.column,
    error: problem.code,
  }));
  return `${JSON.stringify(isValid ? { valid: true } : { valid: false, errors: units }, undefined, 2)}\n`;
}
