import { useMemo, useState } from 'react';
import type { TextSource } from '../../lib/text-source';
import { useDraft } from '../../operations/use-draft';
import { useOptions } from '../../operations/use-options';
import { Alert } from '../../ui/alert/alert';
import { ConverterPanes } from '../../ui/converter/converter';
import { later } from '../../ui/later';
import { Stack } from '../../ui/layout/layout';
import { Notes } from '../../ui/notes/notes';
import { MaskControls } from './mask-controls';
import { obfuscatorOptions } from './options';
import { replacementTokens } from './cleaned-tokens';
import { INITIAL, SAMPLES } from './samples';
import { useObfuscated } from './use-obfuscated';
import { useWords } from './use-words';

const FindControls = later(async () => (await import('./find-controls')).FindControls);
const FoundList = later(async () => (await import('./found-list')).FoundList);

/** A text left, the same with its secrets hidden right. */
export default function StringObfuscator() {
  const words = useWords();
  const [{ action }] = useOptions(obfuscatorOptions);
  const [text, setText] = useDraft<TextSource>('text', INITIAL, { secret: true, takes: 'text' });
  const [rules, setRules] = useDraft('rules', '', { secret: true });
  const [spared, setSpared] = useState<readonly string[]>([]);
  const { run, isFinding, report, messages, warnings } = useObfuscated(text, rules, spared);
  const { nothingHidden, mostlyVisible } = warnings;
  const highlight = useMemo(() => report && replacementTokens(report.text, report.spans), [report]);

  return (
    <Stack>
      <MaskControls fault={run.fault} />
      {isFinding ? <FindControls rules={rules} onRules={setRules} messages={messages} /> : null}
      {nothingHidden === undefined ? null : (
        <Alert kind="error" title={nothingHidden}>
          {words.halfInstead}
        </Alert>
      )}
      <Notes items={mostlyVisible === undefined ? [] : [{ kind: 'warning', message: mostlyVisible }]} />
      <ConverterPanes
        source={text}
        onSource={setText}
        run={run}
        inputLabel={words.text}
        outputLabel={words.result}
        placeholder={words.placeholder}
        example={[
          { label: words.secretExample, value: SAMPLES.key },
          { label: words.logExample, value: SAMPLES.log },
        ]}
        fileName="masked.txt"
        mimeType="text/plain"
        unit="items"
        highlight={highlight}
      />
      {isFinding && report ? (
        <FoundList report={report} spared={spared} onSpared={setSpared} isRemoving={action === 'remove'} />
      ) : null}
    </Stack>
  );
}
