import type { Deployment } from '../deployment';
import { toolIds } from '../site';
import { eventually } from './program';
import type { Visitor } from './visitor';
import { WORK, type Work } from './work';

/** Something that a visitor does, in any of the browsers. */
export interface Journey {
  readonly name: string;
  /** Stands for the rest in `npm test`. */
  readonly isSample?: boolean;
  readonly run: (visitor: Visitor, deployment: Deployment) => Promise<void>;
}

/** With plain blanks: French has others before its marks. */
const heading = () => (document.querySelector('h1')?.innerText ?? '').replaceAll(/\s/g, ' ');

async function showsHome(visitor: Visitor) {
  await visitor.open();
  const counted = await visitor.driver.evaluate(() => document.querySelectorAll('#main li > a').length);
  if (counted < toolIds().length) throw new Error(`Home has ${counted} cards`);
}

async function findsByPalette(visitor: Visitor) {
  await visitor.open();
  await visitor.driver.press('Control+k');
  await visitor.until(
    'the palette has the focus',
    () => document.activeElement?.matches('dialog [role="combobox"]') ?? false,
  );
  await visitor.driver.type('sha256');
  await visitor.until('the hash tool is chosen', () =>
    [...document.querySelectorAll<HTMLElement>('dialog [role="option"][aria-selected="true"]')].some((each) =>
      each.innerText.includes('哈希'),
    ),
  );
  await visitor.driver.press('Enter');
  await visitor.until('the tool is open', () => location.pathname.endsWith('/hash-text'));
  await visitor.sees('SHA256');
}

async function keepsTheme(visitor: Visitor) {
  const lightness = () => {
    const [red = 0] = getComputedStyle(document.body).backgroundColor.match(/\d+/g) ?? [];
    return Number(red);
  };
  await visitor.open();
  if ((await visitor.driver.evaluate(lightness)) < 200) throw new Error('The page is dark from the start');
  await visitor.click({ css: 'header button', named: '切换到深色' });
  await visitor.until('the page is dark', () => !getComputedStyle(document.body).backgroundColor.includes('255'));
  await visitor.open('settings');
  if ((await visitor.driver.evaluate(lightness)) > 60) throw new Error('The theme is not kept');
  await visitor.click({ css: 'header button', named: '切换到浅色' });
}

async function keepsLanguage(visitor: Visitor) {
  await visitor.open();
  for (const [locale, title] of [
    ['fr', 'Quel outil vous faut-il ?'],
    ['en', 'Which tool do you need?'],
    ['zh-cn', '要找什么工具？'],
  ] as const) {
    await visitor.driver.evaluate((chosen) => {
      const select = document.querySelector<HTMLSelectElement>('header select');
      if (!select) throw new Error('no choice of language');
      select.value = chosen;
      select.dispatchEvent(new Event('change', { bubbles: true }));
    }, locale);
    await eventually(`the page speaks ${locale}`, async () =>
      (await visitor.driver.evaluate(heading)) === title ? true : undefined,
    );
    await visitor.open();
    const found = await visitor.driver.evaluate(heading);
    if (found !== title) throw new Error(`After a reload home says "${found}" in ${locale}`);
  }
}

async function keepsFavourites(visitor: Visitor) {
  await visitor.open();
  await visitor.click({ css: '#main button[aria-pressed="false"]', named: 'UUID' });
  await visitor.until(
    'the favourite stands first',
    () =>
      document
        .querySelector<HTMLAnchorElement>('[aria-labelledby="favourites"] li a')
        ?.href.endsWith('uuid-generator') ?? false,
  );
  await visitor.open();
  await visitor.click({ css: '[aria-labelledby="favourites"] button[aria-pressed="true"]' });
  await visitor.until('it is gone', () => document.querySelector('[aria-labelledby="favourites"] li') === null);
}

/** A part of the page is on its way when the visitor goes elsewhere: the browser gives it up, and that is no reason to load the page anew. */
async function leavesWhileLoading(visitor: Visitor, deployment: Deployment) {
  await visitor.open();
  // Without a worker, which would give the part from its store.
  await visitor.driver.evaluate(() => localStorage.setItem('keepsOffline', 'false'));
  await visitor.driver.evaluate(async () => {
    for (const worker of await navigator.serviceWorker.getRegistrations()) await worker.unregister();
    for (const name of await caches.keys()) await caches.delete(name);
  });
  await visitor.open();
  await visitor.until(
    'all has come that comes after the start',
    () => document.querySelector('footer [aria-keyshortcuts="?"]') !== null,
  );
  deployment.hold(/\/assets\/view-|\/about/);
  await visitor.click({ css: '#main a', named: '罗马数字' });
  await visitor.until('the tool is on its way', () => location.pathname.endsWith('roman-numeral-converter'));
  const left = visitor.open('about');
  left.catch(() => undefined);
  // Long enough for the page to do what it must not do.
  await new Promise((done) => setTimeout(done, 1500));
  deployment.release();
  await left;
  const at = await visitor.path();
  if (at !== 'about') throw new Error(`The visitor who went to about is at ${at}`);
  const noted = await visitor.driver.evaluate(() => sessionStorage.getItem('reloadedFrom'));
  if (noted !== null) throw new Error('The page took the part for one that is gone');
  await visitor.driver.evaluate(() => localStorage.removeItem('keepsOffline'));
}

/** Opens a tool and waits until it shows its sample's result. */
export async function opensTool(visitor: Visitor, id: string): Promise<void> {
  await visitor.open(id);
  await visitor.until(`${id} is drawn`, () => document.querySelector('#main [aria-busy="false"]') !== null);
  await visitor.until(`${id} has done its work`, () => document.querySelector('#main [aria-busy="true"]') === null);
  const alerts = await visitor.driver.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('[role="alert"]')]
      .filter((each) => each.checkVisibility())
      .map((each) => each.innerText)
      .filter(Boolean),
  );
  if (alerts.length > 0) throw new Error(`${id} says: ${alerts.join(' ')}`);
  await visitor.hadNoProblem(id);
}

async function does(visitor: Visitor, { tool, write, press = [], sees }: Work) {
  await visitor.open(tool);
  for (const [label, text] of write) await visitor.write(label, text);
  for (const named of press) await visitor.click({ css: '#main button', named });
  await visitor.sees(...sees);
}

/** All tools, in ten lots: a failure names one, and the others go on. */
const TENTHS = Array.from({ length: 10 }, (_, index) => index);

export const JOURNEYS: readonly Journey[] = [
  { name: 'home shows every tool', isSample: true, run: showsHome },
  { name: 'the palette finds a tool and opens it', isSample: true, run: findsByPalette },
  { name: 'the theme is kept', isSample: true, run: keepsTheme },
  { name: 'the language is kept', isSample: true, run: keepsLanguage },
  { name: 'favourites are kept', isSample: true, run: keepsFavourites },
  { name: 'who leaves while a part is on its way arrives', run: leavesWhileLoading },
  ...WORK.map((work, index) => ({
    name: `${work.tool} works: ${work.sees[0]?.slice(0, 40)}`,
    isSample: index < 2,
    run: (visitor: Visitor) => does(visitor, work),
  })),
  ...TENTHS.map((tenth) => ({
    name: `every tool opens with its sample (${tenth + 1} of ${TENTHS.length})`,
    run: async (visitor: Visitor) => {
      for (const id of toolIds().filter((_, index) => index % TENTHS.length === tenth)) await opensTool(visitor, id);
    },
  })),
];
