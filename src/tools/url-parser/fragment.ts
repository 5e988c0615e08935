import { PATH_DELIMITERS, readPart, readWhole, type Part } from './part';
import { readQuery, type Parameter } from './query';

/** Words of a page that a link leads to (`#:~:text=`), with what stands before and after them. */
export interface TextDirective {
  readonly prefix?: Part;
  readonly start: Part;
  /** Of a passage that reaches from `start` to here. */
  readonly end?: Part;
  readonly suffix?: Part;
}

/** What a fragment says beyond naming a place. */
export interface FragmentFacts {
  /** Of pages that keep their route there: `#/route` or `#!/route`, without its parameters. */
  readonly fragmentRoute?: Part;
  /** Of that route, or of a fragment that looks like `a=b&c=d`. */
  readonly fragmentParameters: readonly Parameter[];
  readonly textDirectives: readonly TextDirective[];
}

/** What browsers keep from the page begins here (URL Fragment Text Directives). */
const DIRECTIVES = ':~:';

/** Takes apart a fragment without its `#`. */
export function readFragment(fragment: string): FragmentFacts {
  const at = fragment.indexOf(DIRECTIVES);
  const own = at < 0 ? fragment : fragment.slice(0, at);
  const directives = at < 0 ? '' : fragment.slice(at + DIRECTIVES.length);
  return { ...readOwn(own), textDirectives: readDirectives(directives) };
}

function readOwn(fragment: string): Omit<FragmentFacts, 'textDirectives'> {
  if (/^!?\//.test(fragment)) {
    const question = fragment.indexOf('?');
    const route = question < 0 ? fragment : fragment.slice(0, question);
    return {
      fragmentRoute: readWhole(route.replace(/^!/, ''), PATH_DELIMITERS),
      fragmentParameters: question < 0 ? [] : readQuery(fragment.slice(question + 1)),
    };
  }
  return { fragmentParameters: /^[^=&]+=/.test(fragment) ? readQuery(fragment) : [] };
}

function readDirectives(text: string): TextDirective[] {
  return text.split('&').flatMap((directive) => {
    if (!directive.startsWith('text=')) return [];
    const read = readTextDirective(directive.slice('text='.length));
    return read ? [read] : [];
  });
}

/** `prefix-,start,end,-suffix`, of which only the start must be there. Undefined where browsers would ignore it. */
function readTextDirective(text: string): TextDirective | undefined {
  const pieces = text.split(',');
  const prefix = pieces[0]?.endsWith('-') ? pieces.shift()?.slice(0, -1) : undefined;
  const suffix = pieces.at(-1)?.startsWith('-') ? pieces.pop()?.slice(1) : undefined;
  const [start, end, ...more] = pieces;
  if (!start || more.length > 0) return undefined;
  return {
    ...(prefix !== undefined && { prefix: readPart(prefix) }),
    start: readPart(start),
    ...(end !== undefined && { end: readPart(end) }),
    ...(suffix !== undefined && { suffix: readPart(suffix) }),
  };
}
