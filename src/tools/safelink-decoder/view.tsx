import { useOptions } from '../../operations/use-options';
import { ConverterPanes, refused, useConversion, type Places } from '../../ui/converter/converter';
import { Stack } from '../../ui/layout/layout';
import type { NoteItem } from '../../ui/notes/notes';
import { Options } from '../../ui/options/options';
import { faultIn, type Decoded } from './decode';
import { LinkDetails } from './link-details';
import { LinkTable } from './link-table';
import { linkNotes } from './notes';
import { decodeOptions, describe } from './operations';
import { useWords } from './use-words';

const EXAMPLE =
  'https://eur01.safelinks.protection.outlook.com/?url=https%3A%2F%2Fwww.example.com%2Freport%3Fid%3D42%26utm_source%3Dmail&data=05%7C02%7Canna%40example.com%7C0123456789abcdef0123456789abcdef%7C72f988bf86f141af91ab2d7cd011db47%7C0%7C0%7C638400000000000000%7CUnknown%7CTWFpbGZsb3d8%7C0%7C%7C%7C&sdata=AbC&reserved=0';

/** Links as they were rewritten left, where they lead right; below, what else they hold. */
export default function SafelinkDecoder() {
  const words = useWords();
  const [options] = useOptions(decodeOptions);
  const { source, onSource, run } = useConversion(describe, options, { initial: EXAMPLE });
  const { value } = run;
  // A text of which nothing was decoded is no result; its link is taken apart all the same.
  const fault = run.status === 'done' && value ? faultIn(value) : undefined;
  const notes = (decoded: Decoded, places: Places): NoteItem[] => linkNotes(words, decoded, places);
  return (
    <Stack>
      <Options schema={decodeOptions} words={words.options} open={['repeat', 'removeTracking']} />
      <ConverterPanes
        source={source}
        onSource={onSource}
        run={refused(run, fault)}
        inputLabel={words.input}
        outputLabel={words.output}
        placeholder={words.placeholder}
        example={EXAMPLE}
        fileName="links.txt"
        mimeType="text/plain"
        unit="items"
        fault={(found) => ({ message: words.fault(found) })}
        notes={notes}
      />
      {value ? <Found decoded={value} isStale={run.stale} /> : null}
      {value === undefined && run.status === 'busy' ? <i hidden data-awaited /> : null}
    </Stack>
  );
}

function Found({ decoded: { isOneLink, links }, isStale }: { decoded: Decoded; isStale: boolean }) {
  const [first] = links;
  if (!first || isStale) return null;
  return isOneLink || links.length === 1 ? <LinkDetails link={first} /> : <LinkTable links={links} />;
}
