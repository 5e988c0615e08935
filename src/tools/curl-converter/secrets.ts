import { namesSecret } from '../../lib/secrets/secret-names';
import { TOKEN } from '../../lib/secrets/token-shapes';
import { percentDecode } from './address';
import { bodyText, type Body, type Header, type Request, type Text } from './model';
import { isKnown, type Unknowns } from './unknowns';

export const PLACES = ['header', 'cookie', 'query', 'body', 'option'] as const;

/** A secret of a request: where it stands and what it is called there, never what it is. */
export interface Secret {
  readonly place: (typeof PLACES)[number];
  readonly name: string;
}

/** Gives what stands for a secret; the same text where it stays. `variable` is a good name for it. */
type Take = (secret: Secret, value: Text, variable: string) => Text;

/** The secrets of a request in their order. */
export function secretsOf(request: Request): Secret[] {
  const found: Secret[] = [];
  replaceIn(request, (secret, value) => {
    found.push(secret);
    return value;
  });
  return found;
}

/** Puts variables of the environment in the place of secrets: equal ones have one name. */
export function hideSecrets(request: Request, unknowns: Unknowns, names: Map<string, Text>): Request {
  return replaceIn(request, (_, value, variable) => {
    const known = names.get(value);
    if (known !== undefined) return known;
    const taken = new Set(unknowns.all.flatMap((each) => ('name' in each ? [each.name] : [])));
    let name = variable;
    for (let number = 2; taken.has(name); number += 1) name = `${variable}_${number}`;
    const mark = unknowns.add({ kind: 'variable', name });
    names.set(value, mark);
    return mark;
  });
}

function replaceIn(request: Request, take: Take): Request {
  const isSecret = remembering();
  const body = request.body && inBody(request.body, take, isSecret);
  return {
    ...request,
    url: inQuery(request.url, take, isSecret),
    headers: request.headers.map((header) => inHeader(header, take, isSecret)),
    ...(body && { body }),
    settings: request.settings.map((setting) => {
      const { name, value, written } = setting;
      if (value === undefined || !/^(?:user|proxy-user|pass|proxy-pass|tlspassword)$/.test(name) || !isKnown(value))
        return setting;
      return { ...setting, value: take({ place: 'option', name: written }, value, variableName(name)) };
    }),
  };
}

/** Names are looked up once each. */
function remembering(): (name: string) => boolean {
  const known = new Map<string, boolean>();
  return (name) => {
    const former = known.get(name);
    if (former !== undefined) return former;
    const is = namesSecret(name) || /^(?:sig|signature|hmac|jwt|x-amz-credential|api_?key|key)$/i.test(name);
    known.set(name, is);
    return is;
  };
}

/** `X-Api-Key` becomes `X_API_KEY`. */
function variableName(name: string): string {
  const plain = name
    .replace(/([a-z])([A-Z])/g, '$1_$2')
    .replace(/[^A-Za-z0-9]+/g, '_')
    .replace(/^_|_$/g, '')
    .toUpperCase();
  return /^[A-Z_]/.test(plain) ? plain : `SECRET_${plain}`.replace(/_$/, '');
}

function inHeader(header: Header, take: Take, isSecret: (name: string) => boolean): Header {
  const { name, value } = header;
  if (value === '' || !isKnown(value)) return header;
  if (/^(?:proxy-)?authorization$/i.test(name)) {
    const [, scheme = '', rest = value] = /^([A-Za-z][\w-]*[ \t]+)(?=\S)([^]*)$/.exec(value) ?? [];
    const variable = /^basic/i.test(scheme) ? 'BASIC_AUTH' : scheme === '' ? 'AUTHORIZATION' : 'TOKEN';
    return { ...header, value: scheme + take({ place: 'header', name }, rest, variable) };
  }
  if (/^cookie$/i.test(name)) return { ...header, value: take({ place: 'cookie', name }, value, 'COOKIE') };
  TOKEN.lastIndex = 0;
  return isSecret(name) || TOKEN.test(value)
    ? { ...header, value: take({ place: 'header', name }, value, variableName(name)) }
    : header;
}

function inQuery(url: Text, take: Take, isSecret: (name: string) => boolean): Text {
  const question = url.indexOf('?');
  if (question < 0) return url;
  return url.slice(0, question + 1) + inPairs(url.slice(question + 1), 'query', take, isSecret);
}

function inPairs(text: Text, place: Secret['place'], take: Take, isSecret: (name: string) => boolean): Text {
  return text
    .split('&')
    .map((pair) => {
      const equals = pair.indexOf('=');
      const value = pair.slice(equals + 1);
      const name = percentDecode(pair.slice(0, Math.max(equals, 0)).replaceAll('+', ' '));
      if (equals <= 0 || value === '' || !isKnown(value) || !isSecret(name)) return pair;
      return `${pair.slice(0, equals)}=${take({ place, name }, value, variableName(name))}`;
    })
    .join('&');
}

/** A name and a text as JSON has them. */
const JSON_PAIR = /"([^"\\]{1,100})"(\s{0,8}:\s{0,8})"((?:[^"\\]|\\.){1,4096})"/g;

function inBody(body: Body, take: Take, isSecret: (name: string) => boolean): Body {
  if (body.kind === 'parts') {
    const parts = body.parts.map((part) => {
      const { name, content } = part;
      if (!('text' in content) || content.text === '' || !isKnown(content.text) || !isSecret(name)) return part;
      return { ...part, content: { text: take({ place: 'body', name }, content.text, variableName(name)) } };
    });
    return { ...body, parts };
  }
  const text = bodyText(body);
  if (text === undefined) return body;
  if (/^\s*[[{]/.test(text)) {
    const replaced = text.replace(JSON_PAIR, (whole, name: string, joint: string, value: string) =>
      isKnown(value) && isSecret(name)
        ? `"${name}"${joint}"${take({ place: 'body', name }, value, variableName(name))}"`
        : whole,
    );
    return { kind: 'pieces', pieces: [{ text: replaced }] };
  }
  const isForm = /^[^\s=&]{1,200}=/.test(text);
  return isForm ? { kind: 'pieces', pieces: [{ text: inPairs(text, 'body', take, isSecret) }] } : body;
}
