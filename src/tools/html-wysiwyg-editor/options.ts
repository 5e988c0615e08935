import * as v from 'valibot';

export const LAYOUTS = ['indented', 'one-line'] as const;
export const LINKS = ['plain', 'new-tab'] as const;

/** Everything that is remembered but the document itself. */
export const editorOptions = v.object({
  layout: v.optional(v.picklist(LAYOUTS), 'indented'),
  links: v.optional(v.picklist(LINKS), 'plain'),
  /** Whether the document is kept between visits. */
  remember: v.optional(v.boolean(), true),
});

export type EditorOptions = v.InferOutput<typeof editorOptions>;
export type PrintOptions = Pick<EditorOptions, 'layout' | 'links'>;
