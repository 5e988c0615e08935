import { SAMPLE_SIZE } from './sample-size';

/** What a visitor pasted, typed or dropped, cut to its beginning. */
export interface Sample {
  /** At most `SAMPLE_SIZE` characters; `''` for bytes that are no text. */
  readonly text: string;
  /** The beginning of a file, for signatures. */
  readonly bytes?: Uint8Array;
  readonly fileName?: string;
  readonly mediaType?: string;
  /** False where the sample is only the beginning. */
  readonly isWhole: boolean;
}

/**
 * How likely a sample is meant for a tool. Between these steps stands what must be told apart: several tools for one text stand in the
 * order in which one would look for them.
 */
export const LIKELIHOOD = {
  /** Its own prefix and its structure were both checked: a JWT, a data URI, a PEM block. */
  unmistakable: 0.95,
  /** The whole text is of the format, and little else looks like it. */
  fits: 0.8,
  /** The whole text is of the format, but it may well be something else, or another tool for it comes first. */
  plausible: 0.5,
  /** It is possible, as of `user_name` that its case is to be changed: shown last. */
  possible: 0.35,
  /** Shown beneath others only, never by itself. */
  weak: 0.2,
} as const;

/** From here on a suggestion may stand by itself. */
export const LEAST_ALONE = 0.3;
/** From here on what was found inside of something counts as found. */
export const LEAST_INSIDE = 0.5;

/** Which operation of the tool shows beforehand what it would give. */
export interface PreviewRun {
  /** As `operations.ts` exports it. */
  readonly operation: string;
  /** The input that gets the text. */
  readonly input: string;
  /** What goes there, where it is not the text that is handed over. */
  readonly text?: string;
  /** Further inputs, where one text means several: `15% of 200`. */
  readonly others?: Readonly<Record<string, string>>;
  /** What differs from the defaults. */
  readonly options?: Readonly<Record<string, unknown>>;
  /** The result is what was inside of the sample, so one may look further in it: decoded Base64. */
  readonly opens?: true;
  /** Quick enough for a million characters: it runs for samples above `PREVIEW_SIZE`, too. */
  readonly isCheap?: true;
}

/** What one tool says of a sample. */
export interface Suggestion {
  /** On the scale of `LIKELIHOOD`, between 0 and 1. */
  readonly likelihood: number;
  /** What is handed over, where only a part is meant. @default the whole sample */
  readonly text?: string;
  /** Which way the tool is to work: one of its tabs, or `encode` and `decode`. */
  readonly direction?: string;
  /** None for tools that have no operation for it: they may have a `preview.ts` all the same. */
  readonly run?: PreviewRun;
  /** Only the preview tells whether it is meant for the tool: where there is none, it is not. */
  readonly needsPreview?: true;
}

/** Whether a sample is meant for the tool. Pure and cheap: a few milliseconds for a million characters. */
export type Detect = (sample: Sample) => Suggestion | undefined;

/** What a tool would give, short and in no language. */
export interface Preview {
  /** One or a few lines, at most 200 characters. `''` where a colour says all. */
  readonly text: string;
  /** A CSS colour. */
  readonly swatch?: string;
  /** What was inside of the sample, for looking further. */
  readonly inner?: string | Uint8Array;
}

/** The longest sample, in characters, that an operation runs on for a preview if it is not cheap. */
export const PREVIEW_SIZE = 200_000;

/**
 * What a tool's `preview.ts` exports as `preview`: makes a preview of what the suggestion's operation gave; of the
 * sample alone where there is none, or where it found fault. Nothing secret is in it.
 */
export type MakePreview<V = unknown> = (
  value: V | undefined,
  sample: Sample,
) => Preview | undefined | Promise<Preview | undefined>;

/** A fact of a sample that several detectors ask for, worked out once. */
export function factOf<T>(find: (sample: Sample) => T): (sample: Sample) => T {
  const known = new WeakMap<Sample, { readonly fact: T }>();
  return (sample) => {
    const found = known.get(sample) ?? { fact: find(sample) };
    known.set(sample, found);
    return found.fact;
  };
}

/** The sample's text without white space around it. */
export const trimmed = factOf(({ text }) => text.trim());

/** The trimmed text where it is one short line, the usual thing to paste; else `''`. */
export function shortLine(sample: Sample, most = 200): string {
  const text = trimmed(sample);
  return sample.isWhole && text.length <= most && !/[\n\r]/.test(text) ? text : '';
}

/** The lines that hold something, trimmed. Of a text that was cut without its last one. */
export const filledLines = factOf((sample): readonly string[] => {
  const lines = sample.text.split('\n');
  if (!sample.isWhole && lines.length > 1) lines.pop();
  return lines.map((line) => line.trim()).filter((line) => line !== '');
});

/** Whether the file's name ends in one of these, without the dot. */
export function hasExtension({ fileName = '' }: Sample, ...extensions: readonly string[]): boolean {
  return extensions.includes(/\.([a-z0-9]+)$/i.exec(fileName)?.[1]?.toLowerCase() ?? '');
}

/** A sample of a text, cut where it is longer than a sample may be. */
export function sampleOf(text: string, fileName?: string): Sample {
  const isWhole = text.length <= SAMPLE_SIZE;
  return {
    text: isWhole ? text : text.slice(0, SAMPLE_SIZE),
    isWhole,
    ...(fileName === undefined ? {} : { fileName }),
  };
}

/** Whether the sample is the beginning of a file that is no text. */
export function isBinary({ text, bytes }: Sample): boolean {
  return text === '' && bytes !== undefined && bytes.length > 0;
}
