import { isEmptySource, type TextSource } from '../../lib/text-source';
import { useOperation } from '../../operations/use-operation';
import { useOptions } from '../../operations/use-options';
import { Badge } from '../../ui/badge/badge';
import { later } from '../../ui/later';
import { Stack } from '../../ui/layout/layout';
import { LinkedPanes } from '../../ui/linked-pane/linked-panes';
import { useLinkedSides } from '../../ui/linked-pane/use-linked-sides';
import { Notes } from '../../ui/notes/notes';
import { OpenIn } from '../../ui/open-in/open-in';
import { escapedNotes, unescapedNotes } from './notes';
import { describeEscaped, describeText, LITERAL, stringOptions, TEXT } from './operations';
import { OptionControls, type Side } from './option-controls';
import { shownPart } from './shown-part';
import type { Unescaped } from './unescape';
import { useWords } from './use-words';

const Layers = later(async () => (await import('./layers')).Layers);
const Others = later(async () => (await import('./others')).Others);

/** Text and its literal side by side; whichever was edited last is the source of the other. */
export default function StringEscaper() {
  const words = useWords();
  const [options] = useOptions(stringOptions);
  const sides = useLinkedSides<Side>(['plain', 'literal'], TEXT);
  const text = sides.source;
  const isEscaping = sides.side === 'plain';
  const isTyped = !isEmptySource(text);
  const escaping = useOperation(describeText, { text }, options, { enabled: isEscaping });
  const reading = useOperation(describeEscaped, { text }, options, { enabled: !isEscaping && isTyped });
  const escaped = escaping.status === 'done' ? escaping.value : undefined;
  const read = reading.status === 'done' ? reading.value : undefined;
  const escapeFault = isEscaping ? escaping.fault : undefined;
  const readFault = isEscaping ? undefined : reading.fault;
  return (
    <>
      <OptionControls side={sides.side} />
      <Stack>
        <LinkedPanes
          sides={sides}
          panes={{
            plain: {
              label: words.plain,
              run: reading,
              error: escapeFault && {
                at: escapeFault.at,
                message: words.cannotHold(escapeFault.language, escapeFault.what, escapeFault.line, escapeFault.column),
              },
              fileName: 'text.txt',
              placeholder: words.plainPlaceholder,
              example: TEXT,
              footer: read && read.leftCount > 0 ? words.leftCount(read.leftCount) : undefined,
            },
            literal: {
              label: words.literal,
              run: escaping,
              error: readFault && {
                at: readFault.at,
                message: words.notRead(
                  readFault.kind,
                  shownPart(readFault.found),
                  readFault.language,
                  readFault.line,
                  readFault.column,
                ),
              },
              fileName: 'literal.txt',
              placeholder: words.literalPlaceholder,
              example: LITERAL,
              footer: escaped?.isSame ? (
                <Badge kind="ok" icon="check">
                  {words.readBack}
                </Badge>
              ) : undefined,
            },
          }}
        />
        <Notes
          items={[
            ...(escaped ? escapedNotes(words, escaped) : []),
            ...(read ? unescapedNotes(words, read, (at) => sides.wayTo(sides.side, at)) : []),
          ]}
        />
        {/* Above what comes late, which would move it. */}
        <SeeAlso text={isEscaping ? text : (read?.text ?? '')} />
        {isEscaping ? <Others text={text} options={options} /> : null}
        {read && isWorthShowing(read) ? <Layers layers={read.layers} json={read.json} /> : null}
      </Stack>
    </>
  );
}

/** One layer in the language that was chosen says nothing new. */
function isWorthShowing({ layers, language }: Unescaped): boolean {
  return layers.length > 1 || (layers.length === 1 && layers[0]?.language !== language);
}

/** What this tool leaves to others. */
function SeeAlso({ text }: { text: TextSource }) {
  const words = useWords();
  return (
    <p className="meta">
      {words.seeAlso}{' '}
      <OpenIn tool="html-entities" text={text}>
        {words.entities}
      </OpenIn>
      {' · '}
      <OpenIn tool="text-to-unicode" text={text}>
        {words.codePoints}
      </OpenIn>
    </p>
  );
}
