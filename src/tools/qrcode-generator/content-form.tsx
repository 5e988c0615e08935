import { Link } from '../../ui/link/link';
import { Select } from '../../ui/select/select';
import type { FieldError } from '../../ui/text-input/field-error';
import { TextInput } from '../../ui/text-input/text-input';
import { CONTENT_TYPES } from './content-types';
import type { Content } from './use-content';
import { useWords } from './use-words';

/** What is to be encoded: its type, and the type's form with the payload it makes. */
export function ContentForm({ content, error }: { content: Content; error: FieldError | undefined }) {
  const words = useWords();
  return (
    <>
      <Select
        label={words.type}
        options={CONTENT_TYPES.map((value) => ({ value, label: words.types[value] }))}
        value={content.type}
        onChange={content.setType}
        hint={
          <>
            {words.wifi} <Link to="/wifi-qrcode-generator">{words.wifiTool}</Link>
          </>
        }
      />
      {content.type === 'text' ? (
        <TextInput label={words.text} value={content.text} onChange={content.setText} rows={4} error={error} />
      ) : content.parts ? (
        <content.parts.TypeForm content={content} />
      ) : null}
    </>
  );
}
