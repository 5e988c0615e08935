import { Composer, Lexer, Parser, Schema, isScalar, type CST, type Document, type YAMLError } from 'yaml';
import { DEPTH_LIMIT } from '../document/document';
import type { PlacedProblem, YamlProblem } from './yaml-fault';
import { toProblem } from './library-problem';
import { placeComments } from './place-comments';

export interface ParsedYaml {
  readonly documents: readonly Document.Parsed[];
  /** What the standard forbids but can only be read one way. */
  readonly tolerable: readonly PlacedProblem[];
  /** The directives of each document and the comments around them as they stand, or nothing. */
  readonly preludes: ReadonlyMap<Document.Parsed, string>;
  /** The comments in the order of their letters; only for who writes. */
  readonly comments: readonly string[];
}

export interface ParseYamlOptions {
  readonly version: '1.1' | '1.2';
  /** How scalars become text again, for who writes the documents. */
  readonly schema?: Schema | undefined;
  /** Whether comments are collected, as with a schema. */
  readonly withComments?: boolean;
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
export function parseYaml(
  text: string,
  { version, schema, withComments, onProgress }: ParseYamlOptions,
): ParsedYaml | PlacedProblem {
  const composer = new Composer({
    version,
    // The library takes a schema for its own one only if it is an object; its type says so, too.
    schema: schema ?? SCHEMA,
    keepSourceTokens: schema !== undefined,
    // It compares each key with all others; our reader does it faster.
    uniqueKeys: false,
    logLevel: 'silent',
  });
  const stream = new StreamRules(text);
  const documents: Document.Parsed[] = [];
  const comments = schema || withComments === true ? new CommentList() : undefined;
  for (const token of tokensOf(text, onProgress, comments)) {
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
  if (first) return first;
  return {
    documents: documents.filter(isThere),
    tolerable: tolerable.sort((a, b) => a.at - b.at),
    preludes: new Map(documents.map((document, n) => [document, stream.preludes.get(n) ?? ''])),
    comments: comments?.sorted() ?? [],
  };
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
  comments: CommentList | undefined,
): Generator<CST.Token | PlacedProblem, void> {
  const parser = new Parser();
  let count = 0;
  let isScalar = false;
  for (const lexeme of new Lexer().lex(text)) {
    if (!isScalar) comments?.take(lexeme);
    const quote = isScalar ? undefined : unclosedQuote(lexeme);
    if (quote !== undefined) {
      yield { at: parser.offset, problem: { code: 'unclosed-quote', quote } };
      return;
    }
    isScalar = lexeme === SCALAR_FOLLOWS;
    yield* parser.next(lexeme);
    if (parser.stack.length > STACK_LIMIT) {
      yield { at: parser.offset - lexeme.length, problem: { code: 'too-deep', limit: DEPTH_LIMIT } };
      return;
    }
    if (++count % 4096 === 0) onProgress?.(parser.offset);
  }
  yield* parser.end();
}

/** Behind this lexeme stands a scalar. */
const SCALAR_FOLLOWS = '\x1f';

/** The comments among the lexemes of a text. */
class CommentList {
  private readonly comments: string[] = [];

  take(lexeme: string): void {
    if (lexeme.charCodeAt(0) === HASH) this.comments.push(lexeme.trimEnd());
  }

  sorted(): readonly string[] {
    return this.comments.sort();
  }
}

const HASH = 0x23;

/** The quote at the beginning of a lexeme that ends with one that is escaped; the library takes that for its end. */
function unclosedQuote(lexeme: string): '"' | "'" | undefined {
  const quote = lexeme.charAt(0);
  if (lexeme.length < 3 || (quote !== '"' && quote !== "'") || !lexeme.endsWith(quote)) return undefined;
  const escape = quote === '"' ? '\\' : "'";
  let at = lexeme.length - 2;
  while (at > 0 && lexeme.charAt(at) === escape) at--;
  const isEscaped = (lexeme.length - 2 - at) % 2 === 1;
  return isEscaped ? quote : undefined;
}

/** What the library does not mind between documents. */
class StreamRules {
  readonly problems: PlacedProblem[] = [];
  /** By the number of their document. */
  readonly preludes = new Map<number, string>();
  private count = 0;
  private preludeStart: number | undefined;
  private readonly directives = new Set<string>();
  private hasDirectives = false;

  constructor(private readonly text: string) {}

  take(token: CST.Token): void {
    if (token.type === 'document') {
      if (this.hasDirectives) this.preludes.set(this.count, this.text.slice(this.preludeStart, token.offset));
      this.count++;
    }
    this.preludeStart = isBetween(token) ? (this.preludeStart ?? token.offset) : undefined;
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

/** Whether a token stands between documents. */
function isBetween({ type }: CST.Token): boolean {
  return type === 'comment' || type === 'newline' || type === 'space' || type === 'directive';
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
