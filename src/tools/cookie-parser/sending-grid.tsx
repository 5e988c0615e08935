import { Table } from '../../ui/table/table';
import { answerFor, CONTEXTS, type Context } from './sending';
import type { ParsedCookie } from './set-cookie';
import { useWords } from './use-words';

/** When a cookie is sent, by what asks for the page or the resource. */
export function SendingGrid({ cookie }: { cookie: ParsedCookie }) {
  const words = useWords();
  return (
    <Table<{ context: Context }>
      description={words.grid}
      rows={CONTEXTS.map((context) => ({ context }))}
      headers={[
        { key: 'context', label: words.gridHeads.context, text: ({ context }) => words.contexts[context] },
        { key: 'sent', label: words.gridHeads.sent, text: ({ context }) => words.answers[answerFor(context, cookie)] },
      ]}
    />
  );
}
