import { isEmptySource } from '../../lib/text-source';
import { useOperation } from '../../operations/use-operation';
import { ExactText } from '../../ui/input-text/exact-text';
import { SideBySide } from '../../ui/layout/layout';
import { NoResult } from '../../ui/no-result/no-result';
import { Notes } from '../../ui/notes/notes';
import { TextInput } from '../../ui/text-input/text-input';
import { TextOutput } from '../../ui/text-output/text-output';
import { visible } from '../../lib/jwt/visible';
import type { Batch } from './batch';
import { batch } from './operations';
import { tokenNotes } from './token-result';
import type { Generator } from './use-generator';
import { useWords } from './use-words';

const EXAMPLE = '{"sub":"1","name":"Alice"}\n{"sub":"2","name":"Bob"}';

/** Claims line by line left, their tokens right; header and key are those of the other page. */
export function BatchTab({ generator }: { generator: Generator }) {
  const words = useWords();
  const { claims, setClaims, inputs, options, header, needsKey } = generator;
  const { alg, secretForm, write, kid } = options;
  const isTyped = !isEmptySource(claims);
  const run = useOperation(
    batch,
    { claims, ...inputs },
    { alg, secretForm, write, kid },
    { enabled: isTyped && !needsKey },
  );
  const { fault, value } = run;
  return (
    <SideBySide
      input={
        <>
          <TextInput
            label={words.lines}
            value={claims}
            onChange={setClaims}
            rows={10}
            example={EXAMPLE}
            placeholder={words.linesPlaceholder}
            hint={words.linesHint}
            error={fault && { message: visible(words.signFault(fault)) }}
          />
          <ExactText label={words.header} value={header} onChange={() => undefined} readOnly />
        </>
      }
    >
      {needsKey ? <NoResult>{words.batchKey}</NoResult> : null}
      <TextOutput
        label={words.tokens}
        run={run}
        text={value?.text}
        fileName="tokens.txt"
        unit="items"
        empty={words.enterLines}
        footer={value ? <span>{words.tokensMade(value.count)}</span> : null}
      />
      {value && run.status === 'done' ? <BatchNotes value={value} /> : null}
    </SideBySide>
  );
}

function BatchNotes({ value: { notes, wrong, wrongCount, odd, oddCount } }: { value: Batch }) {
  const words = useWords();
  return (
    <Notes
      items={[
        ...wrong.map(({ line, fault }) => ({
          kind: 'error' as const,
          message: visible(words.wrongLine(line, fault)),
        })),
        wrongCount > wrong.length && { kind: 'error' as const, message: words.moreWrong(wrongCount - wrong.length) },
        ...tokenNotes(notes, words),
        ...odd.map(({ line, note }) => ({
          kind: 'warning' as const,
          message: words.inLine(line, visible(words.note(note))),
        })),
        oddCount > odd.length && { kind: 'warning' as const, message: words.moreOdd(oddCount - odd.length) },
      ]}
    />
  );
}
