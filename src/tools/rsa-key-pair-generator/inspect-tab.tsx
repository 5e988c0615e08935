import { useDraft } from '../../operations/use-draft';
import { useOperation } from '../../operations/use-operation';
import { Alert } from '../../ui/alert/alert';
import { SideBySide, Stack } from '../../ui/layout/layout';
import { Unfinished } from '../../ui/unfinished/unfinished';
import { canEncrypt, type Format, formatsOf } from './formats';
import { KeyField } from './key-field';
import { KeyResult } from './key-result';
import { compare, inspect, type InspectFault } from './operations';
import { OutputFields } from './output-fields';
import { useWords } from './use-words';
import styles from './view.module.css';

const NO_OPTIONS = {};
const SECRET = { secret: true } as const;

export interface InspectTabProps {
  format: Format;
  onFormat: (format: Format) => void;
}

export function InspectTab({ format: chosen, onFormat }: InspectTabProps) {
  const words = useWords();
  const [key, setKey] = useDraft('inspected', '', SECRET);
  const [passphrase, setPassphrase] = useDraft('inspectedPassphrase', '', SECRET);
  const [newPassphrase, setNewPassphrase] = useDraft('convertedPassphrase', '', SECRET);
  const [comment, setComment] = useDraft('convertedComment', '');
  const isEmpty = key.trim() === '';
  const run = useOperation(
    inspect,
    { key, passphrase, newPassphrase: canEncrypt(chosen) ? newPassphrase : '' },
    { format: chosen, comment: chosen === 'openssh' ? comment : '' },
    { enabled: !isEmpty },
  );
  const facts = run.value?.facts;
  const format = facts && !formatsOf(facts.type).includes(chosen) ? 'pkcs8' : chosen;
  const fault = isEmpty ? undefined : run.fault;

  return (
    <SideBySide
      options={
        <>
          <KeyField
            label={words.key}
            passphraseLabel={words.passphrase}
            placeholder="-----BEGIN … KEY-----"
            hint={words.keyHint}
            rows={8}
            hasDrop
            value={key}
            onChange={setKey}
            passphrase={passphrase}
            onPassphrase={setPassphrase}
            fault={keyFault(fault)}
            wasEncrypted={facts?.wasEncrypted ?? false}
          />
          <OutputFields
            type={facts?.type}
            format={format}
            onFormat={onFormat}
            comment={comment}
            onComment={setComment}
            commentHint={words.ownComment}
            commentError={fault?.code === 'bad-comment' ? words.inspectFault(fault) : undefined}
            passphrase={facts && !facts.isPrivate ? undefined : newPassphrase}
            onPassphrase={setNewPassphrase}
          />
        </>
      }
    >
      {isEmpty ? <p className={styles.empty}>{words.inspectEmpty}</p> : null}
      <Unfinished run={run} unit="items" />
      <KeyResult run={run} isInspected />
      <Compare first={key} firstPassphrase={passphrase} isReadable={!isEmpty && run.status === 'done'} />
    </SideBySide>
  );
}

/** What is wrong with the key itself. */
function keyFault(fault: InspectFault | undefined) {
  return fault === undefined || fault.code === 'bad-comment' || fault.code === 'no-encryption' ? undefined : fault;
}

interface CompareProps {
  first: string;
  firstPassphrase: string;
  isReadable: boolean;
}

/** Whether another key belongs to the one above it. */
function Compare({ first, firstPassphrase, isReadable }: CompareProps) {
  const words = useWords();
  const [second, setSecond] = useDraft('compared', '', SECRET);
  const [secondPassphrase, setSecondPassphrase] = useDraft('comparedPassphrase', '', SECRET);
  const run = useOperation(compare, { first, firstPassphrase, second, secondPassphrase }, NO_OPTIONS, {
    enabled: isReadable && second.trim() !== '',
  });
  const isAnswered = run.status === 'done' && run.value !== undefined;
  return (
    <section aria-label={words.compare}>
      <Stack>
        <KeyField
          label={words.compare}
          passphraseLabel={words.comparedPassphrase}
          hint={words.compareHint}
          rows={4}
          value={second}
          onChange={setSecond}
          passphrase={secondPassphrase}
          onPassphrase={setSecondPassphrase}
          fault={run.fault?.key === 'second' ? run.fault : undefined}
        />
        {isAnswered ? (
          <Alert kind={run.value ? 'success' : 'warning'}>{run.value ? words.match : words.noMatch}</Alert>
        ) : null}
      </Stack>
    </section>
  );
}
