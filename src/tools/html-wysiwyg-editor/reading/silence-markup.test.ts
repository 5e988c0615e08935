import { describe, expect, it } from 'vitest';
import { HELD_STYLE, silenceMarkup } from './silence-markup';

describe('silenceMarkup', () => {
  it.each([
    '',
    'plain',
    '<p>a</p>',
    '< p style=x>',
    '<!-- <p style="x"> -->',
    '<!doctype html><p class="style">onclick="x"</p>',
    '<script>document.write("<p onclick=x style=y>")</script>',
    '<textarea><p style=x></textarea>',
    '<title><b onclick=x></title>',
    '<a title=" style=x ">a</a>',
    "<a title=' onclick=x '>a</a>",
    '<a href=style=x>a</a>',
    '<p data-style=x styles=y>',
    '<plaintext><p style=x>',
  ])('leaves %j as it is', (html) =>
    expect(silenceMarkup(html)).toEqual({ html, handlers: 0, styleSheets: 0, bases: 0 }),
  );

  it.each([
    ['<p style="color:red">', `<p ${HELD_STYLE}="color:red">`],
    ["<P STYLE='color:red'>", `<P ${HELD_STYLE}='color:red'>`],
    ['<p/style=a/>', `<p/${HELD_STYLE}=a/>`],
    ['<p class=a\n\tstyle\n=\n"b">', `<p class=a\n\t${HELD_STYLE}\n=\n"b">`],
    ['<p style>', `<p ${HELD_STYLE}>`],
    ['</p style="x">', `</p ${HELD_STYLE}="x">`],
    ['<!--><p style=x>', `<!--><p ${HELD_STYLE}=x>`],
    ['<!--a--!><p style=x>', `<!--a--!><p ${HELD_STYLE}=x>`],
    ['<?php style=x ?><p style=x>', `<?php style=x ?><p ${HELD_STYLE}=x>`],
    ['<svg style=x><title style=y>a</title>', `<svg ${HELD_STYLE}=x><title ${HELD_STYLE}=y>a</title>`],
  ])('holds the style of %j', (html, silenced) => expect(silenceMarkup(html).html).toBe(silenced));

  it.each([
    ['<p onclick="x()">a', '<p >a', 1],
    ['<p onclick="x()"class=a ONLOAD=b>', '<p class=a >', 2],
    ['<img src=x onerror=alert(1)>', '<img src=x >', 1],
    ['<img src=x onerror>', '<img src=x >', 1],
    ['<p onclick="x', '<p ', 1],
  ])('cuts the handlers of %j', (html, silenced, handlers) =>
    expect(silenceMarkup(html)).toEqual({ html: silenced, handlers, styleSheets: 0, bases: 0 }),
  );

  it.each([
    ['a<style>p{}</style>b', 'ab'],
    ['a<STYLE type=x><!-- </styles> </Style >b', 'ab'],
    ['a<style>never ends <p>', 'a'],
  ])('cuts the style sheet of %j', (html, silenced) =>
    expect(silenceMarkup(html)).toEqual({ html: silenced, handlers: 0, styleSheets: 1, bases: 0 }),
  );

  it.each([
    ['<base href="//x.test/"><a href=a>a</a>', '<a href=a>a</a>', 1],
    ['<BASE/href=x style=y target=">">a', 'a', 1],
    ['a<base>b</base>c', 'abc', 2],
    ['<base onclick=x style=y', '', 1],
    ['<!--<base href=x>-->', '<!--<base href=x>-->', 0],
    ['<textarea><base href=x></textarea><basement>', '<textarea><base href=x></textarea><basement>', 0],
  ])('cuts the base out of %j', (html, silenced, bases) => {
    expect(silenceMarkup(html)).toMatchObject({ html: silenced, bases });
  });

  it('cuts a style sheet out with its attributes', () =>
    expect(silenceMarkup('a<style style=x onload=y>p{}</style>b').html).toBe('ab'));
});
