/** What one chunk of the build holds. Paths begin at the project's folder. */
export interface Chunk {
  readonly name: string;
  /** A file, or a folder (ends with `/`) with all that is in it. `*` stands for any characters but `/`. */
  readonly holds: readonly string[];
  /** What of that stays outside. */
  readonly except?: readonly string[];
  /** Modules that have no file: plugins make them. */
  readonly made?: readonly string[];
  /** Files of which it holds the worker's copies (copies.ts). */
  readonly copies?: readonly string[];
}

const packages = (...names: readonly string[]) => names.map((name) => `node_modules/${name}/`);
const inside = (folder: string, ...paths: readonly string[]) => paths.map((path) => folder + path);

/**
 * Chunks that would otherwise fall into dozens of small ones, since pages and worker share modules in many combinations.
 * What the worker needs must stay apart from all that needs React. A module belongs to the first chunk that holds it.
 */
export const CHUNKS: readonly Chunk[] = [
  {
    name: 'react',
    holds: [
      ...packages('react', 'react-dom', 'scheduler'),
      ...inside('src/lib/', 'stored.ts', 'unstored.ts', 'base.ts', 'own-settings.ts', 'spaced.ts'),
      ...inside('src/ui/', 'icon/', 'class-names.ts'),
      // What the first script and later ones share; a file of its own would be one request more.
      ...inside('src/i18n/', 'words.ts', 'locale.ts', 'shell/zh-cn.ts'),
      ...inside('src/', 'app/config/config.ts', 'tools/types.ts'),
    ],
    made: ['virtual:sprite', 'vite/preload-helper.js'],
  },
  {
    // What the kit and the parts that home fetches after its start have in common.
    name: 'common',
    holds: [
      ...inside('src/ui/', 'button/button.*', 'toast/', 'popup/', 'plain-key.ts'),
      ...inside('src/operations/', 'drafts.ts', 'draft-storage.ts', 'draft-likeness.ts', 'lost-secrets.ts'),
      'src/operations/noted-examples.ts',
      ...inside('src/operations/', 'activity.ts', 'sent.ts'),
      ...inside('src/lib/', 'json-value.ts', 'used.ts'),
      ...inside('src/app/', 'history/setting.ts', 'offline/keeps-offline.ts'),
    ],
  },
  {
    // What the operations of most tools need, on the page as in the worker.
    name: 'runtime',
    holds: [
      ...packages('valibot'),
      ...inside('src/operations/', 'define.ts', 'job.ts', 'output-text.ts', 'sample-size.ts', 'read-inputs.ts'),
      ...inside('src/operations/', 'read-text-file.ts', 'chain/limits.ts', 'chain/part-at.ts', 'complete-options.ts'),
      ...inside('src/lib/', 'large-text.ts', 'last-not-above.ts', 'utf8-length.ts', 'shorten.ts', 'random.ts'),
      'src/lib/failure.ts',
      ...inside('src/lib/', 'result.ts', 'text-source.ts', 'decode-text.ts', 'exact-content.ts', 'on-demand.ts'),
      'src/lib/file-encodings.ts',
      ...inside('src/lib/', 'count-characters.ts', 'character-cells.ts'),
    ],
    made: ['vite/preload-helper.js?worker'],
  },
  {
    name: 'mathjs',
    holds: [
      ...packages('mathjs', 'decimal.js', 'complex.js', 'fraction.js', 'typed-function', 'seedrandom'),
      ...packages('javascript-natural-sort', 'escape-latex', 'tiny-emitter', '@babel/runtime'),
      ...inside('src/tools/math-evaluator/', 'stubs/', 'engine/', 'errors.ts', 'evaluate-sheet.ts', 'faults.ts'),
      ...inside(
        'src/tools/math-evaluator/',
        'line-tree.ts',
        'sheet-result.ts',
        'rewrite.ts',
        'tokens.ts',
        'write-number.ts',
        'write-value.ts',
      ),
    ],
  },
  {
    name: 'editor',
    holds: [...packages('@tiptap', 'prosemirror-*', 'linkifyjs', 'orderedmap', 'rope-sequence', 'w3c-keyname')],
  },
  { name: 'clean-html', holds: inside('src/tools/html-wysiwyg-editor/', 'reading/', 'printing/', 'editing/') },
  {
    name: 'url-standard',
    holds: [...packages('whatwg-url', 'tr46', 'webidl-conversions'), 'node_modules/punycode/punycode.js'],
  },
  { name: 'public-suffixes', holds: packages('tldts', 'tldts-core') },
  { name: 'dompurify', holds: packages('dompurify') },
  {
    name: 'markdown',
    holds: [
      ...packages('markdown-it', 'markdown-it-cjk-friendly', 'linkify-it', 'mdurl', 'punycode.js', 'uc.micro'),
      ...packages('get-east-asian-width'),
    ],
  },
  { name: 'culori', holds: packages('culori') },
  // Of the generator of UUIDs, and of tools that need one.
  { name: 'uuid', holds: packages('uuid') },
  { name: 'phone', holds: packages('libphonenumber-js') },
  {
    name: 'json',
    holds: [
      'src/lib/json/',
      ...inside('src/lib/', 'utf16-units.ts', 'text-positions.ts', 'excerpt.ts', 'lone-surrogate.ts'),
      'src/lib/document/document-fault.ts',
    ],
    // Where things stand in a printed text only the JSON formatter asks; other formats have a use for the rest.
    except: inside('src/lib/json/', 'printed-nodes.ts', 'print-json-nodes.ts', 'highlight-json.ts'),
  },
  {
    name: 'yaml',
    holds: ['src/lib/yaml/', ...packages('yaml')],
    // What needs nothing of the library: pages that only write YAML, or read it later, are there without it.
    except: [
      ...inside('src/lib/yaml/', 'highlight-yaml.ts', 'yaml-options.ts', 'write-yaml.ts', 'yaml-pieces.ts'),
      ...inside('src/lib/yaml/', 'yaml-text.ts', 'resolve-scalar.ts'),
    ],
  },
  // Only asked for where something is checked: operations name the drafts themselves.
  { name: 'json-schema', holds: ['src/lib/json-schema/'] },
  { name: 'diff', holds: ['src/lib/diff/'] },
  // Names of zones and cities: data, and what looks things up in it.
  { name: 'zone-data', holds: ['src/lib/zone-data/'] },
  {
    name: 'sql',
    holds: [...packages('nearley'), 'node_modules/sql-formatter/dist/esm/'],
    // Of the dialects one at a time is fetched.
    except: ['node_modules/sql-formatter/dist/esm/languages/'],
  },
  {
    // What is asked of a text that was pasted; only the worker fetches it.
    name: 'detect',
    copies: ['src/tools/types.ts'],
    holds: [
      ...inside(
        'src/app/paste/',
        'detectors.ts',
        'rank.ts',
        'read-sample.ts',
        'excerpt.ts',
        'preview-sample.ts',
        'work.ts',
      ),
      ...inside('src/', 'tools/*/detect.ts', 'tools/*/tool.ts', 'lib/shapes/'),
      ...inside('src/lib/', 'file-signatures.ts', 'ipv6.ts'),
      ...inside('src/operations/', 'detect.ts', 'sample-facts.ts'),
      ...inside('src/tools/', 'bip39-generator/likely-words.ts', 'temperature-converter/is-celsius.ts'),
      ...inside('src/lib/', 'zones.ts', 'secrets/token-shapes.ts'),
      ...inside('src/lib/table/', 'find-delimiter.ts', 'guess-format.ts'),
    ],
  },
  {
    name: 'palette',
    holds: [
      ...inside('src/app/palette/', 'palette.*', 'keys.ts', 'open-in-front.ts', 'given-chip.tsx', 'use-given.ts'),
      ...inside('src/app/paste/', 'arrival.ts', 'given.ts', 'words.ts'),
    ],
  },
  {
    // What the tools' pages have in common, and the styles of what is copied into some of them.
    name: 'kit',
    holds: [
      ...inside('src/operations/', 'use-operation.ts', 'run-operation.ts', 'use-options.ts', 'use-draft.ts'),
      ...inside('src/operations/', 'use-draft-field.ts', 'use-sample-draft.ts', 'use-examples.ts', 'takes.ts'),
      ...inside('src/operations/', 'use-handed-over.ts', 'tool-context.ts', 'done-runs.ts', 'use-noted-run.ts'),
      ...inside('src/operations/', 'run-request.ts', 'use-told-answer.ts'),
      ...inside(
        'src/operations/',
        'runs-here.ts',
        'linked.ts',
        'use-address-parameter.ts',
        'tool-drafts.ts',
        'wrong-fields.ts',
        'lacking-secret.ts',
      ),
      ...inside('src/operations/', 'option-field.ts', 'read-any-text.ts'),
      ...inside('src/operations/chain/', 'chain-state.ts', 'chain.ts', 'record-run.ts'),
      ...inside(
        'src/app/',
        'tool-page/tool-body.*',
        'tool-page/first-focus.tsx',
        'tool-page/result-news.tsx',
        'link/link-button.tsx',
        'link/use-link.ts',
      ),
      'src/tools/registry.ts',
      'src/i18n/option-words.ts',
      ...inside('src/lib/', 'same-value.ts', 'text-blob.ts', 'download.ts'),
      ...inside('src/ui/', 'field/', 'layout/', 'copy/', 'buttons-select/', 'switch/', 'checkbox/', 'input-text/'),
      ...inside('src/ui/', 'number-field/', 'notes/', 'alert/', 'tabs/*.css', 'option-row/', 'download-button/'),
      ...inside('src/ui/', 'send/', 'progress/progress.tsx', 'progress/use-delayed.ts', 'reset-button/*.css'),
      ...inside('src/ui/', 'button/act-buttons.tsx', 'button/fold-button.tsx', 'button/icon-button.tsx', 'later.tsx'),
      ...inside(
        'src/ui/',
        'use-last.ts',
        'use-typed-word.ts',
        'mark-autofocus.ts',
        'focus-when-free.ts',
        'insert-typed.ts',
      ),
      ...inside('src/ui/select/', 'select.*', 'coming-options.tsx', 'options.ts', 'use-choosing.ts'),
      ...inside('src/ui/', 'options/options.*', 'options/choices.*', 'options/row-control.*', 'slider-field/'),
      ...inside('src/ui/', 'options/use-option-field.tsx', 'copy-rows/copy-rows.*'),
      ...inside('src/ui/', 'more-options/*.css', 'no-result/', 'unfinished/unfinished.tsx', 'pane/pane.*'),
      ...inside('src/ui/', 'text-output/failure-words.ts', 'converter/*.css'),
      ...inside('src/ui/text-input/', 'text-input.*', 'example-button.*', 'use-file-drop.ts', 'examples-of.ts'),
      ...inside('src/ui/text-input/', 'frames.tsx', 'counts.tsx', 'input-actions.tsx', 'typed-text.tsx'),
      ...inside('src/ui/text-input/', 'scroll-to-offset.ts', 'use-preview.ts', 'use-text-source.ts'),
      ...inside('src/ui/', 'table/table.module.css', 'generated/*.css', 'copy-list/*.css', 'menu-button/*.css'),
      ...inside('src/ui/', 'link/*.css', 'tool-tabs/*.css', 'outcome/*.css', 'text-output/*.css', 'line-view/*.css'),
      ...inside('src/ui/', 'file-drop/*.css', 'text-copyable/*.css', 'color-field/*.css'),
      ...inside('src/ui/', 'modal/*.css', 'row-table/*.css', 'qr-code/*.css', 'copy-rows/*.css', 'verdict/*.css'),
      ...inside('src/ui/', 'unfinished/*.css', 'token-parts/*.css'),
      ...inside('src/ui/', 'pair/*.css', 'tree/*.css'),
      'src/operations/use-leave-question.ts',
    ],
    except: ['src/ui/number-field/parse-number.ts'],
  },
];

/** Constants and rules that the worker must not fetch from the page's first script: all else has copies of its own. */
export const CONSTANTS: readonly string[] = inside(
  'src/',
  'i18n/locale.ts',
  'lib/spaced.ts',
  'lib/own-settings.ts',
  'tools/types.ts',
);

/** What tools have copies of although a chunk holds it: small parts of a large one, which is not worth fetching for them. */
export const LENT: readonly string[] = [
  'src/lib/shapes/json-shape.ts',
  ...inside('src/lib/table/', 'find-delimiter.ts', 'guess-format.ts'),
  ...inside('src/lib/', 'text-positions.ts', 'excerpt.ts', 'lone-surrogate.ts', 'document/document-fault.ts'),
  ...inside('src/lib/', 'file-signatures.ts', 'ipv6.ts', 'zones.ts', 'secrets/token-shapes.ts'),
  'src/tools/temperature-converter/is-celsius.ts',
  ...inside('src/lib/json/', 'json-index.ts', 'json-strings.ts', 'sort-keys.ts', 'indent-limit.ts'),
];
