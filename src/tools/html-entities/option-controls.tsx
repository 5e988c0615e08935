import { useOptions } from '../../operations/use-options';
import { Options } from '../../ui/options/options';
import { entityOptions, type EntityOptions } from './operations';
import { useWords } from './use-words';

export type Side = 'plain' | 'entities';

/** The options of the direction in which one works. Giving them their defaults leaves those of the other one. */
export function OptionControls({ side }: { side: Side }) {
  const words = useWords();
  const [{ rules, showInvisible, ...ofEscaping }, change] = useOptions(entityOptions);
  const shared = { schema: entityOptions, words: words.options };
  return side === 'plain' ? (
    <Options
      {...shared}
      open={['mode', 'everyAs', 'apostrophe', 'keepExisting']}
      buttons={['everyAs', 'apostrophe']}
      without={['rules', 'showInvisible', ...withoutEffect(ofEscaping)]}
      onReset={() => change({ rules, showInvisible })}
    />
  ) : (
    <Options
      {...shared}
      open={['rules', 'showInvisible']}
      buttons={['rules']}
      without={['mode', 'everyAs', 'apostrophe', 'keepExisting']}
      onReset={() => change(ofEscaping)}
    />
  );
}

/** Only every character has a form to choose; written as a number, an apostrophe has one form only. */
function withoutEffect({ mode, everyAs }: Pick<EntityOptions, 'mode' | 'everyAs'>): ('everyAs' | 'apostrophe')[] {
  if (mode !== 'every') return ['everyAs'];
  return everyAs === 'names' ? [] : ['apostrophe'];
}
