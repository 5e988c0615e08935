import type { CardField, CardWarning } from './card';
import type { FieldName } from './field-names';
import type { ValueWord, WarningCode } from './names';

/** What a field has besides its name and its value. */
export type FieldFacts = Omit<CardField, 'name' | 'value' | 'isWord'>;

/** One fact, by a name that has its words. */
export function field(name: FieldName, value: string, facts: FieldFacts = {}): CardField {
  return { name, value, ...facts };
}

/** The same in a list, which is empty where there is no value. */
export function fieldIf(name: FieldName, value: string | undefined, facts: FieldFacts = {}): readonly CardField[] {
  return value === undefined || value === '' ? [] : [field(name, value, facts)];
}

/** A fact of which the value is one of our words. */
export function wordField(name: FieldName, value: ValueWord, facts: FieldFacts = {}): CardField {
  return { name, value, isWord: true, ...facts };
}

/** One thing to know, by a code that has its sentence. */
export function warning(code: WarningCode, about?: string, others?: readonly string[]): CardWarning {
  return { code, ...(about !== undefined && { about }), ...(others && { others }) };
}

/** The same in a list, which is empty where it does not apply. */
export function warningIf(applies: boolean, code: WarningCode, about?: string): readonly CardWarning[] {
  return applies ? [warning(code, about)] : [];
}

/** `right` or `wrong`, as a field has it. */
export function checked(isRight: boolean): 'right' | 'wrong' {
  return isRight ? 'right' : 'wrong';
}
