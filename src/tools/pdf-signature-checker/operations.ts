import * as v from 'valibot';
import { defineOperation, file, text } from '../../operations/define';
import type { PdfReport } from './report';

/** Who signed a PDF, and whether it was changed since: each signature by itself, with its certificates. */
export const check = defineOperation({
  id: 'check',
  inputs: { file: file(), roots: text().optional() },
  output: 'report',
  options: v.object({}),
  inlineLimit: 0,
  examples: [
    {
      inputs: { file: new File(['%PDF-1.7\n1 0 obj\n<< /Type /Catalog >>\nendobj\n'], 'unsigned.pdf') },
      check: ({ signatures }: PdfReport) => signatures.length === 0,
    },
    { inputs: { file: new File(['hello'], 'a.pdf') }, fault: 'not-a-pdf' },
    {
      inputs: { file: new File(['%PDF-1.7\n'], 'a.pdf'), roots: 'hello' },
      check: ({ rootFault }: PdfReport) => rootFault?.code === 'no-root',
    },
  ],
  // Hashes, curves and readers come where they are needed, which is not the page.
  run: async (inputs, _, job) => {
    const { checkPdf } = await import('./check-pdf');
    return checkPdf(inputs.file, inputs.roots ?? '', job);
  },
});
