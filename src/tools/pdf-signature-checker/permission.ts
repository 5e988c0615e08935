import { blocksOf, bytesOf } from './find-signatures';
import { readValue, type PdfMap, type PdfValue } from './pdf-syntax';
import type { Permission } from './report';

const LONGEST_OBJECT = 1 << 16;
/** Each costs a walk through the file; what a program writes needs three at most. */
const MOST_LOOKED_FOR = 6;

/** Finds objects that others refer to, as they stand before a place. Compressed ones are not found. */
export class ObjectFinder {
  private looked = 0;

  constructor(
    private readonly file: Blob,
    private readonly signal: AbortSignal,
  ) {}

  /** The value itself, or what it refers to; undefined where that is not found. */
  async resolve(value: PdfValue | undefined, before: number): Promise<PdfValue | undefined> {
    if (value?.kind !== 'reference') return value;
    if (this.looked++ >= MOST_LOOKED_FOR) return undefined;
    const place = await this.last(value.object, value.generation, before);
    return place === undefined
      ? undefined
      : readValue(await bytesOf(this.file, place, place + LONGEST_OBJECT), 0, place);
  }

  /** Behind the `obj` of the last one with the number: a later one takes the place of those before. */
  private async last(object: number, generation: number, before: number): Promise<number | undefined> {
    const head = new RegExp(`(?<!\\d)${object}\\s{1,5}${generation}\\s{1,5}obj`, 'g');
    let place: number | undefined;
    for await (const { start, text } of blocksOf(this.file, before, this.signal)) {
      for (const { 0: found, index } of text.matchAll(head)) place = start + index + found.length;
    }
    return place;
  }
}

/** What the author of the document allows with this signature; undefined where it certifies nothing. */
export async function permissionOf(
  { entries }: PdfMap,
  finder: ObjectFinder,
  before: number,
): Promise<Permission | undefined> {
  const references = await finder.resolve(entries.get('Reference'), before);
  if (references?.kind !== 'list') return undefined;
  for (const item of references.items) {
    const reference = await finder.resolve(item, before);
    if (reference?.kind !== 'map') continue;
    const method = reference.entries.get('TransformMethod');
    if (method?.kind !== 'name' || method.name !== 'DocMDP') continue;
    const told = reference.entries.get('TransformParams');
    const parameters = await finder.resolve(told, before);
    if (told && parameters?.kind !== 'map') return 'unread';
    const level = parameters?.kind === 'map' ? parameters.entries.get('P') : undefined;
    // The standard says what holds where none is told (ISO 32000, table 257).
    if (!level) return 2;
    return level.kind === 'number' && (level.number === 1 || level.number === 2 || level.number === 3)
      ? level.number
      : 'unread';
  }
  return undefined;
}
