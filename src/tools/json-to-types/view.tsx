import { isEmptySource, sizeOf } from '../../lib/text-source';
import { CONVERTER_SIZE_LIMIT } from '../../lib/document/document-fault';
import { useDraft } from '../../operations/use-draft';
import { useOperation } from '../../operations/use-operation';
import { useOptions } from '../../operations/use-options';
import { ConverterPanes, refused, type Places } from '../../ui/converter/converter';
import { placedError, wayTo } from '../../ui/document-notes/document-notes';
import { later } from '../../ui/later';
import { Options } from '../../ui/options/options';
import { ACCEPT } from './accept';
import type { SampleFault } from './convert';
import { noteKind } from './note-kind';
import { convert } from './operations';
import { STYLES, typesOptions } from './options';
import { SampleBar } from './sample-bar';
import { SAMPLES } from './samples';
import type { TypesNote } from './types/notes';
import { useSamples } from './use-samples';
import { useWords } from './use-words';

const NAMES = ['lines', 'api', 'yaml'] as const;
const NOWHERE: readonly string[] = [];

const EnumSwitches = later(async () => (await import('./enum-switches')).EnumSwitches);

const isEmpty = (source: string | Blob) => (typeof source === 'string' ? source === '' : source.size === 0);

/** Samples left, types right; below what there is to say and the enums that were found. */
export default function JsonToTypes() {
  const words = useWords();
  const samples = useSamples();
  const [options] = useOptions(typesOptions);
  const [notEnums, setNotEnums] = useDraft<readonly string[]>('notEnums', NOWHERE);
  const { all, active, joined } = samples;
  const source = all[active] ?? '';
  const size = all.reduce((sum, sample) => sum + (typeof sample === 'string' ? 0 : sizeOf(sample)), 0);
  const tooLarge: SampleFault | undefined =
    size > CONVERTER_SIZE_LIMIT
      ? { format: 'json', code: 'too-large', bytes: size, limit: CONVERTER_SIZE_LIMIT }
      : undefined;
  const isEnabled = !tooLarge && !isEmpty(joined) && !all.every(isEmptySource);
  const ran = useOperation(convert, { text: joined }, { ...options, notEnums: [...notEnums] }, { enabled: isEnabled });
  const run = refused(ran, tooLarge);
  const made = run.fault || !isEnabled ? undefined : run.value;
  /** What the tab of a sample is called where it is not numbered. */
  const tabOf = (sample = 0) => {
    const one = all[sample - 1];
    return one instanceof File ? one.name : undefined;
  };
  const isInSight = (sample: number | undefined) => all.length === 1 || sample === active + 1;
  const others = Object.values(STYLES).flat();
  const own = STYLES[options.language];
  const placeOf = (note: TypesNote, places: Places) =>
    note.code === 'sample' && isInSight(note.sample) ? wayTo(note.note.place, words.documents, places) : {};
  return (
    <>
      <Options
        schema={typesOptions}
        words={words.options}
        open={['language', 'rootName', ...own]}
        without={others.filter((name) => !own.includes(name))}
      />
      <SampleBar {...samples} />
      <ConverterPanes
        source={source}
        onSource={samples.change}
        run={run}
        inputLabel={all.length > 1 ? words.sampleName(active + 1) : words.sampleName(1)}
        outputLabel={words.result}
        placeholder={words.placeholder}
        accept={ACCEPT}
        example={NAMES.map((name) => ({ label: words.examples[name], value: SAMPLES[name] }))}
        fault={(fault) => {
          const message = words.fault(fault, tabOf(fault.sample));
          return isInSight(fault.sample) ? placedError(message, fault) : { message };
        }}
        fileName={made?.fileName ?? 'root.ts'}
        mimeType="text/plain;charset=utf-8"
        footer={({ count }) => (count > 1 ? <span>{words.merged(count)}</span> : null)}
        notes={({ notes }, places) =>
          notes.map((note) => ({
            kind: noteKind(note),
            message: words.note(note, 'sample' in note ? tabOf(note.sample) : undefined),
            ...placeOf(note, places),
          }))
        }
      />
      {made && made.enums.length > 0 ? (
        <EnumSwitches
          label={words.enumsFound(made.enums.length)}
          enums={made.enums}
          onSwitch={(place, isOn) => setNotEnums(isOn ? notEnums.filter((one) => one !== place) : [...notEnums, place])}
        />
      ) : null}
    </>
  );
}
