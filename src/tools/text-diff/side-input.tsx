import { FILE_ENCODING_NAMES, FILE_ENCODINGS } from '../../lib/file-encodings';
import { Select } from '../../ui/select/select';
import { TextInput } from '../../ui/text-input/text-input';
import type { Side } from './use-side';
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
  const { source, facts, file, fault } = side;
  return (
    <TextInput
      variant="pane"
      label={label}
      value={source}
      onChange={side.change}
      openFile={side.open}
      openedFrom={facts ? FILE_ENCODING_NAMES[facts.encoding] : undefined}
      placeholder={words.placeholder}
      example={sample}
      error={fault && { message: words.fault(fault, FILE_ENCODING_NAMES) }}
      readAs={
        facts && file !== '' ? (
          <Select
            label={words.encoding}
            hideLabel
            size="small"
            searchable={false}
            options={ENCODING_OPTIONS}
            value={facts.encoding}
            onChange={(encoding) => void side.decode(encoding)}
          />
        ) : null
      }
    />
  );
}
