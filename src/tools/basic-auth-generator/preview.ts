import type { MakePreview } from '../../operations/detect';
import type { DecodedCredentials } from './decode';

/** The user's name; of the password that there is one. */
export const preview: MakePreview<DecodedCredentials> = (value) =>
  value && { text: `${value.username}:${value.password === '' ? '' : '••••••'}` };
