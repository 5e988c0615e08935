import { useEffect, useState } from 'react';
import { useKitWords } from '../../i18n/context';
import { onDoneRun } from '../../operations/done-runs';

/** So long must typing rest before somebody is told, in milliseconds. */
const REST = 600;

/** Tells those who do not see that what they did has given another result; what that is they read where it stands. */
export function ResultNews() {
  const words = useKitWords();
  const [isNew, setNew] = useState(false);
  useEffect(() => {
    // What the page begins with is no news.
    let isAsked = false;
    let pause: ReturnType<typeof setTimeout> | undefined;
    const ask = () => {
      isAsked = true;
      // The same words are said again only when they were gone.
      setNew(false);
    };
    const listened = new AbortController();
    for (const name of ['input', 'click', 'drop'])
      document.addEventListener(name, ask, { capture: true, signal: listened.signal });
    let told: (() => boolean)[] = [];
    const tell = () => {
      // What was wrong by the next letter is no result.
      if (told.some((isShown) => isShown())) setNew(true);
      told = [];
    };
    const end = onDoneRun((isShown) => {
      clearTimeout(pause);
      if (!isAsked) return;
      told.push(isShown);
      pause = setTimeout(tell, REST);
    });
    return () => {
      end();
      listened.abort();
      clearTimeout(pause);
    };
  }, []);
  return (
    <p className="sr" aria-live="polite">
      {isNew ? words.resultUpdated : ''}
    </p>
  );
}
