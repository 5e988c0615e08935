import { filledLines, LIKELIHOOD, shortLine, type Detect } from '../../operations/detect';

const LETTERS = /^([-dlbcsp]?(?:[r-][w-][xsS-]){2}[r-][w-][xtT-])[.+@]?(?=\s|$)/;
const COMMAND =
  /^(?:[$#]\s+)?(?:sudo\s+)?chmod\s+(?:-\S+\s+)*([0-7]{3,4}|[ugoa]*[-+=][rwxXst]*(?:,[ugoa]*[-+=][rwxXst]*)*)(?=\s|$)/;
const CHANGES = /^[ugoa]{1,4}[+=][rwxXst]{1,6}(?:,[ugoa]{1,4}[-+=][rwxXst]{0,6})*$/;

/** Rights as `ls -l` shows them, a command `chmod`, or the usual octal digits. */
export const detect: Detect = (sample) => {
  const line = filledLines(sample)[0] ?? '';
  const letters = LETTERS.exec(line)?.[1];
  if (letters !== undefined && /[rwx]/.test(letters)) {
    return { likelihood: 0.9, text: letters, run: { operation: 'fromSymbolic', input: 'symbolic' } };
  }
  const mode = COMMAND.exec(line)?.[1];
  if (mode !== undefined) {
    const isOctal = /^[0-7]+$/.test(mode);
    return { likelihood: LIKELIHOOD.unmistakable, text: mode, ...(isOctal && { run: RUN_OCTAL }) };
  }
  const text = shortLine(sample);
  if (CHANGES.test(text)) return { likelihood: LIKELIHOOD.fits };
  if (/^(?:0[0-7]{3}|[67][0-7]{2}|[1-7][67][0-7]{2})$/.test(text)) return { likelihood: 0.6, run: RUN_OCTAL };
  return /^[45][0-7]{2}$/.test(text) ? { likelihood: LIKELIHOOD.weak, run: RUN_OCTAL } : undefined;
};

const RUN_OCTAL = { operation: 'toSymbolic', input: 'octal' } as const;
