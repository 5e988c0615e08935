import type { MakePreview } from '../../operations/detect';
import type { MaskReport } from './masking';

/** The key as it would be shown. */
export const preview: MakePreview<MaskReport> = (masked, { text }) => ({
  // Of a private key its first line says what it is.
  text: masked?.text ?? `${text.trim().split(/[\r\n]/, 1)[0] ?? ''}\n${'*'.repeat(16)}`,
});
