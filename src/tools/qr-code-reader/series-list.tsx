import { Alert } from '../../ui/alert/alert';
import { CodeList } from './code-list';
import { joinedCode } from './joined-code';
import type { FoundCode, Series } from './report';
import { useWords, type ToolWords } from './use-words';
import styles from './view.module.css';

/** Each series: which parts are missing, or what the parts hold together. */
export function SeriesList({ series, codes }: { series: readonly Series[]; codes: readonly FoundCode[] }) {
  const words = useWords();
  return series.map((one) => {
    const joined = joinedCode(one, codes);
    return (
      <section key={one.id} className={styles.series} aria-label={words.series}>
        <Alert kind={one.whole ? 'success' : 'warning'}>{sentence(one, words)}</Alert>
        {joined ? <CodeList codes={[joined]} label={words.joined} of={undefined} /> : null}
      </section>
    );
  });
}

function sentence(series: Series, words: ToolWords): string {
  if (series.whole) return words.whole(series.places.length);
  return series.of === 0 ? words.openSeries(series.places) : words.missing(series);
}
