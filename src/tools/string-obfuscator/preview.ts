import type { MakePreview } from '../../operations/detect';
import type { MaskReport } from './masking';

/** The key as it would be shown. */
export const preview: MakePreview<MaskReport> = (masked) => masked && { text: masked.text };
