import { EXIT, type ExitCode } from '../terminal';
export async function serve(): Promise<ExitCode> {
  return EXIT.done;
}
