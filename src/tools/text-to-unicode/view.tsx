import { isEmptySource } from '../../lib/text-source';
import { useOperation } from '../../operations/use-operation';
import { useOptions } from '../../operations/use-options';
import { Stack } from '../../ui/layout/layout';
import { LinkedPanes } from '../../ui/linked-pane/linked-panes';
import { useLinkedSides } from '../../ui/linked-pane/use-linked-sides';
import { Notes } from '../../ui/notes/notes';
import { Options } from '../../ui/options/options';
import { CharacterTable } from './character-table';
import { leftNotes } from './notes';
import { describeEscaped, describeText, inspect, unicodeOptions } from './operations';
import { useWords } from './use-words';

const PLAIN = 'Hi-5! é 你好 😀';
const ESCAPED = '&#105;\\ud83d\\ude00 U+4E2D U+6587 \\u{1F44D} %E4%BD%A0 &#x110000;';

type Side = 'plain' | 'escaped';

/** Text and its code points side by side; whichever was edited last is the source of the other. Below, each character by name. */
export default function TextToUnicode() {
  const words = useWords();
  const [options] = useOptions(unicodeOptions);
  const { notation } = options;
  const sides = useLinkedSides<Side>(['plain', 'escaped'], PLAIN, 'decode');
  const text = sides.source;
  const isEscaping = sides.side === 'plain';
  const isTyped = !isEmptySource(text);
  const escaping = useOperation(describeText, { text }, options, { enabled: isEscaping && isTyped });
  const reading = useOperation(describeEscaped, { text }, { notation }, { enabled: !isEscaping && isTyped });
  const run = isEscaping ? escaping : reading;
  const converted = run.status === 'done' ? run.value : undefined;
  const plain = isEscaping ? text : (converted?.text ?? '');
  const inspecting = useOperation(inspect, { text: plain }, {}, { enabled: isTyped && !isEmptySource(plain) });
  const toSource = (at: number) => sides.wayTo(sides.side, at);
  return (
    <>
      <Options
        schema={unicodeOptions}
        words={words.options}
        open={['notation', 'scope', 'hexCase']}
        buttons={['scope', 'hexCase']}
        off={[
          ...(notation === 'utf8-hex' ? (['scope'] as const) : []),
          ...(notation === 'html-decimal' ? (['hexCase'] as const) : []),
        ]}
      />
      <Stack>
        <LinkedPanes
          sides={sides}
          panes={{
            plain: {
              label: words.plain,
              run: reading,
              error: undefined,
              fileName: 'text.txt',
              placeholder: words.plainPlaceholder,
              example: PLAIN,
              footer: isEscaping || !converted ? undefined : words.read(converted.count),
            },
            escaped: {
              label: words.escaped,
              run: escaping,
              error: undefined,
              fileName: 'unicode.txt',
              placeholder: words.escapedPlaceholder,
              example: ESCAPED,
              footer: isEscaping && converted ? words.written(converted.count) : undefined,
            },
          }}
        />
        <Notes items={converted ? leftNotes(words, converted, toSource) : []} />
        {isTyped ? <CharacterTable run={inspecting} /> : null}
      </Stack>
    </>
  );
}
