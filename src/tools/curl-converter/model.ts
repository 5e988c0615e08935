/**
 * A text of a request. Where something is only known when the request is sent, there stands the number of an `Unknown`
 * between two NUL characters, which no header, address or argument can hold.
 */
export type Text = string;

/** What stands in a text without being known. */
export type Unknown =
  /** A variable of the environment; `source` is how it was written, for shells that write it so. */
  | { readonly kind: 'variable'; readonly name: string; readonly source?: string }
  /** What a command would print; its name is that of the variable that stands for it. */
  | { readonly kind: 'command'; readonly name: string; readonly source: string }
  /** Base64 of a text that holds such itself. */
  | { readonly kind: 'base64'; readonly text: Text }
  /** A text that holds such itself, encoded as forms are. */
  | { readonly kind: 'encoded'; readonly text: Text };

export interface Header {
  readonly name: string;
  readonly value: Text;
  /** The program adds it by itself, and so does curl. */
  readonly isImplied?: true;
}

/** Content of a body, as it stands or from a file that only the code reads. */
export type Piece =
  | { readonly text: Text }
  /** `joined` is without line ends and NULs, `encoded` as forms are. */
  | { readonly file: Text; readonly as: 'whole' | 'joined' | 'encoded' };

/** What stands on standard input: a text that the commands tell, or a file; `-` is what nobody knows. */
export type Fed = { readonly text: Text } | { readonly file: Text };

export interface Part {
  readonly name: Text;
  readonly content: Piece;
  readonly fileName?: Text;
  readonly type?: string;
  /** curl sends the file with the one before as one part, of the type multipart/mixed. */
  readonly isMore?: true;
}

export type Body =
  | { readonly kind: 'pieces'; readonly pieces: readonly Piece[] }
  | { readonly kind: 'parts'; readonly parts: readonly Part[] };

/** An option of curl that is about how the request is sent, by its long name. */
export interface Setting {
  readonly name: string;
  readonly value?: Text;
  /** As it was written. */
  readonly written: string;
}

export interface Request {
  readonly method: string;
  readonly url: Text;
  readonly headers: readonly Header[];
  /** Headers that programs add by themselves and that are not to be sent. */
  readonly removed: readonly string[];
  readonly body?: Body;
  readonly settings: readonly Setting[];
}

/** Settings whose value is a file with more of the request: only curl itself opens it. */
export const FILE_SETTINGS = ['header', 'cookie', 'config'];

/** The piece that is text alone, if the body is no more than that. */
export function bodyText(body: Body | undefined): Text | undefined {
  if (body?.kind !== 'pieces' || body.pieces.length !== 1) return undefined;
  const [piece] = body.pieces;
  return piece && 'text' in piece ? piece.text : undefined;
}

/** The header of that name, in whatever case. */
export function headerOf({ headers }: Pick<Request, 'headers'>, name: string): Header | undefined {
  return headers.find((header) => header.name.toLowerCase() === name.toLowerCase());
}

/** The file names that the code has to open. */
export function filesOf(body: Body | undefined): Text[] {
  const pieces = body?.kind === 'parts' ? body.parts.map(({ content }) => content) : (body?.pieces ?? []);
  return pieces.flatMap((piece) => ('file' in piece ? [piece.file] : []));
}
