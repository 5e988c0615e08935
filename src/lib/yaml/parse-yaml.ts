import { Composer, Lexer, Parser, Schema, isScalar, type CST, type Document, type YAMLError } from 'yaml';
import { DEPTH_LIMIT } from '../document/document';
import type { PlacedProblem, YamlProblem } from './yaml-fault';
import { toProblem } from './library-problem';
import { placeComments } from './place-comments';

export interface ParsedYaml {
  readonly documents: readonly Document.Parsed[];
  /** What the standard forbids but can only be read one way. */
  readonly tolerable: readonly PlacedProblem[];
}

export interface ParseYamlOptions {
  readonly version: '1.1' | '1.2';
  /** How scalars become text again, for who writes the documents. */
  readonly schema?: Schema;
  /** Told how many UTF-16 units were read. */
  readonly onProgress?: ((at: number) => void) | undefined;
}

/**
 * What the library resolves is left as text (failsafe schema), since its numbers are doubles; our reader resolves it.
 * With `compat` it also looks at the indentation of closing brackets.
 */
export const SCHEMA = new Schema({ schema: 'failsafe', compat: [], resolveKnownTags: false });

/** Deeper stacks need not be built. A few levels more than are read, since a scalar may stand on it, too. */
const STACK_LIMIT = DEPTH_LIMIT + 4;

/** The documents of a stream (with line feeds only) as the library's tree, or the first problem in it. */
export function parseYaml(text: string, { version, schema, onProgress }: ParseYamlOptions): ParsedYaml | PlacedProblem {
  const composer = new Composer({
    version,
    // The library takes a schema for its own one only if it is an object; its type says so, too.
    schema: schema ?? SCHEMA,
    keepSourceTokens: schema !== undefined,
    // It compares each key with all others; our reader does it faster.
    uniqueKeys: false,
    logLevel: 'silent',
  });
  const stream = new StreamRules();
  const documents: Document.Parsed[] = [];
  for (const token of tokensOf(text, onProgress)) {
    if ('problem' in token) return token;
    stream.take(token);
    if (schema) placeComments(token);
    documents.push(...composer.next(token));
  }
  stream.end(text.length);
  documents.push(...composer.end());
  const errors = [...documents.flatMap((document) => document.errors), ...composer.streamInfo().errors];
  // Looking at the indent of a bracket that does not close fails inside the library, after it has told so.
  const told = withoutEchoes(errors.filter((error) => error.code !== 'RESOURCE_EXHAUSTION'));
  const problems = [...stream.problems];
  const tolerable: PlacedProblem[] = [];
  for (const error of told.length > 0 ? told : errors) sortOut(error, text, problems, tolerable);
  for (const { warnings } of documents) for (const warning of warnings) sortOut(warning, text, [], tolerable);
  const first = firstOf(problems);
  return first ?? { documents: documents.filter(isThere), tolerable: tolerable.sort((a, b) => a.at - b.at) };
}

/** A mark for the end of a document does not make one where there is none. */
function isThere({ contents, directives }: Document.Parsed): boolean {
  if (directives.docStart === true || !isScalar(contents)) return true;
  const [start, , end] = contents.range ?? [0, 0, 1];
  return start !== end || contents.anchor !== undefined || contents.tag !== undefined;
}

function* tokensOf(
  text: string,
  onProgress: ((at: number) => void) | undefined,
): Generator<CST.Token | PlacedProblem, void> {
  const parser = new Parser();
  let count = 0;
  for (const lexeme of new Lexer().lex(text)) {
    yield* parser.next(lexeme);
    if (parser.stack.length > STACK_LIMIT) {
      yield { at: parser.offset - lexeme.length, problem: { code: 'too-deep', limit: DEPTH_LIMIT } };
      return;
    }
    if (++count % 4096 === 0) onProgress?.(parser.offset);
  }
  yield* parser.end();
}

/** What the library does not mind between documents. */
class StreamRules {
  readonly problems: PlacedProblem[] = [];
  private readonly directives = new Set<string>();
  private hasDirectives = false;

  take(token: CST.Token): void {
    if (token.type === 'directive') this.directive(token);
    else if (token.type === 'document') this.endDirectives();
    else if (token.type === 'doc-end') {
      if (this.hasDirectives) this.add(token.offset, { code: 'directive-without-document' });
      this.endDirectives();
    }
  }

  end(length: number): void {
    if (this.hasDirectives) this.add(length, { code: 'directive-without-document' });
  }

  private directive({ source, offset }: CST.Directive): void {
    const [name = '', handle = ''] = source.split(/[ \t]+/);
    // A version may be given once, and each tag handle.
    const subject = name === '%TAG' ? `${name} ${handle}` : name;
    if (name === '%YAML' || name === '%TAG') {
      if (this.directives.has(subject)) this.add(offset, { code: 'repeated-directive' });
      this.directives.add(subject);
    }
    this.hasDirectives = true;
  }

  private endDirectives(): void {
    this.directives.clear();
    this.hasDirectives = false;
  }

  private add(at: number, problem: YamlProblem): void {
    this.problems.push({ at, problem });
  }
}

function sortOut(error: YAMLError, text: string, problems: PlacedProblem[], tolerable: PlacedProblem[]): void {
  const found = toProblem(error, text);
  if (!found) return;
  const { isTolerable, ...problem } = found;
  (isTolerable ? tolerable : problems).push(problem);
}

/** Without what is told of the same place in a better way. */
function withoutEchoes(errors: readonly YAMLError[]): readonly YAMLError[] {
  const misread = new Set(errors.flatMap(({ code, pos: [at] }) => (code === 'BLOCK_IN_FLOW' ? at : [])));
  return errors.filter(({ code, pos: [at] }) => code !== 'MULTILINE_IMPLICIT_KEY' || !misread.has(at));
}

/** The first problem; of those at one place a missing comma says most. */
function firstOf(problems: readonly PlacedProblem[]): PlacedProblem | undefined {
  return problems.reduce<PlacedProblem | undefined>(
    (first, next) =>
      first && (first.at < next.at || (first.at === next.at && next.problem.code !== 'missing-comma')) ? first : next,
    undefined,
  );
}
