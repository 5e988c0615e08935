import { useRef, useState } from 'react';
import { useKitWords } from '../../i18n/context';
import { isEmptySource, type TextSource } from '../../lib/text-source';
import type { RootFault } from '../../lib/x509/pem-certificates';
import { useDraft } from '../../operations/use-draft';
import { useDraftField } from '../../operations/use-draft-field';
import { useOperation } from '../../operations/use-operation';
import { useOptions } from '../../operations/use-options';
import { Fold } from '../../ui/fold/fold';
import { useGivenInstant } from '../../ui/instant-choice/use-given-instant';
import { InputText } from '../../ui/input-text/input-text';
import { SecretText } from '../../ui/input-text/secret-text';
import { later } from '../../ui/later';
import { SideBySide } from '../../ui/layout/layout';
import { NoResult } from '../../ui/no-result/no-result';
import { useOptionField } from '../../ui/options/use-option-field';
import { Outcome } from '../../ui/outcome/outcome';
import { ResetButton } from '../../ui/reset-button/reset-button';
import { TextInput, type TextInputHandle } from '../../ui/text-input/text-input';
import { showToast } from '../../ui/toast/toast';
import { FilesDrop } from './files-drop';
import { inspect, remembered } from './operations';
import type { InspectFault, InspectReport } from './report';
import { EXAMPLE } from './samples';
import { useStatusEdge } from './use-status-edge';
import { useWords } from './use-words';

const ReportView = later(async () => (await import('./report-view')).ReportView);

const cannotRead = (words: { cannotRead: string }) => words.cannotRead;

/** Whatever belongs to certificates in, what it says and whether it belongs together out. */
export default function CertificateInspector() {
  const words = useWords();
  const kit = useKitWords();
  const [content, keepContent] = useDraft<TextSource>('content', '', { secret: true, takes: 'text' });
  const password = useDraftField('password', '', { secret: true });
  const setContent = (source: TextSource) => {
    keepContent(source);
    // It was of what is gone.
    if (isEmptySource(source)) password.onChange('');
  };
  const host = useDraftField('host', '');
  const [roots, setRoots] = useDraft<TextSource>('roots', '');
  const { instant, isWaiting, choice } = useGivenInstant(words);
  const [, , reset] = useOptions(remembered);
  const look = useOptionField(remembered, words.options);
  const input = useRef<TextInputHandle>(null);
  const [edge, setEdge] = useState(0);
  const inputs = {
    content,
    time: instant,
    host: host.value,
    ...(password.value !== '' && { password: password.value }),
    ...(!isEmptySource(roots) && { roots }),
  };
  const enabled = !isEmptySource(content) && !isWaiting;
  const run = useOperation(inspect, inputs, {}, { enabled, resultKey: edge });
  const current = useStatusEdge(run.value, instant === '');
  if (current !== edge) setEdge(current);
  const { fault, value } = run;
  const passwordFault = passwordFaultOf(fault, value);
  const absence = passwordFault ? words.locked : isWaiting ? kit.resultHere : undefined;
  const add = (files: readonly File[]) => void addFiles(content, files, words.filesName).then(setContent);
  return (
    <SideBySide
      input={
        <>
          <FilesDrop onFiles={add}>
            <TextInput
              label={words.box}
              value={content}
              onChange={setContent}
              rows={8}
              takeFile={(file) => add([file])}
              example={EXAMPLE}
              placeholder={words.placeholder}
              error={fault && contentFault(fault) ? { message: words.fault(fault), ...placeOf(fault) } : undefined}
              ref={input}
            />
          </FilesDrop>
          {passwordFault !== undefined || password.value !== '' ? (
            <SecretText
              label={words.password}
              {...password}
              hint={words.passwordHint}
              error={passwordFault && words.fault(passwordFault)}
            />
          ) : null}
          <InputText
            label={words.host}
            {...host}
            mono
            clearable
            placeholder={words.hostPlaceholder}
            error={fault?.code === 'bad-host' && words.fault(fault)}
          />
          <RootsField value={roots} onChange={setRoots} fault={value?.rootFault} />
        </>
      }
      options={
        <>
          {choice(fault?.code === 'bad-time' && words.fault(fault))}
          {look('hex', { as: 'buttons' })}
          {look('dates', { as: 'buttons' })}
          <ResetButton onReset={reset} />
        </>
      }
    >
      {fault || !enabled ? <NoResult>{isEmptySource(content) ? words.empty : absence}</NoResult> : null}
      <Outcome run={run} unit="items">
        {(report) => (
          <ReportView
            report={report}
            host={host.value.trim()}
            isTicking={instant === ''}
            wayTo={(at) => (typeof content === 'string' ? () => input.current?.goTo(at) : undefined)}
          />
        )}
      </Outcome>
    </SideBySide>
  );
}

interface RootsFieldProps {
  value: TextSource;
  onChange: (value: TextSource) => void;
  fault: RootFault | undefined;
}

/** Behind a button: most who look into a certificate have no roots of their own. What was given is seen when one comes back. */
function RootsField({ value, onChange, fault }: RootsFieldProps) {
  const words = useWords();
  const [isOpen, setOpen] = useState(!isEmptySource(value));
  const shown = isEmptySource(value) ? undefined : fault;
  return (
    <Fold label={words.roots} isOpen={isOpen} onOpen={setOpen}>
      <TextInput
        label={words.roots}
        value={value}
        onChange={onChange}
        accept=".pem,.crt,.cer"
        placeholder={words.rootsPlaceholder}
        error={shown && { message: words.rootFault(shown), ...('at' in shown && { at: shown.at }) }}
      />
    </Fold>
  );
}

/** What the box holds with the files; what cannot be read is told. */
async function addFiles(content: TextSource, files: readonly File[], name: string): Promise<TextSource> {
  try {
    const { gatherFiles } = await import('./gather-files');
    const { source, isWhole } = await gatherFiles(content, files, name);
    if (!isWhole) showToast({ message: cannotRead, kind: 'error' });
    return source;
  } catch {
    // A folder, or a file that has changed or gone since it was picked.
    showToast({ message: cannotRead, kind: 'error' });
    return content;
  }
}

const asksForPassword = ({ code }: InspectFault) => code === 'needs-password' || code === 'wrong-password';

/** What stands beside the box: faults of other fields stand beside those. */
const contentFault = (fault: InspectFault) =>
  fault.code !== 'bad-host' && fault.code !== 'bad-time' && !asksForPassword(fault);

const placeOf = (fault: InspectFault) => ('at' in fault && fault.at !== undefined ? { at: fault.at } : {});

/** Of all that is encrypted: what was opened by the password needs no other. */
function passwordFaultOf(fault: InspectFault | undefined, report: InspectReport | undefined) {
  if (fault) return asksForPassword(fault) ? fault : undefined;
  return report?.faults.find(asksForPassword);
}
