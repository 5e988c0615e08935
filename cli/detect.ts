import { previewInput, rankInput } from '../src/app/paste/work';
import type { Card } from '../src/tools/types';
import { kebab, TOOL_IDS } from './catalogue';
import { asJson } from './answer';
import { createJob } from './run-operation';
import { readInput, readPlain } from './read-plain';
import { EXIT, print, say, type ExitCode, type Session } from './terminal';
import { writeText } from './write-answer';

/** Milliseconds for the ranking: nobody waits for a next keystroke here. */
const LIMIT = 5000;

const cards = import.meta.glob<Card>('../src/tools/*/locales/{zh-cn,en,fr}.card.ts', { import: 'card' });

/** `handy detect`: the tools that fit an input, the likeliest first, each with the command for it and what it would give. */
export async function detect(args: readonly string[], session: Session): Promise<ExitCode> {
  const plain = readPlain(args);
  if ('code' in plain) {
    say(session.words.usageFault(plain));
    return EXIT.badUsage;
  }
  const input = await readInput(plain.words[0], plain, session);
  if (input === undefined) return EXIT.badUsage;
  const given = typeof input === 'string' ? { text: input } : { file: input };
  const job = createJob();
  const ranking = await rankInput(given, job, LIMIT);
  const suggestions = ranking.ok ? ranking.value.suggestions : [];
  const previewed = await Promise.all(
    suggestions.map(async (ranked) => ({ ...ranked, previewed: await previewInput(given, ranked.toolId, job) })),
  );
  const fitting = previewed.filter((one) => !one.needsPreview || one.previewed.preview);
  const found = await Promise.all(
    fitting.map(async ({ toolId, likelihood, run, previewed: { preview } }) => ({
      tool: toolId,
      name: (await cards[`../src/tools/${toolId}/locales/${session.locale}.card.ts`]?.())?.name ?? toolId,
      likelihood,
      ...(TOOL_IDS.includes(toolId) && {
        command: ['handy', toolId, ...(run ? [kebab(run.operation)] : [])].join(' '),
      }),
      preview: preview?.text ?? '',
    })),
  );
  if (plain.own.has('json')) {
    await writeText(await asJson({ ok: true, value: found }));
    return EXIT.done;
  }
  if (found.length === 0) {
    say(session.words.nothingDetected);
    return EXIT.badInput;
  }
  print(
    found.flatMap(({ tool, name, command, preview }) => [
      command ?? `${name} (${tool})`,
      ...(preview === '' ? [] : [`    ${preview.split('\n')[0]}`]),
    ]),
  );
  return EXIT.done;
}
