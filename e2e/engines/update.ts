import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Deployment } from '../deployment';
import { toolIds } from '../site';
import { writeNextVersion } from '../variant';
import { opensTool } from './journeys';
import type { Visitor } from './visitor';

const TEXT = '打了一半的文字, half-typed';

/** Two versions: the first is kept and used without a network; the second comes, is offered, and takes over with what was typed. */
export async function worksOfflineAndUpdates(visitor: Visitor, deployment: Deployment): Promise<void> {
  const next = mkdtempSync(join(tmpdir(), 'next-version-'));
  try {
    await writeNextVersion(next);
    await visitor.open();
    await visitor.until('all tools are kept', async () => {
      await navigator.serviceWorker.ready;
      const names = await caches.keys();
      const counts = await Promise.all(names.map(async (name) => (await (await caches.open(name)).keys()).length));
      return counts.reduce((sum, count) => sum + count, 0) > 650;
    });
    await visitor.driver.setOffline(true);
    deployment.cut();
    for (const id of toolIds().filter((_, index) => index % 8 === 0)) await opensTool(visitor, id);
    await visitor.open('text-statistics');
    await visitor.write('文本', TEXT);

    await visitor.driver.setOffline(false);
    deployment.cut(false);
    deployment.deploy(next);
    await visitor.driver.evaluate(async () => {
      await (await navigator.serviceWorker.ready).update();
    });
    await visitor.until('the new version is offered', () => document.body.innerText.includes('新版本已就绪'));
    await visitor.click({ css: 'section button', named: '重新加载' });
    const script = /assets\/main-[\w-]+\.js/.exec(readFileSync(join(next, 'shell.html'), 'utf8'))?.[0] ?? 'none';
    await visitor.until(
      'the new version runs',
      (name) => document.querySelector(`script[src$="${name}"]`) !== null,
      script,
    );
    await visitor.started();
    await visitor.sees(TEXT);
  } finally {
    rmSync(next, { recursive: true, force: true });
  }
}
