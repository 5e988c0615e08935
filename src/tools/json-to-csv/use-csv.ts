import type { ColumnChoice } from '../../lib/column-choices';
import { refuseLarge } from '../../lib/document/refuse-large';
import { isEmptySource, type TextSource } from '../../lib/text-source';
import { runOperation } from '../../operations/run-operation';
import { useToolId } from '../../operations/tool-context';
import { useDraft } from '../../operations/use-draft';
import { useOperation } from '../../operations/use-operation';
import { useOptions } from '../../operations/use-options';
import { refused } from '../../ui/converter/converter';
import { SIZE_LIMIT, type ConvertedCsv, type ConvertFault } from './convert';
import { convert, csvOptions } from './operations';
import { INITIAL_TEXT } from './samples';

const AS_FOUND: readonly ColumnChoice[] = [];

/** What was typed and chosen for this text, and what comes of it. */
export function useCsv() {
  const toolId = useToolId();
  const [source, onSource] = useDraft<TextSource>('text', INITIAL_TEXT, { takes: 'text' });
  const [path, setPath] = useDraft('path', '');
  const [choices, setChoices] = useDraft<readonly ColumnChoice[]>('columns', AS_FOUND);
  const [options] = useOptions(csvOptions);
  const settings = { ...options, path, columns: [...choices] };
  const refusal = refuseLarge(source, SIZE_LIMIT);
  const isEnabled = refusal === undefined && !isEmptySource(source);
  const ran = useOperation(convert, { text: source }, settings, { enabled: isEnabled });
  const run = refused<ConvertedCsv, ConvertFault>(ran, refusal);

  /** The same separated by tabs, as spreadsheets take it from the clipboard. */
  async function makeTsv(): Promise<string> {
    const tsv = { ...settings, delimiter: '\t' as const, quotes: 'needed' as const, lineEnd: 'lf' as const };
    const result = await runOperation(convert, { text: source }, tsv, { toolId });
    if (!result.ok) throw new Error(`What could be converted cannot any more: ${result.fault.code}`);
    return result.value.whole?.text() ?? result.value.text;
  }

  // A fault of the path is told beside the path.
  const pathFault = run.fault && isPathFault(run.fault) ? run.fault : undefined;
  const { fault: _, ...rest } = run;
  const conversion = { source, onSource, run: pathFault ? rest : run };
  return { conversion, path, setPath, pathFault, choices, setChoices, makeTsv };
}

function isPathFault({ code }: ConvertFault): boolean {
  return code === 'bad-path' || code === 'path-not-found';
}
