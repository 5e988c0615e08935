import { useMemo, useRef } from 'react';
import type { TextSource } from '../../lib/text-source';
import { useDraft } from '../../operations/use-draft';
import { useHandedOver } from '../../operations/use-handed-over';
import type { Run } from '../../operations/use-operation';
import { useOptions } from '../../operations/use-options';
import { later } from '../../ui/later';
import { Panes, Stack } from '../../ui/layout/layout';
import { Notes } from '../../ui/notes/notes';
import { TextInput, type TextInputHandle } from '../../ui/text-input/text-input';
import { TextOutput } from '../../ui/text-output/text-output';
import { useArrived } from '../../ui/use-arrived';
import type { Matches } from './find-matches';
import { highlightRanges } from './highlight';
import { readLiteral } from './literal';
import { TIME_LIMIT, type RegexFault } from './operations';
import { testerOptions } from './options';
import { placeIn } from './fault-place';
import { PatternFields } from './pattern-fields';
import { useRuns } from './use-runs';
import { useWords } from './use-words';
import styles from './view.module.css';

const EXAMPLE = 'Built 2023-11, tested 2024-01.\nReleased 2024-03, supported until 2026-12.';
const NOTHING = new Uint32Array();

const Caret = later(async () => (await import('./caret')).Caret);
const MatchTable = later(async () => (await import('./match-table')).MatchTable);
const PatternDetails = later(async () => (await import('./pattern-details')).PatternDetails);

/** A pattern and its flags, a text, and what the one finds in the other. */
export default function RegexTester({ limit = TIME_LIMIT }: { limit?: number }) {
  const words = useWords();
  const [options, change] = useOptions(testerOptions);
  const [text, setText] = useDraft<TextSource>('text', EXAMPLE, {
    takes: (given) => (given.direction === 'pattern' ? undefined : given.text),
  });
  useHandedOver(({ text: given, direction }) => {
    const literal = direction === 'pattern' && typeof given === 'string' ? readLiteral(given) : undefined;
    if (literal) change(literal);
  });
  const runs = useRuns({ ...options, text, limit });
  const { matching } = runs;
  const { fault } = matching;
  const found = matching.status === 'done' ? matching.value : undefined;
  const wrong = fault ?? runs.replacing.fault ?? runs.splitting.fault;
  const at = wrong && placeIn(wrong);
  const hasAnswer = useArrived(matching.status !== 'busy');
  const input = useRef<TextInputHandle>(null);
  const goTo = typeof text === 'string' ? (at: number) => input.current?.goTo(at) : undefined;
  return (
    <Stack>
      <PatternFields fault={wrong} at={at} />
      <Panes className={styles.panes}>
        <TextInput
          ref={input}
          variant="pane"
          label={words.text}
          value={text}
          onChange={setText}
          example={EXAMPLE}
          placeholder={words.placeholder}
          onSubmit={matching.retry}
        />
        <Output runs={runs} />
      </Panes>
      {at === undefined ? null : <Caret pattern={options.pattern} at={at} />}
      {found && found.count > 0 ? (
        <MatchTable found={found} hasPlaces={options.flags.includes('d')} onGo={goTo} />
      ) : null}
      <MatchNotes found={found} onGo={goTo} />
      {hasAnswer && options.pattern !== '' ? <PatternDetails isWrong={fault !== undefined} /> : null}
    </Stack>
  );
}

/** The text with its matches, or what is made of it. */
function Output({ runs }: { runs: ReturnType<typeof useRuns> }) {
  const words = useWords();
  const [{ mode }] = useOptions(testerOptions);
  const { matching, replacing, splitting } = runs;
  const { value } = matching;
  const highlight = useMemo(() => highlightRanges(value?.ranges ?? NOTHING), [value]);
  const common = { unit: 'items', empty: matching.status === 'idle' ? words.noPattern : undefined } as const;
  const count = value && !matching.stale ? <span role="status">{words.found(value.count)}</span> : null;
  if (mode === 'replace') {
    return (
      <TextOutput
        {...common}
        label={words.replaced}
        run={replacing}
        text={replacing.value}
        lines={replacing.lines}
        fileName="replaced.txt"
        mimeType="text/plain"
        footer={count}
      />
    );
  }
  if (mode === 'split') {
    return (
      <TextOutput
        {...common}
        label={words.pieces}
        run={splitting}
        text={splitting.value?.text}
        lines={splitting.lines}
        fileName="pieces.json"
        mimeType="application/json"
        footer={splitting.value ? <span role="status">{words.pieceCount(splitting.value.count)}</span> : null}
      />
    );
  }
  return (
    <TextOutput
      {...common}
      label={words.matchesIn}
      run={matching}
      text={value?.text}
      lines={matching.lines}
      fileName="text.txt"
      mimeType="text/plain"
      highlight={highlight}
      footer={count}
    />
  );
}

type Found = Run<Matches, RegexFault>['value'];

function MatchNotes({ found, onGo }: { found: Found; onGo: ((at: number) => void) | undefined }) {
  const words = useWords();
  if (!found) return null;
  const { halves, empty } = found;
  return (
    <Notes
      items={[
        halves.count > 0 && {
          kind: 'warning',
          message: words.halves(halves.count),
          where: words.character(halves.at + 1),
          onGo: onGo && (() => onGo(halves.at)),
        },
        empty > 0 && { kind: 'info', message: words.emptyMatches(empty) },
      ]}
    />
  );
}
