import { pemSpans, readPemSpan, type PemSpan } from '../keys/pem';
import { positionsOf } from '../text-positions';
import { readCertificate, type Certificate } from './certificate';

/** What keeps a block from being a certificate. */
export interface PemCertificateFault {
  readonly code: 'no-end' | 'not-base64' | 'cut-base64' | 'other-label' | 'no-certificate';
  /** From 1, among all blocks of the text. */
  readonly block: number;
  readonly label: string;
  /** Where the block begins, or the character stands that is no Base64, in UTF-16 units; and its line, from 1. */
  readonly at: number;
  readonly line: number;
}

/** What is wrong with roots that were given. */
export type RootFault = { readonly code: 'no-root' } | PemCertificateFault;

/** The certificates of a text in PEM, in their order, and the first block that should be one and is not. */
export function readPemCertificates(text: string): {
  readonly certificates: readonly Certificate[];
  readonly fault: PemCertificateFault | undefined;
} {
  const certificates: Certificate[] = [];
  let broken: PemCertificateFault | undefined;
  let other: PemCertificateFault | undefined;
  for (const [index, span] of pemSpans(text).entries()) {
    const fail = ({ code, at }: Broken): PemCertificateFault => ({
      code,
      block: index + 1,
      label: span.label,
      at,
      line: positionsOf(text, [at])[0]?.line ?? 1,
    });
    // Keys and the like may stand beside certificates, as programs write them.
    if (!span.label.endsWith('CERTIFICATE')) other ??= fail({ code: 'other-label', at: span.at });
    else {
      const read = certificateOf(span);
      if ('der' in read) certificates.push(read);
      else broken ??= fail(read);
    }
  }
  return { certificates, fault: broken ?? (certificates.length === 0 ? other : undefined) };
}

interface Broken {
  readonly code: PemCertificateFault['code'];
  readonly at: number;
}

function certificateOf(span: PemSpan): Certificate | Broken {
  const { at, from, content } = span;
  if (content === undefined) return { code: 'no-end', at };
  const block = readPemSpan(span);
  if (block) return readCertificate(block.bytes) ?? { code: 'no-certificate', at };
  const stray = content.search(/[^A-Za-z0-9+/=\s]/);
  return stray < 0 ? { code: 'cut-base64', at } : { code: 'not-base64', at: from + stray };
}
