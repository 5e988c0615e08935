import type { Passed } from '../src/app/chain/passed';
import { isShowable, partsOf } from './answer';
import { fileErrorOf, writeWhole } from './files';
import { writeOut } from './standard-output';
import { EXIT, say, type ExitCode, type Session } from './terminal';

/** Writes an answer to the file that is named, else to the standard output. On a terminal a text ends with a line break, and bytes are not shown. */
export async function writeAnswer(answer: Passed, output: string | undefined, { words }: Session): Promise<ExitCode> {
  if (output !== undefined && output !== '-') {
    try {
      await writeWhole(output, partsOf(answer));
      return EXIT.done;
    } catch (error) {
      const code = fileErrorOf(error);
      if (code === undefined) throw error;
      say(words.fileFault(output, code));
      return EXIT.badInput;
    }
  }
  if (!process.stdout.isTTY) {
    await writeOut(partsOf(answer));
    return EXIT.done;
  }
  if (!(await isShowable(answer))) {
    say(words.binary);
    return EXIT.badUsage;
  }
  const needsLineEnd = typeof answer === 'string' && answer !== '' && !answer.endsWith('\n');
  await writeOut(partsOf(needsLineEnd ? `${answer}\n` : answer));
  return EXIT.done;
}

/** Writes a text, such as JSON, to the standard output. */
export function writeText(text: string): Promise<void> {
  return writeOut([new TextEncoder().encode(text)]);
}
