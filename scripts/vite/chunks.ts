/** What one chunk of the build holds. Paths begin at the project's folder. */
export interface Chunk {
  readonly name: string;
  /** A file, or a folder (ends with `/`) with all that is in it. `*` stands for any characters but `/`. */
  readonly holds: readonly string[];
  /** What of that stays outside. */
  readonly except?: readonly string[];
  /** Modules that have no file: plugins make them. */
  readonly made?: readonly string[];
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
      ...inside('src/lib/', 'stored.ts', 'base.ts'),
      ...inside('src/ui/', 'icon/', 'class-names.ts'),
    ],
    made: ['virtual:sprite'],
  },
  {
    name: 'base',
    holds: [
      ...inside('src/i18n/', 'words.ts', 'locale.ts', 'shell/zh-cn.ts'),
      ...inside('src/lib/', 'result.ts', 'own-settings.ts', 'spaced.ts', 'json-value.ts'),
      ...inside('src/operations/', 'sent.ts', 'chain/limits.ts'),
      'src/app/config/config.ts',
      'src/tools/types.ts',
    ],
    made: ['vite/preload-helper.js'],
  },
  {
    name: 'runtime',
    holds: [
      ...packages('valibot'),
      ...inside('src/operations/', 'define.ts', 'job.ts', 'output-text.ts', 'complete-options.ts'),
      ...inside('src/operations/', 'sample-size.ts', 'read-inputs.ts'),
      'src/lib/exact-content.ts',
      ...inside(
        'src/lib/',
        'large-text.ts',
        'last-not-above.ts',
        'utf8-length.ts',
        'random.ts',
        'failure.ts',
        'decode-text.ts',
      ),
      ...inside('src/lib/', 'text-source.ts', 'same-value.ts', 'text-blob.ts', 'download.ts', 'on-demand.ts'),
    ],
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
    holds: [
      ...packages('@tiptap', 'prosemirror-*', 'dompurify', 'linkifyjs', 'orderedmap', 'rope-sequence', 'w3c-keyname'),
    ],
  },
  { name: 'clean-html', holds: inside('src/tools/html-wysiwyg-editor/', 'reading/', 'printing/', 'editing/') },
  {
    name: 'url-standard',
    holds: [...packages('whatwg-url', 'tr46', 'webidl-conversions'), 'node_modules/punycode/punycode.js'],
  },
  { name: 'culori', holds: packages('culori') },
  { name: 'phone', holds: packages('libphonenumber-js') },
  {
    name: 'places',
    holds: inside('src/lib/', 'text-positions.ts', 'excerpt.ts', 'character-cells.ts', 'document/document-fault.ts'),
  },
  { name: 'json-diff', holds: ['src/lib/json-diff/'] },
  {
    name: 'json',
    holds: ['src/lib/json/'],
    // Where things stand in a printed text only the JSON formatter asks.
    except: inside('src/lib/json/', 'printed-nodes.ts', 'print-json-nodes.ts'),
  },
  { name: 'document', holds: ['src/lib/document/'] },
  { name: 'yaml', holds: ['src/lib/yaml/', ...packages('yaml')] },
  { name: 'toml', holds: ['src/lib/toml/'] },
  { name: 'xml', holds: ['src/lib/xml/'] },
  { name: 'diff', holds: ['src/lib/diff/'] },
  {
    name: 'sql',
    holds: [...packages('nearley'), 'node_modules/sql-formatter/dist/esm/'],
    // Of the dialects one at a time is fetched.
    except: ['node_modules/sql-formatter/dist/esm/languages/'],
  },
  {
    name: 'compose',
    holds: [
      ...inside('src/tools/docker-run-to-docker-compose-converter/', 'flags/', 'compose/', 'shell/', 'convert.ts'),
      ...inside('src/tools/docker-run-to-docker-compose-converter/', 'build-service.ts', 'find-runs.ts'),
      ...inside('src/tools/docker-run-to-docker-compose-converter/', 'service-draft.ts'),
    ],
  },
  {
    name: 'cron',
    holds: inside(
      'src/tools/crontab-generator/',
      'expression.ts',
      'blanks.ts',
      'field.ts',
      'pattern.ts',
      'dialects.ts',
    ),
  },
  {
    name: 'text-input',
    holds: [
      'src/ui/pane/pane.*',
      ...inside('src/ui/text-input/', 'text-input.*', 'example-button.*'),
      ...inside('src/ui/text-input/', 'frames.tsx', 'counts.tsx', 'input-actions.tsx', 'typed-text.tsx'),
      ...inside('src/ui/text-input/', 'use-file-drop.ts'),
      ...inside('src/ui/text-input/', 'scroll-to-offset.ts', 'use-preview.ts', 'use-text-source.ts'),
    ],
  },
  {
    // What is asked of a text that was pasted; only the worker fetches it.
    name: 'detect',
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
      ...inside('src/operations/', 'detect.ts', 'sample-facts.ts'),
      'src/tools/bip39-generator/likely-words.ts',
    ],
  },
  {
    name: 'palette',
    holds: [
      ...inside('src/app/palette/', 'palette.*', 'keys.ts', 'given-chip.tsx', 'use-given.ts'),
      ...inside('src/app/paste/', 'arrival.ts', 'given.ts', 'words.ts'),
    ],
  },
  { name: 'more-options', holds: inside('src/ui/', 'more-options/more-options.*', 'fold/') },
  { name: 'unfinished', holds: inside('src/ui/', 'unfinished/unfinished.tsx', 'text-output/failure-words.ts') },
  {
    name: 'scrolling',
    holds: [
      ...inside('src/ui/line-view/', 'scrolling.ts', 'scroll-map.ts', 'colour.ts'),
      'src/ui/row-scroll/use-row-scroll.ts',
    ],
  },
  {
    name: 'output',
    holds: [
      'src/ui/text-output/text-output.tsx',
      ...inside('src/ui/line-view/', 'line-view.tsx', 'line-row.tsx', 'rows.ts', 'selection.ts'),
      ...inside('src/ui/line-view/', 'use-focus-kept.ts', 'use-fold-stops.ts', 'use-folds.ts', 'use-layout.ts'),
      ...inside('src/ui/line-view/', 'use-tokens.ts', 'use-whole-selection.ts'),
    ],
  },
  { name: 'converter', holds: ['src/ui/converter/converter.*'] },
  {
    name: 'option-controls',
    holds: [
      ...inside('src/ui/options/', 'options.*', 'choices.*', 'row-control.*'),
      ...inside('src/', 'operations/option-field.ts', 'i18n/option-words.ts'),
    ],
  },
  { name: 'form-controls', holds: ['src/ui/options/use-option-field.tsx', 'src/ui/slider-field/'] },
  {
    name: 'controls',
    holds: [
      ...inside(
        'src/operations/',
        'use-operation.ts',
        'run-operation.ts',
        'use-options.ts',
        'use-draft.ts',
        'use-examples.ts',
        'use-handed-over.ts',
        'takes.ts',
        'tool-context.ts',
        'done-runs.ts',
        'use-noted-run.ts',
        'runs-here.ts',
        'linked.ts',
        'tool-drafts.ts',
      ),
      ...inside('src/operations/chain/', 'chain-state.ts', 'chain.ts', 'record-run.ts'),
      'src/operations/wrong-fields.ts',
      ...inside(
        'src/ui/',
        'mark-autofocus.ts',
        'field/',
        'layout/',
        'copy/',
        'buttons-select/',
        'switch/',
        'checkbox/',
      ),
      ...inside('src/ui/', 'input-text/', 'number-field/', 'notes/', 'alert/', 'tabs/', 'option-row/', 'copy-rows/'),
      ...inside('src/ui/', 'download-button/', 'send/', 'progress/progress.tsx', 'progress/use-delayed.ts'),
      ...inside('src/ui/', 'button/act-buttons.tsx', 'button/fold-button.tsx', 'button/icon-button.tsx'),
      ...inside('src/ui/', 'reset-button/', 'later.tsx', 'use-last.ts', 'use-typed-word.ts'),
      ...inside('src/ui/select/', 'select.*', 'coming-options.tsx', 'options.ts', 'use-choosing.ts'),
    ],
    except: ['src/ui/number-field/parse-number.ts', 'src/ui/copy-rows/copy-cards.*'],
  },
];
