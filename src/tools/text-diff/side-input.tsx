import { useLocale } from '../../i18n/context';
import { formatBytes } from '../../i18n/words';
import { FILE_ENCODING_NAMES, FILE_ENCODINGS } from '../../lib/file-encodings';
import { Select } from '../../ui/select/select';
import { TextInput, type FieldError } from '../../ui/text-input/text-input';
import { SIZE_LIMIT, type Side } from './use-side';
import { useWords } from './use-words';

const ENCODING_OPTIONS = FILE_ENCODINGS.map((value) => ({ label: FILE_ENCODING_NAMES[value], value }));

interface SideInputProps {
  label: string;
  side: Side;
  sample: string;
}

/** One of the two texts; below a file's text stands how it was read, which can be changed. */
export function SideInput({ label, side, sample }: SideInputProps) {
  const words = useWords();
  const error = useFaultWords(side);
  return (
    <TextInput
      variant="pane"
      label={label}
      value={side.source}
      onChange={side.change}
      openFile={side.open}
      openedFrom={side.facts ? FILE_ENCODING_NAMES[side.facts.encoding] : undefined}
      placeholder={words.placeholder}
      example={sample}
      error={error}
      readAs={
        side.facts && side.file !== '' ? (
          <Select
            label={words.encoding}
            hideLabel
            size="small"
            searchable={false}
            options={ENCODING_OPTIONS}
            value={side.facts.encoding}
            onChange={(encoding) => void side.decode(encoding)}
          />
        ) : null
      }
    />
  );
}

function useFaultWords({ fault }: Side): FieldError | undefined {
  const words = useWords();
  const locale = useLocale();
  switch (fault?.code) {
    case undefined:
      return undefined;
    case 'not-text':
      return { message: words.notText };
    case 'wrong-encoding':
      return { message: words.wrongEncoding(FILE_ENCODING_NAMES[fault.encoding]) };
    case 'too-large':
      return { message: words.tooLarge(formatBytes(locale, fault.bytes), formatBytes(locale, SIZE_LIMIT)) };
  }
}
