import { beforeEach, expect, it } from 'vitest';
import { expectNoAxeViolations } from '../../ui/testing';
import { openTool, startAfresh } from '../../ui/testing-visit';
import { words } from './locales/en';
import SlugifyString from './view';

beforeEach(() => startAfresh(1280, 900));

async function open() {
  const screen = await openTool(SlugifyString, { words });
  return {
    screen,
    text: screen.getByRole('textbox', { name: 'Text', exact: true }),
    slug: screen.getByRole('group', { name: 'Slug' }),
  };
}

it('makes slugs as one types', async () => {
  const { screen, text, slug } = await open();
  await expect.element(slug).toHaveTextContent('my-file-path');
  await expectNoAxeViolations(screen.container);
  await text.fill('你好，世界\n重庆银行的行长');
  await expect.element(slug).toHaveTextContent('ni-hao-shi-jie');
  await expect.element(slug).toHaveTextContent('chong-qing-yin-hang-de-hang-zhang');
  await expect.element(screen.getByText('2 slugs, the longest 33')).toBeVisible();
});

it('follows the options', async () => {
  const { screen, text, slug } = await open();
  await text.fill('My 文件 Path');
  await screen.getByRole('radio', { name: 'Unicode' }).click();
  await expect.element(slug).toHaveTextContent('my-文件-path');
  await screen.getByRole('radio', { name: '_', exact: true }).click();
  await screen.getByRole('checkbox', { name: 'Lower case' }).click();
  await expect.element(slug).toHaveTextContent('My_文件_Path');
  await screen.getByRole('radio', { name: 'Own', exact: true }).click();
  await screen.getByRole('textbox', { name: 'Own separator' }).fill('·');
  await expect.element(slug).toHaveTextContent('My·文件·Path');
  await expect.element(screen.getByText(/^This separator cannot stand in a URL/)).toBeVisible();
  await screen.getByRole('button', { name: 'More options' }).click();
  await screen.getByRole('spinbutton', { name: 'Maximum length' }).fill('6');
  await expect.element(slug).toHaveTextContent(/My·文件$/);
});

it('replaces what one wants, and says where a line is wrong', async () => {
  const { screen, text, slug } = await open();
  await text.fill('C++ basics');
  await screen.getByRole('button', { name: 'More options' }).click();
  const replacements = screen.getByRole('textbox', { name: 'Own replacements' });
  await replacements.fill('C++=cpp');
  await expect.element(slug).toHaveTextContent('cpp-basics');
  await replacements.fill('C++=cpp\nwrong');
  await expect.element(replacements).toHaveAccessibleDescription(/line 2: write from=to/);
  await expect.element(screen.getByRole('button', { name: 'Copy', exact: true })).toBeDisabled();
});

it('never gives an empty slug in silence', async () => {
  const { screen, text } = await open();
  await text.fill('😀');
  await expect
    .element(screen.getByRole('alert'))
    .toHaveTextContent('No letter or digit is left in ASCII mode; try Unicode mode.');
  await text.fill('one\n😀');
  await expect.element(screen.getByText('No letter or digit is left; the slug is empty.')).toBeVisible();
  await expect.element(screen.getByRole('button', { name: 'Line 2' })).toBeVisible();
});
