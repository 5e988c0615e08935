import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { compareTexts } from '../../lib/diff/comparison';
import { IGNORE_NOTHING } from '../../lib/diff/line-diff';
import { readPatch } from '../../lib/diff/read-patch';
import { ok } from '../../lib/result';
import { job } from '../../operations/testing';
import { makeReport, type ReportSettings } from './html-report';
import { compare, patch } from './operations';
import { SAMPLE_LEFT, SAMPLE_RIGHT } from './samples';

const OPTIONS = {
  ignoreEndSpace: false,
  ignoreAllSpace: false,
  ignoreCase: false,
  ignoreLineEnds: false,
  ignoreBlankLines: false,
  patches: true,
};

describe('comparing', () => {
  async function counts(left: string, right: string, options: Partial<typeof OPTIONS> = {}) {
    const result = await compare.run({ left, right }, { ...OPTIONS, ...options }, job());
    const { added, removed, changed } = result.ok ? result.value.counts : { added: 0, removed: 0, changed: 0 };
    return `+${added} −${removed} ~${changed}`;
  }

  it('shows one line changed, one removed and one added in the sample', async () =>
    expect(await counts(SAMPLE_LEFT, SAMPLE_RIGHT)).toBe('+1 −1 ~1'));

  it('counts 13,200 changes of 132,000 lines', async () => {
    const line = (n: number) => `line ${n} of the text with ${(n * 7) % 1000} words`;
    const lines = Array.from({ length: 132_000 }, (_, n) => line(n));
    const right = lines.map((text, n) => (n % 10 === 3 ? `${text} more` : text));
    expect(await counts(lines.join('\n'), right.join('\n'))).toBe('+0 −0 ~13200');
    expect(await counts(lines.join('\n'), lines.map((_, n) => `other ${n * 3}`).join('\n'))).toBe('+0 −0 ~132000');
  });

  it('shows a patch alone as the changes that it holds', async () => {
    const text = '--- a/x\n+++ b/x\n@@ -8,2 +8,3 @@\n-a\n+b\n+c\n d\n';
    expect(await counts(text, '')).toBe('+1 −0 ~1');
    expect(await counts(SAMPLE_LEFT, text)).toBe('+1 −0 ~1');
    expect(await counts(text, SAMPLE_RIGHT)).toBe('+1 −0 ~1');
    expect(await counts(text, '', { patches: false })).toBe('+0 −7 ~0');
    expect(await counts(text, text.replace('+c', '+d'))).toBe('+0 −0 ~1');
    expect(await counts(text, 'own')).toBe('+0 −6 ~1');
  });

  it('takes the options', async () => {
    expect(await counts('A \r\n\n', 'a\n', { ignoreCase: true, ignoreEndSpace: true, ignoreBlankLines: true })).toBe(
      '+0 −0 ~0',
    );
    expect(await counts('a b\n', 'ab\n', { ignoreAllSpace: true })).toBe('+0 −0 ~0');
    expect(await counts('a\r', 'a\n', { ignoreLineEnds: true })).toBe('+0 −0 ~0');
  });
});

describe('a patch', () => {
  it.each([
    ['old.conf', 'new.conf', 'a/old.conf', 'b/old.conf'],
    ['left.txt', 'right.txt', 'a/left.txt', 'b/left.txt'],
    // One side came from a file, the other was typed; also after the sides were swapped.
    ['left.txt', 'app.yaml', 'a/app.yaml', 'b/app.yaml'],
    ['right.txt', 'app.yaml', 'a/app.yaml', 'b/app.yaml'],
    ['/etc/my app.conf', 'right.txt', 'a/etc/my app.conf\t', 'b/etc/my app.conf\t'],
    ['', '', 'a/left.txt', 'b/left.txt'],
    ['..', 'x', 'a/x', 'b/x'],
  ])('from %j to %j is one of %j', async (leftName, rightName, one, other) =>
    expect(await patch.run({ left: 'a\n', right: 'b\n' }, { ...OPTIONS, leftName, rightName }, job())).toEqual(
      ok(`--- ${one}\n+++ ${other}\n@@ -1 +1 @@\n-a\n+b\n`),
    ),
  );
});

