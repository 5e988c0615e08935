import { makePattern } from '../make-pattern';
import type { PatternProblem } from './schema-fault';

/** Why a text is no pattern of ECMAScript in whole characters; undefined where it is one. */
export function patternProblem(source: string): PatternProblem | undefined {
  if (compiles(source, 'u')) return undefined;
  return structureProblem(source) ?? (compiles(source, '') || /\\/.test(source) ? 'escape' : 'other');
}

function compiles(source: string, flags: string): boolean {
  try {
    return makePattern(source, flags) instanceof RegExp;
  } catch {
    return false;
  }
}

/** Brackets that do not pair, and repeats of nothing. */
function structureProblem(source: string): PatternProblem | undefined {
  let open = 0;
  let isInClass = false;
  let canRepeat = false;
  for (let at = 0; at < source.length; at++) {
    const character = source[at];
    if (character === '\\') {
      at++;
      canRepeat = true;
    } else if (isInClass) {
      isInClass = character !== ']';
      canRepeat = true;
    } else if (character === '[') isInClass = true;
    else if (character === '(') {
      open++;
      canRepeat = false;
      // `(?:`, `(?=`, `(?<name>`
      if (source[at + 1] === '?') at++;
    } else if (character === ')') {
      if (--open < 0) return 'group';
      canRepeat = true;
    } else if (character === '|') canRepeat = false;
    else if (character === '*' || character === '+' || character === '?') {
      if (!canRepeat) return 'repeat';
      // A second mark makes it reluctant; a third has nothing to repeat.
      if (source[at + 1] === '?') at++;
      canRepeat = false;
    } else canRepeat = true;
  }
  return isInClass ? 'class' : open > 0 ? 'group' : undefined;
}
