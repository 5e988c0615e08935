import type { LineEndingChoice } from '../../lib/line-endings';
import type { TextSource } from '../../lib/text-source';
import { useOperation } from '../../operations/use-operation';
import { useOptions } from '../../operations/use-options';
import type { HashId } from './hashes';
import { describeFile, describeText, hmacOptions } from './operations';

const NO_FILE = new File([], '');

/** What an HMAC is made of; the file counts where no text is meant. */
export interface MacSource {
  readonly isText: boolean;
  readonly message: TextSource;
  readonly lineEnding: LineEndingChoice;
  readonly file: File | undefined;
  readonly key: string;
}

/** The HMACs of a text or a file with these hash functions, and what there is to say about either. */
export function useMacs({ isText, message, lineEnding, file, key }: MacSource, hashes: HashId[]) {
  const [{ keyAs, messageAs }] = useOptions(hmacOptions);
  const textOptions = { hashes, keyAs, messageAs, lineEnding };
  const textRun = useOperation(describeText, { text: message, key }, textOptions, { enabled: isText });
  const fileSettings = { enabled: !isText && file !== undefined };
  const fileRun = useOperation(describeFile, { file: file ?? NO_FILE, key }, { hashes, keyAs }, fileSettings);
  const run = isText ? textRun : fileRun;
  const report = textRun.status === 'done' ? textRun.value : undefined;
  return {
    run,
    // A former HMAC beside a newer key or message would be a wrong one to copy.
    macs: run.status === 'done' ? run.value?.macs : undefined,
    bytesRead: report?.byteCount,
    loneSurrogateAt: isText ? report?.loneSurrogateAt : undefined,
    // What is wrong with the key stands there.
    messageFault: textRun.fault?.code.startsWith('key-') ? undefined : textRun.fault,
    isUnreadable: fileRun.fault?.code === 'unreadable',
  };
}
