import { useState } from 'react';
import { isEmptySource, type TextSource } from '../../lib/text-source';
import { useDraft } from '../../operations/use-draft';
import { useHandedOver } from '../../operations/use-handed-over';
import { useOperation } from '../../operations/use-operation';
import { FileDrop } from '../../ui/file-drop/file-drop';
import { Fold } from '../../ui/fold/fold';
import { later } from '../../ui/later';
import { Sheet, Stack } from '../../ui/layout/layout';
import { NoResult } from '../../ui/no-result/no-result';
import { Notes } from '../../ui/notes/notes';
import { Outcome } from '../../ui/outcome/outcome';
import { TextInput } from '../../ui/text-input/text-input';
import { check } from './operations';
import type { PdfReport } from './report';
import { useWords } from './use-words';
import styles from './view.module.css';

const NO_FILES: readonly File[] = [];
const NOTHING = new File([], '');

const SignatureList = later(async () => (await import('./signature-list')).SignatureList);

/** A PDF in, each of its signatures with its certificates out. */
export default function PdfSignatureChecker() {
  const words = useWords();
  const [files, setFiles] = useDraft<readonly File[]>('file', NO_FILES);
  const [roots, setRoots] = useDraft<TextSource>('roots', '');
  // Files do not outlive the page, so what an older page left under this name is none.
  const file = files.find((one) => one instanceof File);
  useHandedOver((given) => {
    if (given.file) setFiles([given.file]);
  });
  const given = isEmptySource(roots) ? {} : { roots };
  const run = useOperation(check, { file: file ?? NOTHING, ...given }, {}, { enabled: file !== undefined });
  const { fault } = run;
  const rootFault = isEmptySource(roots) ? undefined : run.value?.rootFault;
  // What was given is seen, also where it came back with the visit.
  const [isOpen, setOpen] = useState(!isEmptySource(roots));
  return (
    <Sheet>
      <FileDrop
        label={file ? words.anotherFile : words.drop}
        accept=".pdf,application/pdf"
        onFiles={(taken) => setFiles(taken.slice(0, 1))}
        hint={file ? `${file.name} · ${words.size(file.size)}` : words.dropHint}
      />
      <Fold label={words.roots} isOpen={isOpen} onOpen={setOpen}>
        <TextInput
          label={words.roots}
          value={roots}
          onChange={setRoots}
          accept=".pem,.crt,.cer"
          placeholder={words.rootsHint}
          error={rootFault && { message: words.rootFault(rootFault), ...('at' in rootFault && { at: rootFault.at }) }}
        />
      </Fold>
      {file === undefined ? null : fault ? (
        <NoResult>{words.fault(fault)}</NoResult>
      ) : (
        <Outcome run={run}>{(report) => <Report report={report} />}</Outcome>
      )}
    </Sheet>
  );
}

function Report({ report }: { report: PdfReport }) {
  const words = useWords();
  const { signatures, isEncrypted, hasRevocationData, more } = report;
  return (
    <Stack>
      {signatures.length === 0 ? <NoResult>{words.none}</NoResult> : null}
      <SignatureList signatures={signatures} />
      {signatures.length > 0 ? <p className={styles.limits}>{words.notChecked}</p> : null}
      <Notes
        items={[
          hasRevocationData && { kind: 'info', message: words.revocationData },
          isEncrypted && { kind: 'info', message: words.encrypted },
          more > 0 && { kind: 'warning', message: words.more(more) },
        ]}
      />
    </Stack>
  );
}
