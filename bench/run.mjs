// npm run bench [load|pages|shifts|working|moving|tour|growing|emoji|crontab|inline|cli]: figures of the built site. Nothing is asserted: they depend on the machine, so compare ratios.
import { builtSite, runScript, setup, SetupError } from '../scripts/setup.mjs';

await runScript(async () => {
  setup({ forTests: true });
  const root = builtSite();
  // Imported now because they need the dependencies that the setup has installed.
  const { benchLoad } = await import('./load.mjs');
  const { benchPages } = await import('./pages.mjs');
  const { benchShifts } = await import('./shifts.mjs');
  const { benchWorking } = await import('./working.mjs');
  const { benchEmoji } = await import('./emoji.mjs');
  const { benchCrontab } = await import('./crontab.mjs');
  const { benchInline } = await import('./inline.mjs');
  const { benchAllTools, benchMoving } = await import('./moving.mjs');
  const { benchGrowing } = await import('./growing.mjs');
  const { benchCommandLine } = await import('./command-line.mjs');
  const benches = {
    load: benchLoad,
    pages: benchPages,
    shifts: benchShifts,
    working: benchWorking,
    emoji: benchEmoji,
    crontab: benchCrontab,
    inline: benchInline,
    moving: benchMoving,
    tour: benchAllTools,
    growing: benchGrowing,
    cli: benchCommandLine,
  };
  const asked = process.argv.slice(2);
  const unknown = asked.find((name) => !Object.hasOwn(benches, name));
  if (unknown) throw new SetupError(`There is no bench "${unknown}"; there are ${Object.keys(benches).join(', ')}.`);
  for (const [name, bench] of Object.entries(benches))
    if (asked.length === 0 || asked.includes(name)) await bench(root);
});
