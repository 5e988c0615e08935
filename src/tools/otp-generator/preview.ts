import type { MakePreview } from '../../operations/detect';
import type { Accounts } from '../../lib/otp-uri/migration';

/** Whose codes they are, without the secret. */
export const preview: MakePreview<Accounts> = (value) => {
  const texts = value?.accounts.map(({ kind, issuer, account }) =>
    [kind.toUpperCase(), issuer, account].filter(Boolean).join(' · '),
  );
  return texts && texts.length > 0 ? { text: texts.join('\n') } : undefined;
};
