import { describe, expect, it } from 'vitest';
import { readAudit } from './audit.mjs';

describe('a report of npm audit', () => {
  it.each([
    ['{"vulnerabilities":{}}', []],
    ['{"vulnerabilities":{"a":{"severity":"low","range":"<2"}}}', ['a <2: low']],
    // What npm prints where the registry refuses to be asked.
    ['{"message":"405 Method Not Allowed","statusCode":405}', undefined],
    ['', undefined],
  ])('%s', (printed, found) => expect(readAudit(printed)).toEqual(found));
});
