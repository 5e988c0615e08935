import { isEmptySource } from '../../lib/text-source';
import { TextInput } from '../../ui/text-input/text-input';
import type { ExpectedState } from './use-expected';
import { useWords } from './use-words';

/** A digest, a checksum line or a whole checksum file to compare with. */
export function ExpectedField({ value, onChange, parsed }: ExpectedState) {
  const words = useWords();
  const { digests = [], ignoredLines = 0 } = parsed?.ok ? parsed.value : {};
  return (
    <TextInput
      label={words.expected}
      value={value}
      onChange={onChange}
      rows={2}
      placeholder={words.expectedPlaceholder}
      readAs={!isEmptySource(value) && digests.length > 1 ? words.expectedLines(digests.length) : undefined}
      error={parsed?.ok === false ? { message: words.expectedFault(parsed.fault) } : undefined}
      footer={ignoredLines > 0 ? <p className="meta">{words.ignoredLines(ignoredLines)}</p> : undefined}
    />
  );
}
