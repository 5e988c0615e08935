import { inlineText } from '../../lib/text-source';
import { useOptions } from '../../operations/use-options';
import { Button } from '../../ui/button/button';
import { Stack } from '../../ui/layout/layout';
import { LinkedPanes } from '../../ui/linked-pane/linked-panes';
import { Notes } from '../../ui/notes/notes';
import type { DecodeFault } from './decode';
import { decodedNotes } from './decoded-notes';
import { encodedNotes } from './encoded-notes';
import { urlOptions } from './operations';
import { OptionControls } from './option-controls';
import { positionOf } from './position';
import { PERCENT, SAMPLES, useBothWays } from './use-both-ways';
import { useWords } from './use-words';

/** Text and percent-encoded text side by side; whichever was edited last is the source of the other. */
export default function UrlEncoder() {
  const words = useWords();
  const [{ readAs, decodeCharset }, change] = useOptions(urlOptions);
  const { sides, endings, encoding, decoding, decodePlain } = useBothWays();
  const isEncoding = sides.side === 'plain';
  const isHex = isEncoding ? readAs === 'hex' : decodeCharset === 'hex';
  const encoded = encoding.status === 'done' ? encoding.value : undefined;
  const decoded = decoding.status === 'done' ? decoding.value : undefined;
  const encodeFault = isEncoding ? encoding.fault : undefined;
  const decodeFault = isEncoding ? undefined : decoding.fault;
  const acts = { address: () => change({ mode: 'whole' }), encoded: decodePlain };
  return (
    <>
      <OptionControls side={sides.side} />
      <Stack>
        <LinkedPanes
          sides={sides}
          panes={{
            plain: {
              label: isHex ? words.plainHex : words.plain,
              run: decoding,
              error: encodeFault && {
                ...encodeFault,
                message: words.inLine(encodeFault.line, words.encodeFault(encodeFault)),
              },
              fileName: 'decoded.txt',
              placeholder: words.plainPlaceholder,
              example: SAMPLES[readAs],
              lineEndings: endings,
              footer: decoded && decodeCharset !== 'hex' ? words.rounds(decoded.rounds) : undefined,
            },
            percent: {
              label: words.percentText,
              run: encoding,
              error: decodeFault && {
                at: decodeFault.at,
                line: decodeFault.line,
                message: words.inLine(
                  decodeFault.line,
                  words.decodeFault(decodeFault, positionOf(inlineText(sides.source), decodeFault)),
                ),
                actions: <WaysOut fault={decodeFault} />,
              },
              fileName: 'encoded.txt',
              placeholder: words.percentPlaceholder,
              example: PERCENT,
            },
          }}
        />
        <Notes
          items={[
            ...(encoded ? encodedNotes(encoded, words, (at) => sides.wayTo('plain', at), acts) : []),
            ...(decoded ? decodedNotes(decoded, words) : []),
          ]}
        />
      </Stack>
    </>
  );
}

/** Options under which the text can be decoded. */
function WaysOut({ fault }: { fault: DecodeFault }) {
  const words = useWords();
  const [, change] = useOptions(urlOptions);
  return (
    <>
      {fault.alsoTextIn?.map((charset) => (
        <Button key={charset} size="small" onClick={() => change({ decodeCharset: charset })}>
          {words.readIn(words.options.decodeCharset.values[charset])}
        </Button>
      ))}
      <Button size="small" onClick={() => change({ tolerant: true })}>
        {words.beTolerant}
      </Button>
    </>
  );
}
