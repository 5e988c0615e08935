import { ALL_FIELDS, isCardKind, isOgType, type Field } from './fields';
import { EMPTY_META, type Meta } from './meta';

export interface Imported {
  readonly meta: Meta;
  /** How many tags were taken over. */
  readonly taken: number;
  /** Open Graph and X tags that there is no field for. */
  readonly left: readonly string[];
}

interface Tag {
  readonly name: string;
  readonly content: string;
}

const ALIASES: Readonly<Record<string, string>> = { 'og:image:url': 'og:image', 'twitter:image:src': 'twitter:image' };

/** What X falls back to, where a page only has the tags of X. */
const FALLBACKS: Readonly<Record<string, string>> = {
  'twitter:title': 'og:title',
  'twitter:description': 'og:description',
  'twitter:image': 'og:image',
  'twitter:image:alt': 'og:image:alt',
};

const SINGLE = new Map<string, Field>();
const MAIN = new Map<string, Field>();
/** A structured property and the one that it belongs to. */
const PART_OF = new Map<string, string>();
for (const field of ALL_FIELDS) {
  if (!field.repeats) SINGLE.set(field.property, field);
  else MAIN.set(field.property, field);
  for (const part of field.parts ?? []) PART_OF.set(part.property, field.property);
}

/**
 * Reads the Open Graph and X tags of HTML into the form; title, description and address of the page fill what those leave
 * out. The HTML is parsed into a document of its own, in which no script runs and nothing is loaded. Undefined without tags.
 */
export function importTags(html: string): Imported | undefined {
  const page = new DOMParser().parseFromString(html, 'text/html');
  const tags = [...page.querySelectorAll('meta')].flatMap(tagOf);
  const draft = new Draft();
  for (const tag of tags) draft.take(tag);
  if (draft.isEmpty) return undefined;
  draft.fallBack();
  draft.fillIn('og:title', page.querySelector('title')?.textContent);
  draft.fillIn('og:description', page.querySelector('meta[name="description" i]')?.getAttribute('content'));
  draft.fillIn('og:url', page.querySelector('link[rel="canonical" i]')?.getAttribute('href'));
  return draft.finish();
}

/** A tag whose name has a namespace; many sites write `name` where `property` belongs, and the other way round. */
function tagOf(element: Element): Tag[] {
  const names = [element.getAttribute('property'), element.getAttribute('name')];
  const found = names
    .map((name) => name?.trim().toLowerCase())
    .find((name) => name && /^(og|article|book|profile|music|video|twitter):/.test(name));
  if (!found) return [];
  return [
    {
      name: Object.hasOwn(ALIASES, found) ? (ALIASES[found] ?? found) : found,
      content: element.getAttribute('content')?.trim() ?? '',
    },
  ];
}

class Draft {
  private taken = 0;
  private type = EMPTY_META.type;
  private card = EMPTY_META.card;
  private readonly values: Record<string, string> = {};
  private readonly lists: Record<string, Record<string, string>[]> = {};
  private readonly left: string[] = [];
  private readonly later: Tag[] = [];

  /** No tag of Open Graph or X was there. */
  get isEmpty(): boolean {
    return this.taken + this.left.length + this.later.length === 0;
  }

  take(tag: Tag): void {
    if (tag.content === '') return;
    if (Object.hasOwn(FALLBACKS, tag.name)) this.later.push(tag);
    else if (this.place(tag)) this.taken++;
    else
      this.left.push(tag.name === 'og:type' || tag.name === 'twitter:card' ? `${tag.name} = ${tag.content}` : tag.name);
  }

  private place({ name, content }: Tag): boolean {
    if (name === 'og:type') return this.setType(content);
    if (name === 'twitter:card') return this.setCard(content);
    const owner = PART_OF.get(name);
    if (owner !== undefined) return this.addPart(owner, name, content);
    if (MAIN.has(name)) {
      (this.lists[name] ??= []).push({ [name]: content });
      return true;
    }
    if (!SINGLE.has(name)) return false;
    // Where a page says a thing twice, readers take the first.
    this.values[name] ??= content;
    return true;
  }

  private setType(content: string): boolean {
    const isKnown = isOgType(content);
    if (isKnown) this.type = content;
    return isKnown;
  }

  private setCard(content: string): boolean {
    const isKnown = isCardKind(content);
    if (isKnown) this.card = content;
    return isKnown;
  }

  /** A structured property belongs to the last of what it structures. */
  private addPart(owner: string, name: string, content: string): boolean {
    const last = this.lists[owner]?.at(-1);
    if (!last) return false;
    last[name] ??= content;
    return true;
  }

  /** Gives a value to what has none. */
  fillIn(property: string, content: string | null | undefined): void {
    const value = content?.trim() ?? '';
    if (value !== '' && this.values[property] === undefined) this.values[property] = value;
  }

  /** Takes what X says where Open Graph says nothing: what both say is one thing. */
  fallBack(): void {
    const hadImage = this.lists['og:image'] !== undefined;
    for (const tag of this.later) {
      const name = FALLBACKS[tag.name] ?? tag.name;
      const isMissing = name.startsWith('og:image') ? !hadImage : this.values[name] === undefined;
      if (isMissing) this.place({ name, content: tag.content });
      this.taken++;
    }
  }

  finish(): Imported {
    return {
      meta: { type: this.type, card: this.card, values: this.values, lists: this.lists },
      taken: this.taken,
      left: [...new Set(this.left)],
    };
  }
}
