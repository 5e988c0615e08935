import { useRef } from 'react';
import type { FileEncoding } from '../../lib/file-encodings';
import type { TextFileFault, TextOfFile } from '../../lib/text-file';
import type { Result } from '../../lib/result';
import { sizeOf, type TextSource } from '../../lib/text-source';
import type { HandedOver, Takes } from '../../operations/drafts';
import { readAnyText, sourceOf } from '../../operations/read-any-text';
import { useToolId } from '../../operations/tool-context';
import { useDraft } from '../../operations/use-draft';
import { tellUnreadable } from '../../ui/toast/toast';
import { SIDE_NAMES } from './options';
import { sidesOfPatch, type PatchSides } from './read-patch';

/** The most bytes that are compared, of either side. */
export const SIZE_LIMIT = 50_000_000;

/** How a file was read; kept only while the text is that of the file. */
export interface FileFacts {
  readonly encoding: FileEncoding;
  readonly fault?: TextFileFault;
}

export type SideFault = TextFileFault | { readonly code: 'too-large'; readonly bytes: number };

/** One of the two texts with its name and, when it came from a file, how that was read. */
export interface Side {
  readonly source: TextSource;
  readonly name: string;
  readonly facts: FileFacts | null;
  readonly file: File | '';
  readonly fault: SideFault | undefined;
  readonly setName: (name: string) => void;
  /** Takes a text, typed or opened. */
  readonly change: (source: TextSource) => void;
  /** Reads a file; what comes back is to be handed to `change`. */
  readonly open: (file: File) => Promise<TextSource>;
  /** Reads the file once more. */
  readonly decode: (encoding: FileEncoding) => Promise<void>;
  /** Everything at once, for swapping. */
  readonly put: (other: Pick<Side, 'source' | 'name' | 'facts' | 'file'>) => void;
}

const noFacts = () => null;
const noFile = () => '';
/** The texts of a patch that is handed over: it is shown as what it changes. */
export function patchIn({ text }: HandedOver): PatchSides | undefined {
  return typeof text === 'string' ? sidesOfPatch(text) : undefined;
}
const TAKES = {
  left: (given: HandedOver) => patchIn(given)?.left ?? (given.file ? undefined : given.text),
  // Beside what was handed over stands no sample.
  right: (given: HandedOver, held: unknown) => patchIn(given)?.right ?? (held === undefined ? '' : undefined),
} satisfies Record<string, Takes>;

/** Keeps one side; `id` names its drafts. */
export function useSide(id: 'left' | 'right', sample: string): Side {
  const toolId = useToolId();
  // What is handed over goes to the left; a file is opened there.
  const taking = (takes: Takes) => (id === 'left' ? { takes } : {});
  const [source, setSource] = useDraft<TextSource>(id, sample, { takes: TAKES[id] });
  const [name, setName] = useDraft<string>(`${id}-name`, SIDE_NAMES[id]);
  const [keptFacts, setFacts] = useDraft<FileFacts | null>(`${id}-facts`, null, taking(noFacts));
  const [keptFile, setFile] = useDraft<File | ''>(`${id}-file`, '', taking(noFile));
  // A reload keeps no file, so nothing of it is to be said either.
  const file = keptFile instanceof File ? keptFile : '';
  const facts = file === '' ? null : keptFacts;
  // What `open` gave last: when it comes back through `change`, it is the file's text and not a typed one.
  const opened = useRef<TextSource>(undefined);
  // Reading takes a while: what came meanwhile counts more.
  const latest = useRef(0);

  const read = (from: File, encoding: FileEncoding | 'auto') => readAnyText(from, encoding, toolId);

  function keep(from: File, result: Result<TextOfFile, TextFileFault>, asked: FileEncoding | undefined): TextSource {
    const next = result.ok ? sourceOf(result.value, from) : from;
    opened.current = next;
    setFile(from);
    setFacts(result.ok ? { encoding: result.value.encoding } : { encoding: asked ?? 'utf-8', fault: result.fault });
    return next;
  }

  return {
    source,
    name,
    facts,
    file,
    fault: faultOf(source, facts),
    setName,
    change(next) {
      latest.current += 1;
      setSource(next);
      if (next === opened.current) return;
      setFile('');
      setFacts(null);
    },
    async open(from) {
      const ticket = (latest.current += 1);
      if (from.size > SIZE_LIMIT) {
        opened.current = from;
        setFile('');
        setFacts(null);
        setName(from.name);
        return from;
      }
      const result = await read(from, 'auto');
      if (ticket !== latest.current) return result.ok ? sourceOf(result.value, from) : from;
      setName(from.name);
      return keep(from, result, undefined);
    },
    async decode(encoding) {
      if (file === '') return;
      const ticket = (latest.current += 1);
      try {
        const result = await read(file, encoding);
        if (ticket === latest.current) setSource(keep(file, result, encoding));
      } catch {
        tellUnreadable();
      }
    },
    put(other) {
      opened.current = other.source;
      setSource(other.source);
      setName(other.name);
      setFacts(other.facts);
      setFile(other.file);
    },
  };
}

function faultOf(source: TextSource, facts: FileFacts | null): SideFault | undefined {
  if (facts?.fault) return facts.fault;
  const bytes = typeof source === 'string' ? 0 : sizeOf(source);
  return bytes > SIZE_LIMIT ? { code: 'too-large', bytes } : undefined;
}
