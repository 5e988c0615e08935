import type { ApiDocument } from '../../lib/json-schema/api-document';
import { Select } from '../../ui/select/select';
import type { SchemaText } from './use-schema-text';
import { useWords } from './use-words';
import styles from './view.module.css';

export interface PartChoiceProps extends Pick<SchemaText, 'part' | 'setPart'> {
  api: ApiDocument | undefined;
}

/** Which of the schemas in a description of an interface is meant. */
export function PartChoice({ api, part, setPart }: PartChoiceProps) {
  const words = useWords();
  if (!api || api.pointers.length === 0) return null;
  return (
    <Select
      className={styles.part}
      label={words.part}
      size="small"
      options={[
        { value: '', label: words.whole },
        ...api.pointers.map((pointer) => ({ value: pointer, label: pointer })),
      ]}
      value={part}
      onChange={setPart}
    />
  );
}
