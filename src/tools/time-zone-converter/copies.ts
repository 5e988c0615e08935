import { CLOCK_HEADS } from '../../i18n/clock-heads';
import type { Locale } from '../../i18n/locale';
import { toCsv } from '../../lib/csv-writer';
import type { Clock, ZoneClock } from './clocks';
import type { ClockStyle, Form } from './options';
import type { ClockReport } from './report';
import { showOffset } from './show-offset';
import { showDate, showTime } from './show-time';

export interface CopyStyle {
  readonly labels: readonly string[];
  readonly clock: ClockStyle;
  readonly language: Locale;
}

/** What a row is called: its own label, else the city of its zone. */
export function nameOf({ city }: { readonly city: string }, label: string | undefined): string {
  return label?.trim() || city;
}

/** The offset and, where there is one, the short name: `UTC+1 CET`. */
export function offsetAndName({ offset, abbreviation }: ZoneClock): string {
  const shown = showOffset(offset);
  return abbreviation === undefined || abbreviation === shown ? shown : `${abbreviation}, ${shown}`;
}

interface Line {
  readonly name: string;
  readonly clock: ZoneClock;
}

function linesOf(clocks: readonly Clock[], { labels }: CopyStyle): readonly Line[] {
  return clocks.flatMap((clock, index) => (clock.isKnown ? [{ name: nameOf(clock, labels[index]), clock }] : []));
}

const cellOf = (text: string) => text.replaceAll('|', String.raw`\|`);

const WRITERS: Readonly<Record<Form, (report: ClockReport, style: CopyStyle) => string>> = {
  text: ({ clocks }, style) =>
    linesOf(clocks, style)
      .map(({ name, clock }) => {
        const when = `${showDate(clock.date, style.language)} ${showTime(clock.time, style.clock, style.language)}`;
        return `${name}: ${when} (${offsetAndName(clock)})`;
      })
      .join('\n'),
  markdown: ({ clocks }, style) => {
    const rows = linesOf(clocks, style).map(({ name, clock }) => [
      name,
      clock.zone,
      showDate(clock.date, style.language),
      showTime(clock.time, style.clock, style.language),
      offsetAndName(clock),
    ]);
    const heads = CLOCK_HEADS[style.language];
    return [heads, heads.map(() => '---'), ...rows].map((row) => `| ${row.map(cellOf).join(' | ')} |`).join('\n');
  },
  csv: ({ clocks }, style) =>
    toCsv([
      CLOCK_HEADS[style.language],
      ...linesOf(clocks, style).map(({ name, clock }) => [name, clock.zone, clock.date, clock.time, clock.offset]),
    ]),
  iso: ({ clocks }, style) =>
    linesOf(clocks, style)
      .map(({ clock }) => clock.iso)
      .join('\n'),
  unix: ({ unix }) => unix,
  discord: ({ unix }) => `<t:${unix}:F>`,
};

/** A moment in all zones as a text of one form. */
export function writeClocks(report: ClockReport, form: Form, style: CopyStyle): string {
  return WRITERS[form](report, style);
}
