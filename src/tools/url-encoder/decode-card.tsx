import { useOptions } from '../../operations/use-options';
import { Button } from '../../ui/button/button';
import { ConverterPanes } from '../../ui/converter/converter';
import { Section } from '../../ui/layout/layout';
import { Options } from '../../ui/options/options';
import { DECODE_NAMES, ENCODE_NAMES, positionOf, type CardProps } from './card';
import type { Decoded, DecodeFault } from './decode';
import { decodedNotes } from './decoded-notes';
import { urlOptions } from './operations';
import { useWords } from './use-words';

/** Percent sequences to text, or to bytes in hex. */
export function DecodeCard({ onReset, ...panes }: CardProps<Decoded, DecodeFault>) {
  const words = useWords();
  const [{ decodeCharset }] = useOptions(urlOptions);
  return (
    <Section title={words.decode}>
      <Options
        schema={urlOptions}
        words={words.options}
        open={DECODE_NAMES}
        without={ENCODE_NAMES}
        off={decodeCharset === 'hex' ? ['repeat'] : []}
        onReset={onReset}
      />
      <ConverterPanes
        {...panes}
        inputLabel={words.percentText}
        outputLabel={words.decoded}
        fault={(fault, text) => ({
          at: fault.at,
          line: fault.line,
          message: words.inLine(fault.line, words.decodeFault(fault, positionOf(text, fault))),
          actions: <WaysOut fault={fault} />,
        })}
        fileName="decoded.txt"
        mimeType="text/plain"
        placeholder={words.percentPlaceholder}
        notes={(decoded) => decodedNotes(decoded, words)}
        footer={({ rounds }) => (decodeCharset === 'hex' ? null : words.rounds(rounds))}
      />
    </Section>
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
