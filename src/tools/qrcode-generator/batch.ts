import { zipSync, type Zippable } from 'fflate';
import { nextTask } from '../../lib/next-task';
import { err, ok, type Result } from '../../lib/result';
import type { Job } from '../../operations/define';
import type { Level } from '../../lib/qr/design';
import type { Mode } from '../../lib/qr/segments';
import { drawPicture, type Logo, type LogoFault, type PictureOptions } from '../../lib/qr/picture';

export type BatchFault =
  | { readonly code: 'empty' }
  /** `line` counts from 1, blank lines included. */
  | {
      readonly code: 'line-too-long';
      readonly line: number;
      readonly level: Level;
      readonly bytes: number;
      readonly most: number;
      readonly unit: Mode;
    }
  | { readonly code: 'line-too-small'; readonly line: number; readonly least: number }
  | LogoFault;

const LINE_END = /\r\n|\r|\n/;

/** The lines that get a code, with their number from 1. */
export function linesToDraw(text: string): readonly { readonly line: number; readonly content: string }[] {
  return text
    .split(LINE_END)
    .map((content, index) => ({ line: index + 1, content }))
    .filter(({ content }) => content.trim() !== '');
}

/** Draws every line and packs the files as `qr-code-001.svg` and so on, numbered as the lines are. */
export async function packPictures(
  text: string,
  options: PictureOptions,
  job: Job,
  logo?: Logo,
): Promise<Result<Uint8Array, BatchFault>> {
  const lines = linesToDraw(text);
  if (lines.length === 0) return err({ code: 'empty' });
  const digits = Math.max(3, String(lines.at(-1)?.line).length);
  const files: Zippable = {};
  for (const [index, { line, content }] of lines.entries()) {
    if (index % 16 === 0) {
      // A loop that never pauses would not hear that it is cancelled.
      await nextTask();
      job.signal.throwIfAborted();
      job.progress(index, lines.length);
    }
    const picture = drawPicture(content, options, logo);
    if (!picture.ok) return err(faultOfLine(line, picture.fault));
    const name = `qr-code-${String(line).padStart(digits, '0')}.${options.format}`;
    // PNG is packed already.
    files[name] = [picture.value, { level: options.format === 'png' ? 0 : 6, mtime: job.now() }];
  }
  return ok(zipSync(files));
}

type PictureFault = Extract<ReturnType<typeof drawPicture>, { ok: false }>['fault'];

function faultOfLine(line: number, fault: PictureFault): BatchFault {
  if (fault.code === 'too-long') {
    return { code: 'line-too-long', line, level: fault.level, bytes: fault.bytes, most: fault.most, unit: fault.unit };
  }
  return fault.code === 'too-small' ? { code: 'line-too-small', line, least: fault.least } : fault;
}
