import type { TextSource } from '../lib/text-source';
import { type DraftSettings, useDraft } from './use-draft';

/**
 * A draft that begins with a sample, written in the form that the tool reads its text in. While it is a sample it follows
 * the form: that a remembered form is not the sample's must not greet the visitor with a fault.
 */
export function useSampleDraft<Form extends string>(
  name: string,
  samples: Readonly<Record<Form, string>>,
  form: Form,
  settings?: DraftSettings,
): readonly [TextSource, (value: TextSource) => void] {
  const [source, setSource] = useDraft<TextSource>(name, samples[form], settings);
  const isSample = typeof source === 'string' && Object.values(samples).includes(source);
  return [isSample ? samples[form] : source, setSource];
}
