import { isoMoment } from './moments';
import type { ChainFacts, InspectReport, ObjectFacts } from './report';
import type { ToolWords } from './use-words';

/** What there is to say of all that was found: the chains, the keys, then each object. */
export function sentencesOf(words: ToolWords, report: InspectReport): string[] {
  const { objects, chains, faults, stores, labels, host, rootFault, hasPrivateKey } = report;
  const titles = titlesOf(words, objects);
  const titleOf = (place: number) => titles[place] ?? '';
  const of = (place: number, sentences: readonly string[]) =>
    sentences.length > 0 ? [words.note(titleOf(place), sentences)] : [];
  return [
    ...chains.map((chain) => words.note(words.chainTitle(chain.links.map(({ name }) => name)), ofChain(words, chain))),
    ...keySentences(words, report, titleOf).map(({ text }) => text),
    ...(hasPrivateKey ? [words.privateKey] : []),
    ...stores.map((store) => words.store(store)),
    ...(host ?? []).flatMap(({ object, by, isForServers }) =>
      of(object, [
        by === undefined ? words.hostDiffers : words.hostFits(by),
        ...(isForServers ? [] : [words.notForServers]),
      ]),
    ),
    ...objects.flatMap((facts, place) => of(place, ofObject(words, facts))),
    ...labels.map(({ object, label, kind }) => words.note(titleOf(object), [words.label({ label, kind })])),
    ...faults.map((fault) => words.fault(fault)),
    ...(rootFault ? [words.rootFault(rootFault)] : []),
  ];
}

/** What each object is called, so that one can be told from the other. */
export const titlesOf = (words: ToolWords, objects: readonly ObjectFacts[]): string[] =>
  objects.map((facts, place) => words.titles(place + 1, facts.kind, nameOf(facts)));

/** What an object is called by: a list by its issuer, a key by its kind. */
export function nameOf(facts: ObjectFacts): string {
  switch (facts.kind) {
    case 'certificate':
    case 'request':
      return facts.name;
    case 'list':
      return facts.issuer.text;
    case 'key':
      return facts.key.name;
  }
}

/** Intact, complete, trusted, each by itself; then what is wrong. */
export function ofChain(words: ToolWords, chain: ChainFacts): string[] {
  const { intact, isComplete, missing, trusted, isReordered, problems, links } = chain;
  return [
    words.intact[intact],
    ...(isComplete ? [words.complete] : []),
    ...(missing ? [words.missing(missing.issuer, missing.addresses)] : []),
    words.trusted[trusted],
    ...(isReordered ? [words.reordered] : []),
    ...problems.map((problem) => words.problem(problem, links[problem.place]?.name ?? '', isoMoment)),
  ];
}

/** Whether several things have one key, in words. */
export interface KeySentence {
  readonly isSame: boolean;
  readonly text: string;
}

/** Which objects have one key; what stands alone where a key or a request asks whether it fits. */
export function keySentences(
  words: ToolWords,
  { objects, sameKey }: InspectReport,
  titleOf: (place: number) => string,
): KeySentence[] {
  const asks = objects.filter(({ kind }) => kind !== 'list').length > 1;
  return sameKey.flatMap((group): KeySentence[] => {
    const [first = 0] = group;
    if (group.length > 1) return [{ isSame: true, text: words.sameKey(group.map(titleOf)) }];
    const kind = objects[first]?.kind;
    return asks && (kind === 'key' || kind === 'request')
      ? [{ isSame: false, text: words.noMatch(titleOf(first)) }]
      : [];
  });
}

/** What is odd about an object itself. */
export function ofObject(words: ToolWords, facts: ObjectFacts): string[] {
  const trailing = facts.origin.trailing > 0 ? [words.trailing(facts.origin.trailing)] : [];
  if (facts.kind === 'key') return trailing;
  const { signature, scheme, schemeOid } = facts;
  return [
    ...(signature === undefined
      ? []
      : [signature === 'unsupported' ? words.uncheckedScheme(schemeOid, scheme) : words.signature[signature]]),
    ...(facts.kind === 'certificate' ? facts.warnings.map((warning) => words.warning(warning)) : []),
    ...(facts.kind === 'list' ? facts.limits.map((limit) => words.limit(limit)) : []),
    ...(facts.kind === 'list' ? [] : facts.notes.map((note) => words.encoding(note))),
    ...trailing,
  ];
}
