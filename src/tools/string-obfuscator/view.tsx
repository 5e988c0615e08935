import { useMemo, useState } from 'react';
import type { TextSource } from '../../lib/text-source';
import { useDraft } from '../../operations/use-draft';
import { useOperation } from '../../operations/use-operation';
import { useOptions } from '../../operations/use-options';
import { Alert } from '../../ui/alert/alert';
import { Panes, Stack } from '../../ui/layout/layout';
import { Notes } from '../../ui/notes/notes';
import { makePart, usePart } from '../../ui/part';
import { TextInput } from '../../ui/text-input/text-input';
import { TextOutput } from '../../ui/text-output/text-output';
import type { MaskReport } from './masking';
import { mask } from './operations';
import { MaskControls } from './mask-controls';
import { obfuscatorOptions } from './options';
import { useCleaning } from './use-cleaning';
import { useWords } from './use-words';

const INITIAL = 'Lorem ipsum dolor sit amet';
const KEY_EXAMPLE = 'AKIAIOSFODNN7EXAMPLE';
const LOG_EXAMPLE = `2026-11-20T08:30:12Z login anna@example.com from 8.8.8.8 via 10.0.0.1
2026-11-20T08:30:13Z GET https://api.example.com/v1/users?id=42
2026-11-20T08:30:14Z connect postgres://app:s3cret@db.internal/app
2026-11-20T08:30:15Z DB_PASSWORD=hunter2 key=AKIAIOSFODNN7EXAMPLE
2026-11-20T08:30:16Z mail ANNA@example.com, card 4111 1111 1111 1111`;

const findPart = makePart(async () => {
  const [{ FindControls }, { FoundList }, { replacementTokens }] = await Promise.all([
    import('./find-controls'),
    import('./found-list'),
    import('./preview'),
  ]);
  return { FindControls, FoundList, replacementTokens };
});

const NONE: readonly string[] = [];

/** A text left, the same with its secrets hidden right. */
export default function StringObfuscator() {
  const words = useWords();
  const [options, change, reset] = useOptions(obfuscatorOptions);
  const [text, setText] = useDraft<TextSource>('text', INITIAL, { secret: true });
  const [rules, setRules] = useDraft('rules', '', { secret: true });
  const [spared, setSpared] = useState(NONE);
  const { mode, kinds, ipScope, action, ...masking } = options;
  const isFinding = mode === 'find';

  const masked = useOperation(mask, { text }, { ...masking, perLine: mode === 'lines' }, { enabled: !isFinding });
  const cleaning = useCleaning(text, rules, { ...masking, kinds, ipScope, action, spared: [...spared] }, isFinding);
  const run = isFinding ? cleaning.run : masked;
  const report = cleaning.run.status === 'done' ? cleaning.run.value : undefined;
  const find = usePart(findPart, isFinding);
  const highlight = useMemo(
    () => (report && find ? find.replacementTokens(report.text, report.spans) : undefined),
    [report, find],
  );

  return (
    <Stack>
      <MaskControls options={options} change={change} onReset={reset} fault={run.fault} />
      {isFinding && find ? (
        <find.FindControls
          options={options}
          change={change}
          rules={rules}
          onRules={setRules}
          problems={report?.problems ?? []}
          slow={cleaning.slow}
        />
      ) : null}
      {masked.status === 'done' && masked.value ? (
        <Warnings report={masked.value} perLine={mode === 'lines'} revealAll={options.revealAll} />
      ) : null}
      <Panes>
        <TextInput
          variant="pane"
          label={words.text}
          value={text}
          onChange={setText}
          placeholder={words.placeholder}
          example={[
            { label: words.secretExample, value: KEY_EXAMPLE },
            { label: words.logExample, value: LOG_EXAMPLE },
          ]}
        />
        <TextOutput
          label={words.result}
          run={run}
          text={run.value?.text}
          lines={run.lines}
          fileName="masked.txt"
          mimeType="text/plain"
          unit="items"
          highlight={isFinding ? highlight : undefined}
        />
      </Panes>
      {isFinding && find && report ? (
        <find.FoundList report={report} spared={spared} onSpared={setSpared} isRemoving={action === 'remove'} />
      ) : null}
    </Stack>
  );
}

interface WarningsProps {
  report: MaskReport;
  perLine: boolean;
  revealAll: boolean;
}

function Warnings({ report, perLine, revealAll }: WarningsProps) {
  const words = useWords();
  const { allKept, mostlyVisible, characters, visible } = report;
  const isHidingInstead = allKept > 0 && !revealAll;
  return (
    <>
      {isHidingInstead ? (
        <Alert
          kind="error"
          title={perLine ? words.nothingHiddenLines(allKept) : words.nothingHidden(characters, characters)}
        >
          {words.halfInstead}
        </Alert>
      ) : null}
      {mostlyVisible > 0 ? (
        <Notes
          items={[
            {
              kind: 'warning',
              message: perLine ? words.mostlyVisibleLines(mostlyVisible) : words.mostlyVisible(visible, characters),
            },
          ]}
        />
      ) : null}
    </>
  );
}