describe('a report', () => {
  const SETTINGS: ReportSettings = {
    layout: 'split',
    context: 3,
    marks: 'word',
    language: 'en',
    title: 'left.txt compared with right.txt',
    leftName: 'left.txt',
    rightName: 'right.txt',
    summary: ['1 line changed', '50 % alike'],
    equalLines: (count) => `${count} equal lines`,
  };
  const report = async (left: string, right: string, settings: Partial<ReportSettings> = {}) => {
    const blob = await makeReport(compareTexts(left, right, IGNORE_NOTHING), { ...SETTINGS, ...settings });
    return { type: blob.type, html: await blob.text() };
  };

  it('is a page with both sides and what changed', async () => {
    const { type, html } = await report('a\nthe brown fox\n', 'a\nthe red fox\n');
    expect(type).toBe('text/html;charset=utf-8');
    expect(html).toMatch(/^<!doctype html>\n<html lang="en">/);
    expect(html).toContain('<td class="n">2</td><td class="r">the <del>brown</del> fox</td>');
    expect(html).toContain('<td class="n">2</td><td class="a">the <ins>red</ins> fox</td>');
    expect(html).toContain('<p>1 line changed · 50 % alike</p>');
    // Nothing is loaded from anywhere, and nothing runs.
    expect(html).not.toMatch(/<script|<link|https?:|url\(|@import/);
  });

  it('has one column where the view has', async () => {
    const { html } = await report('a\nb 1\n', 'a\nb 2\n', { layout: 'inline' });
    expect(html).toContain(
      '<td class="n">2</td><td class="n"></td><td class="s r">−</td><td class="r">b <del>1</del></td>',
    );
    expect(html).toContain(
      '<td class="n"></td><td class="n">2</td><td class="s a">+</td><td class="a">b <ins>2</ins></td>',
    );
  });

  it('of a patch has the line numbers of the patch', async () => {
    const shown = readPatch('--- a\n+++ b\n@@ -8,2 +9,2 @@\n x\n-y\n+z\n');
    if (!shown) throw new Error('This is a patch');
    for (const layout of ['split', 'inline'] as const) {
      const html = await (await makeReport(shown, { ...SETTINGS, layout })).text();
      expect(html.replace(/<[^>]+>/g, '|')).toMatch(/@@ -8,2 \+9,2 @@/);
      expect(html).toMatch(/<td class="n">8<\/td>.*\n?.*<td class="n">9<\/td>/);
      expect(html).not.toContain('<td class="n">1<');
    }
  });

  it('folds and marks as the view does', async () => {
    const lines = Array.from({ length: 20 }, (_, n) => `${n}\n`);
    const [left, right] = [lines.join(''), lines.with(10, 'x y\n').join('')];
    expect((await report(left, right)).html).toContain('⋯ 7 equal lines');
    expect((await report(left, right, { context: 'all' })).html).not.toContain('equal lines');
    expect((await report('a b', 'a c', { marks: 'line' })).html).not.toMatch(/<(del|ins)>/);
    const long = 'x'.repeat(6000);
    expect((await report(long, `${long}y`)).html).toContain(`<td class="r">${long}</td>`);
  });

  it('lets no text become markup', () =>
    fc.assert(
      fc.asyncProperty(
        fc.array(fc.constantFrom('<b>', '</td>', '&amp;', '"', "'", '<script>', 'a', ' ', '\n'), { maxLength: 12 }),
        fc.array(fc.constantFrom('<b>', '</td>', '&lt;', '"', '<!--', 'a', ' ', '\n'), { maxLength: 12 }),
        fc.constantFrom<ReportSettings['layout']>('split', 'inline'),
        async (left, right, layout) => {
          const { html } = await report(left.join(''), right.join(''), { layout, leftName: '<i>', title: '</title>' });
          expect(html).not.toMatch(/<b>|<script>|<!--|<i>|<\/title><\/title>/);
          expect(html.match(/<td/g)?.length).toBe(html.match(/<\/td>/g)?.length);
        },
      ),
      { numRuns: 60 },
    ));
});
