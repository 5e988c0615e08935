import { takesString } from '../../operations/takes';
import { useDraftField, type DraftField } from '../../operations/use-draft-field';
import { useHandedOver } from '../../operations/use-handed-over';
import { useOperation } from '../../operations/use-operation';
import { useOptions } from '../../operations/use-options';
import { Alert } from '../../ui/alert/alert';
import { FileDrop } from '../../ui/file-drop/file-drop';
import { SideBySide, Stack } from '../../ui/layout/layout';
import { NoResult } from '../../ui/no-result/no-result';
import { tellUnreadable } from '../../ui/toast/toast';
import { Unfinished } from '../../ui/unfinished/unfinished';
import { canEncrypt, formatsOf, kindOf } from './formats';
import { KeyField } from './key-field';
import { Fingerprints, KeyResult } from './key-result';
import { compare, inspect, keyOptions, type InspectFault } from './operations';
import { OutputFields } from './output-fields';
import { readKeyFile } from './read-key-file';
import { useWords } from './use-words';

const SECRET = { secret: true } as const;

export function InspectTab() {
  const words = useWords();
  const [{ format: chosen }] = useOptions(keyOptions);
  const key = useDraftField('inspected', '', { ...SECRET, takes: takesString });
  const passphrase = useDraftField('inspectedPassphrase', '', SECRET);
  const newPassphrase = useDraftField('convertedPassphrase', '', SECRET);
  const comment = useDraftField('convertedComment', '');
  const open = (file: File) => void readKeyFile(file).then(key.onChange, tellUnreadable);
  useHandedOver(({ text }) => {
    if (text instanceof File) open(text);
  });
  const isEmpty = key.value.trim() === '';
  const run = useOperation(
    inspect,
    {
      key: key.value,
      passphrase: passphrase.value,
      newPassphrase: canEncrypt(chosen) ? newPassphrase.value : '',
    },
    { format: chosen, comment: chosen === 'openssh' ? comment.value : '' },
    { enabled: !isEmpty },
  );
  const facts = run.value?.facts;
  const fault = isEmpty ? undefined : run.fault;

  return (
    <SideBySide
      input={
        <>
          <KeyField
            label={words.key}
            passphraseLabel={words.passphrase}
            placeholder="-----BEGIN … KEY-----"
            hint={words.keyHint}
            rows={8}
            field={key}
            passphrase={passphrase}
            fault={keyFault(fault)}
            wasEncrypted={facts?.wasEncrypted ?? false}
          />
          <FileDrop label={words.dropKey} onFiles={([file]) => file && open(file)} />
        </>
      }
      options={
        <OutputFields
          kind={facts && kindOf(facts)}
          format={facts && !formatsOf(kindOf(facts)).includes(chosen) ? 'pkcs8' : chosen}
          comment={comment}
          commentHint={words.ownComment}
          fault={fault}
          passphrase={facts && !facts.isPrivate ? undefined : newPassphrase}
        />
      }
      after={<Compare first={key} firstPassphrase={passphrase} isReadable={!isEmpty && run.status === 'done'} />}
    >
      {isEmpty ? <NoResult>{words.inspectEmpty}</NoResult> : null}
      <Unfinished run={run} unit="items" />
      <KeyResult run={run} isInspected />
      {facts ? <Fingerprints facts={facts} /> : null}
      {fault ? <NoResult /> : null}
    </SideBySide>
  );
}

/** What is wrong with the key itself. */
function keyFault(fault: InspectFault | undefined) {
  return fault === undefined ||
    fault.code === 'bad-comment' ||
    fault.code === 'no-encryption' ||
    fault.code === 'no-openssh'
    ? undefined
    : fault;
}

interface CompareProps {
  first: DraftField;
  firstPassphrase: DraftField;
  isReadable: boolean;
}

/** Whether another key belongs to the one above it. */
function Compare({ first, firstPassphrase, isReadable }: CompareProps) {
  const words = useWords();
  const second = useDraftField('compared', '', SECRET);
  const passphrase = useDraftField('comparedPassphrase', '', SECRET);
  const typed = { first: first.value, firstPassphrase: firstPassphrase.value };
  const other = { second: second.value, secondPassphrase: passphrase.value };
  const run = useOperation(compare, { ...typed, ...other }, {}, { enabled: isReadable && second.value.trim() !== '' });
  return (
    <section aria-label={words.compare}>
      <Stack>
        <KeyField
          label={words.compare}
          passphraseLabel={words.comparedPassphrase}
          hint={words.compareHint}
          rows={4}
          field={second}
          passphrase={passphrase}
          fault={run.fault?.key === 'second' ? run.fault : undefined}
        />
        {run.status === 'done' && run.value !== undefined ? (
          <Alert kind={run.value ? 'success' : 'warning'}>{run.value ? words.match : words.noMatch}</Alert>
        ) : null}
      </Stack>
    </section>
  );
}
