import { valueName, type AnyOptionWords } from '../../i18n/option-words';
import type { OptionField, OptionValue } from '../../operations/option-field';

/** One value of a choice, as the parts draw it. */
export interface Choice {
  readonly value: OptionValue;
  readonly label: string;
  readonly tooltip?: string;
}

/** The values of a choice with their names, in the order of the schema; of a yes or no with named values, no stands first. */
export function choicesOf(field: OptionField, words: AnyOptionWords): readonly Choice[] {
  const values = field.kind === 'choice' ? field.values : [false, true];
  return values.map((value) => {
    const tooltip = words.hints?.[String(value)];
    return { value, label: valueName(words, value), ...(tooltip && { tooltip }) };
  });
}

/** How an option is drawn: a yes or no whose values have names is a choice between them. */
export function controlOf(field: OptionField, words: AnyOptionWords): OptionField['kind'] {
  return field.kind === 'switch' && words.values ? 'choice' : field.kind;
}
