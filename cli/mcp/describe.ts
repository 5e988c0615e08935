import type { Card } from '../../src/tools/types';

/** What a tool's folder says of it in a language. */
export interface CardWords {
  readonly card: Card;
  readonly keywords: readonly string[];
  readonly aliases: readonly string[];
}

/** All that a description is made from. */
export interface Facts {
  readonly toolId: string;
  readonly operationId: string;
  /** The sentences above the operations of the tool. */
  readonly docs: Readonly<Record<string, string>>;
  readonly english: CardWords;
  /** The same in other languages. */
  readonly others: readonly CardWords[];
  /** What the tool does where no operation is named; only that one is told in other languages. */
  readonly isMain: boolean;
}

/** What stands in the sentence of an operation that only saves a page some work or draws its view. */
const FOR_PAGE = /, for the page\b/;

/** Whether an operation is for a page, by the sentence above it. */
export function isForPage(sentence = ''): boolean {
  return FOR_PAGE.test(sentence);
}

const withoutStop = (text: string) => text.replace(/\.$/, '');

function docOf({ docs }: Facts, operationId: string): string {
  return Object.hasOwn(docs, operationId) ? (docs[operationId] ?? '') : '';
}

/** `As \`encode\`, with counts` is what the sentence of `encode` says, with counts. What a page is for is no matter here. */
function ownSentence(facts: Facts): string {
  const text = docOf(facts, facts.operationId).replace(FOR_PAGE, '');
  const [, named, rest = ''] = /^As `(\w+)`(.*)$/s.exec(text) ?? [];
  const other = named === undefined ? '' : docOf(facts, named);
  return other === '' ? text : `${withoutStop(other)}${rest}`;
}

/** Characters that search words may take: of a tool's main operation, of its others, and in another language. */
const ROOM = { main: 150, rest: 60, foreign: 100 };

/** As many words as there is room for, without those that say nothing new. */
function searchWords(candidates: readonly string[], known: Set<string>, room: number): readonly string[] {
  let left = room;
  return candidates.filter((word) => {
    const plain = word.toLowerCase();
    if (known.has(plain) || word.length + 2 > left) return false;
    known.add(plain);
    left -= word.length + 2;
    return true;
  });
}

function namesOf({ card, aliases, keywords }: CardWords): readonly string[] {
  return [card.name, ...aliases, ...keywords];
}

/**
 * What a model picks a tool by: what the operation does, what its tool is for, and what else that is called. Operations that are for a page have
 * no such names, or they would be found in place of those that do the work.
 */
export function describe(facts: Facts): string {
  const { english, others, isMain } = facts;
  const { name, description } = english.card;
  const sentence = ownSentence(facts);
  if (isForPage(docOf(facts, facts.operationId))) return `${sentence} Serves the page of ${name}.`;
  const known = new Set([name.toLowerCase()]);
  const words = [
    ...searchWords(namesOf(english), known, isMain ? ROOM.main : ROOM.rest),
    ...(isMain ? others.flatMap((its) => searchWords(namesOf(its), known, ROOM.foreign)) : []),
  ];
  return [sentence, `${name}: ${description}`, `Also called: ${words.join(', ')}.`].join(' ');
}

/** The title of a tool of a client: that of the card, and the operation where there are several. */
export function titleOf({ english, operationId, docs }: Facts): string {
  const words = operationId.replaceAll(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
  return Object.keys(docs).length > 1 ? `${english.card.name}: ${words}` : english.card.name;
}
