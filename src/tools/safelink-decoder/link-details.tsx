import { FactRows } from '../../ui/copy-rows/fact-rows';
import { Link } from '../../ui/link/link';
import { OpenIn } from '../../ui/open-in/open-in';
import type { DecodedLink } from './decode';
import type { Destination } from './host-warnings';
import { unescaped } from './address-text';
import { useWords, type ToolWords } from './use-words';
import { parametersOf, partsOf } from './wrapped';
import styles from './view.module.css';

/** What there is to know of one link: where it leads, who rewrote it, and what else was written into it. */
export function LinkDetails({ link }: { link: DecodedLink }) {
  const words = useWords();
  const { state, target, destination, layers } = link;
  const isFound = state === 'found';
  const inner = layers.slice(0, -1).filter((layer) => layer.state === 'found');
  return (
    <>
      <FactRows
        title={words.details}
        nameWidth={170}
        actions={
          <span className={styles.ways}>
            <OpenIn tool="url-parser" text={target}>
              {words.takeApart}
            </OpenIn>
            {isFound && destination.canOpen ? (
              <Link href={target} target="_blank">
                {words.open(destination.host)}
              </Link>
            ) : null}
          </span>
        }
        rows={[
          {
            label: isFound ? words.realLink : words.asFar,
            value: target,
            shown: <Shown destination={destination} />,
          },
          layers.length > 0 && { label: words.rewrittenBy, value: layers.map(({ filter }) => filter).join(' → ') },
          ...inner.map((layer, index) => ({ label: words.layer(index + 1, layer.filter), value: layer.target })),
          ...layers.flatMap(({ fields }) =>
            fields.map(({ kind, name, value }) => ({
              label: kind === 'parameter' ? words.parameter(name) : words.fields[kind],
              value,
            })),
          ),
          ...(state === 'plain' ? partRows(target, words) : []),
        ]}
      />
    </>
  );
}

/** An address of which the host stands out. */
export function Shown({ destination: { before, host, behind } }: { destination: Destination }) {
  return (
    <span className={styles.address}>
      {before}
      <strong>{host}</strong>
      {behind}
    </span>
  );
}

/** The parts of a link that nobody rewrote. */
function partRows(address: string, words: ToolWords) {
  const parts = partsOf(address);
  if (!parts) return [];
  const { host, path, query } = parts;
  return [
    { label: words.host, value: host },
    { label: words.path, value: unescaped(path) },
    ...parametersOf(query).map(({ name, raw }) => ({ label: words.parameter(name), value: unescaped(raw) })),
  ];
}
