import { writeBlock } from '../../lib/ipv4/block';
import { CopyRow, CopyRows } from '../../ui/copy-rows/copy-rows';
import { ResultHead } from '../../ui/layout/layout';
import { Notes } from '../../ui/notes/notes';
import type { Conversion } from './convert';
import { NOTATIONS } from './notations';
import { useWords } from './use-words';

/** One address in every notation, each to be copied. */
export function Forms({ conversion: { as, port, notations, registered, historicClass } }: { conversion: Conversion }) {
  const words = useWords();
  const type = words.types[registered.type];
  const { block, rfc } = registered;
  return (
    <>
      <ResultHead
        title={notations.dotted}
        meta={words.readAs(port === undefined ? words.notations[as] : words.withPort(words.notations[as], port))}
      />
      <CopyRows label={words.result} nameWidth={190}>
        {NOTATIONS.map((name) => (
          <CopyRow key={name} label={words.outputs[name]} value={notations[name]} />
        ))}
        <CopyRow
          label={words.type}
          value={block && rfc !== undefined ? words.registered(type, writeBlock(block), rfc) : type}
        />
        <CopyRow label={words.class} value={words.classOf(historicClass)} />
      </CopyRows>
      <Notes
        items={registered.type === 'public' ? [] : [{ kind: 'warning', message: words.notGlobal(notations.nat64) }]}
      />
    </>
  );
}
