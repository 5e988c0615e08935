import { useCallback } from 'react';
import { isEmptySource } from '../../lib/text-source';
import { useOperation } from '../../operations/use-operation';
import { useOptions } from '../../operations/use-options';
import { Stack } from '../../ui/layout/layout';
import { LinkedPanes } from '../../ui/linked-pane/linked-panes';
import { useLinkedSides } from '../../ui/linked-pane/use-linked-sides';
import { Notes } from '../../ui/notes/notes';
import { escapeNotes, unescapeNotes } from './notes';
import { describeEscaped, describeText, entityOptions } from './operations';
import { OptionControls, type Side } from './option-controls';
import { resultTokens } from './result-tokens';
import type { Unescaped } from './unescape';
import { useWords } from './use-words';

const PLAIN = '<title>Tools & "more"</title>';
const ESCAPED = '&lt;title&gt;Tools &amp; &quot;more&quot;&lt;/title&gt;';
const ACCEPT = '.html,.htm,.xml,.svg,.md,.txt,text/*';
const NO_RANGES = new Uint32Array();

/** Text and text with entities side by side; whichever was edited last is the source of the other. */
export default function HtmlEntities() {
  const words = useWords();
  const [{ rules, showInvisible, ...escapeSettings }] = useOptions(entityOptions);
  const sides = useLinkedSides<Side>(['plain', 'entities'], PLAIN, 'unescape');
  const text = sides.source;
  const isEscaping = sides.side === 'plain';
  const isTyped = !isEmptySource(text);
  const escaping = useOperation(describeText, { text }, escapeSettings, { enabled: isEscaping && isTyped });
  const unescaping = useOperation(describeEscaped, { text }, { rules }, { enabled: !isEscaping && isTyped });
  const escaped = escaping.status === 'done' ? escaping.value : undefined;
  const unescaped = unescaping.status === 'done' ? unescaping.value : undefined;
  const ranges = unescaping.value?.leftRanges ?? NO_RANGES;
  const highlight = useCallback((line: string, start: number) => resultTokens(line, start, ranges, true), [ranges]);
  const toSource = (at: number) => sides.wayTo(sides.side, at);
  return (
    <>
      <OptionControls side={sides.side} />
      <Stack>
        <LinkedPanes
          sides={sides}
          panes={{
            plain: {
              label: words.plain,
              run: unescaping,
              error: undefined,
              fileName: 'unescaped.txt',
              placeholder: words.plainPlaceholder,
              example: PLAIN,
              accept: ACCEPT,
              footer: unescaped && <ReadCounts {...unescaped} />,
              highlight: showInvisible ? highlight : undefined,
            },
            entities: {
              label: words.withEntities,
              run: escaping,
              error: undefined,
              fileName: 'escaped.html',
              placeholder: words.entitiesPlaceholder,
              example: ESCAPED,
              accept: ACCEPT,
              footer: escaped && words.entities(escaped.count),
            },
          }}
        />
        <Notes
          items={[
            ...(escaped ? escapeNotes(words, escaped, toSource) : []),
            ...(unescaped ? unescapeNotes(words, unescaped, toSource) : []),
          ]}
        />
      </Stack>
    </>
  );
}

function ReadCounts({ count, leftCount }: Pick<Unescaped, 'count' | 'leftCount'>) {
  const words = useWords();
  return (
    <>
      <span>{words.entities(count)}</span>
      {leftCount > 0 ? <span>{words.leftCount(leftCount)}</span> : null}
    </>
  );
}
