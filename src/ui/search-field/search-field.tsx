import { InputText, type InputTextProps } from '../input-text/input-text';

export type SearchFieldProps = Omit<
  Extract<InputTextProps, { multiline?: false }>,
  'type' | 'hideLabel' | 'icon' | 'clearable' | 'autoComplete' | 'spellCheck'
>;

/** What one looks for in a list or a reference; its label is only read to those who do not see. */
export function SearchField(props: SearchFieldProps) {
  return <InputText {...props} type="search" hideLabel icon="search" clearable autoComplete="off" spellCheck={false} />;
}
