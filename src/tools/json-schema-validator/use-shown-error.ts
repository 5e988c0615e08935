import { useEffect, useRef, useState, type RefObject } from 'react';
import type { CheckReport } from '../../lib/json-schema/check-text';
import type { PlacedError, TextPlace } from '../../lib/json-schema/placed';
import type { TextSource } from '../../lib/text-source';
import type { TextInputHandle } from '../../ui/text-input/text-input';

/** A field with the text in it; files show only their beginnings. */
export interface FieldWithText {
  readonly text: TextSource;
  readonly field: RefObject<TextInputHandle | null>;
}

export interface Fields {
  readonly schema: FieldWithText;
  readonly data: FieldWithText;
  /** Around both. */
  readonly fields: RefObject<HTMLElement | null>;
}

/** The error whose places are marked: in the data, where the focus goes, and in the schema, be it in its field or a further file. */
export function useShownError(report: CheckReport, { schema, data, fields }: Fields) {
  const [shown, setShown] = useState<{ readonly report: CheckReport; readonly error: PlacedError }>();
  const unmark = useRef<() => void>(undefined);
  // The marks are about this report.
  useEffect(() => () => unmark.current?.(), [report]);

  const open = async (error: PlacedError) => {
    setShown({ report, error });
    unmark.current?.();
    const { place, file } = error.schema;
    // The schema first: the focus stays with the data.
    if (place && file === 0) goTo(schema, place);
    goTo(data, error.place);
    if (!place || file !== 0 || typeof schema.text !== 'string' || typeof data.text !== 'string') return;
    const { markStretch, offsetInArea } = await import('../../ui/text-input/mark-stretch');
    const area = fields.current?.querySelector('textarea');
    const [start, end] = [offsetInArea(schema.text, place.start), offsetInArea(schema.text, place.end)];
    unmark.current?.();
    if (area && area !== document.activeElement) unmark.current = markStretch(area, start, end);
  };
  return {
    shown: shown?.report === report ? shown.error : undefined,
    open: (error: PlacedError) => void open(error),
    close: () => setShown(undefined),
  };
}

function goTo({ text, field }: FieldWithText, { start, end }: TextPlace): void {
  if (typeof text === 'string') field.current?.goTo(start, end);
}
