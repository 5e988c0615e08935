// Draws the PNG icons from `public/favicon.svg`. Run by hand when the mark changes: node scripts/icons.mjs
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { chromium } from 'playwright';
import { CHROMIUM } from './chromium.mjs';
import { ROOT, runScript } from './setup.mjs';

// A maskable icon may be cut to a circle of 80 % of its width, so the mark stays well inside and white on blue.
const ICONS = [
  { file: 'icon-192.png', size: 192, mark: 1, isMaskable: false },
  { file: 'icon-512.png', size: 512, mark: 1, isMaskable: false },
  { file: 'icon-maskable-512.png', size: 512, mark: 0.56, isMaskable: true },
];

await runScript(async () => {
  const svg = readFileSync(join(ROOT, 'public/favicon.svg'), 'utf8');
  const turned = svg.replaceAll('#2f80ed', '#new').replaceAll('#fff', '#2f80ed').replaceAll('#new', '#ffffff');
  const browser = await chromium.launch(CHROMIUM);
  for (const { file, size, mark, isMaskable } of ICONS) {
    const page = await browser.newPage({ viewport: { width: size, height: size } });
    const background = isMaskable ? '#2f80ed' : 'transparent';
    await page.setContent(
      `<style>html{background:${background}}body{margin:0;height:100vh;display:grid;place-items:center}svg{width:${mark * size}px}</style>${isMaskable ? turned : svg}`,
    );
    await page.screenshot({ path: join(ROOT, 'public', file), omitBackground: !isMaskable });
    await page.close();
  }
  await browser.close();
});
