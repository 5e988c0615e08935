import { useOptions } from '../../operations/use-options';
import { ConverterPanes, useConversion, type Places } from '../../ui/converter/converter';
import { Stack } from '../../ui/layout/layout';
import type { NoteItem } from '../../ui/notes/notes';
import { Options } from '../../ui/options/options';
import { AddressTable } from './address-table';
import { GroupTable } from './group-table';
import type { Normalised } from './normalise';
import { wrongNotes } from './notes';
import { describe, normaliseOptions } from './operations';
import { PROVIDERS } from './providers';
import { useWords } from './use-words';

const EXAMPLE = `John.Doe+news@GoogleMail.com
"Doe, John" <johndoe@gmail.com>
a+b@outlook.com, jane-list@yahoo.com
not an email
Post@BÜCHER.example`;

/** Addresses left, the mailboxes they reach right; below, what was done to each, and which of them are one. */
export default function EmailNormalizer() {
  const words = useWords();
  const [options] = useOptions(normaliseOptions);
  const { source, onSource, run } = useConversion(describe, options, { initial: EXAMPLE });
  const { value } = run;
  const notes = (normalised: Normalised, places: Places): NoteItem[] => wrongNotes(words, normalised, places);
  return (
    <Stack>
      <ConverterPanes
        source={source}
        onSource={onSource}
        run={run}
        optionRow={
          <Options
            schema={normaliseOptions}
            words={words.options}
            open={['domainForm', 'removeDuplicates', 'sort']}
            buttons={['domainForm']}
            groups={[{ label: words.rulesOf, names: PROVIDERS }]}
          />
        }
        inputLabel={words.input}
        outputLabel={words.output}
        placeholder={words.placeholder}
        example={EXAMPLE}
        fileName="emails.txt"
        mimeType="text/plain"
        unit="items"
        fault={(fault) => ({ message: words.fault(fault) })}
        footer={({ mailboxes, wrong }) => <span>{words.counts(mailboxes, wrong)}</span>}
        notes={notes}
      />
      {value && !run.stale ? (
        <>
          {value.groups.length > 0 ? <GroupTable groups={value.groups} /> : null}
          <AddressTable rows={value.rows} />
        </>
      ) : null}
    </Stack>
  );
}
