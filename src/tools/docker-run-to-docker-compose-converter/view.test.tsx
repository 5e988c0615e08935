import { beforeEach, expect, it } from 'vitest';
import { expectNoAxeViolations } from '../../ui/testing';
import { choose, openTool, printedIn, startAfresh } from '../../ui/testing-visit';
import { words } from './locales/en';
import DockerRunToDockerCompose from './view';

beforeEach(() => startAfresh(1280, 1000));

async function open() {
  const screen = await openTool(DockerRunToDockerCompose, { words });
  return {
    screen,
    commands: screen.getByRole('textbox', { name: 'Commands', exact: true }),
    merge: screen.getByRole('button', { name: /^Merge into an existing/ }),
    existing: screen.getByRole('textbox', { name: 'Existing Compose file' }),
    copy: screen.getByRole('button', { name: 'Copy', exact: true }),
    printed: () => printedIn(screen.locator),
  };
}

it('begins with an example and converts what is typed', async () => {
  const { screen, commands, printed } = await open();
  await expect.poll(printed).toContain('services:\n  nginx:\n    image: nginx\n    restart: always\n');
  await expectNoAxeViolations(screen.container);
  await commands.fill('docker run -p 22:22 -e A=yes -v data:/d img');
  await expect
    .poll(printed)
    .toBe(
      'services:\n  img:\n    image: img\n    environment:\n      - A=yes\n    ports:\n      - "22:22"\n    volumes:\n      - data:/d\nvolumes:\n  data:\n    name: data\n',
    );
});

it('obeys its options', async () => {
  const { screen, commands, printed } = await open();
  await commands.fill('docker run -e A=yes -v data:/d img');
  await screen.getByRole('radio', { name: 'Map' }).click();
  await expect.poll(printed).toContain('      A: "yes"\n');
  await choose('Volumes', /^External/);
  await expect.poll(printed).toContain('  data:\n    external: true\n');
  await screen.getByRole('spinbutton', { name: 'Indent' }).fill('4');
  await expect.poll(printed).toContain('services:\n    img:\n        image: img\n');
  const name = screen.getByRole('textbox', { name: 'Project name' });
  await name.fill('shop');
  await expect.poll(printed).toMatch(/^name: shop\n/);
  await name.fill('My Shop');
  await expect.element(name).toHaveAccessibleDescription(/^A project name has lower case letters/);
  await screen.getByRole('button', { name: 'More options' }).click();
  await expect.element(screen.getByRole('radio', { name: 'docker-compose.yml' })).toBeVisible();
});

it('lists what was not simply translated, and goes there', async () => {
  const { screen, commands } = await open();
  await commands.fill('docker run -d --env-file .env --strange x img');
  const list = (name: string) => screen.getByRole('region', { name });
  await expect
    .element(list('Translated with a remark'))
    .toHaveTextContent('--env-file: Compose also reads quotes and variables in this file.');
  await expect.element(list('Without equivalent')).toHaveTextContent('-d: use docker compose up -d.');
  await expect
    .element(list('Unknown options'))
    .toHaveTextContent('--strange: docker run has no such option; x was taken for its value.');
  await list('Unknown options').getByRole('button', { name: 'Command 1' }).click();
  await expect.element(commands).toHaveFocus();
  await expectNoAxeViolations(screen.container);
});

it('says what is wrong with the commands', async () => {
  const { screen, commands, copy } = await open();
  await commands.fill("docker run -e 'A=b nginx");
  await expect.element(screen.getByRole('alert')).toHaveTextContent('Unclosed quote at line 1, column 15.');
  await expect.element(copy).toBeDisabled();
  await commands.fill('docker run');
  await expect.element(screen.getByRole('alert')).toHaveTextContent('No image name in command 1.');
  await commands.fill('ls -la');
  await expect.element(screen.getByRole('alert')).toHaveTextContent('No docker run command found.');
  await commands.fill('');
  await expect.element(screen.getByRole('alert')).not.toBeInTheDocument();
});

it('merges into a file, and says where that one is wrong', async () => {
  const { screen, commands, merge, existing, printed } = await open();
  await commands.fill('docker run redis');
  expect(existing.query()).toBeNull();
  await merge.click();
  await existing.fill('# mine\nservices:\n  web:\n    image: nginx   # pinned\n');
  await expect
    .poll(printed)
    .toBe('# mine\nservices:\n  web:\n    image: nginx   # pinned\n  redis:\n    image: redis\n');
  await existing.fill('services:\n  a: 1\n  a: 2\n');
  await expect.element(existing).toHaveAccessibleDescription(/line 3, column 3/);
  await expect.element(screen.getByRole('button', { name: 'Copy', exact: true })).toBeDisabled();
});

it('stores no commands', async () => {
  const { commands, printed } = await open();
  await commands.fill('docker run -e PASSWORD=hunter2 img');
  await expect.poll(printed).toContain('hunter2');
  expect(JSON.stringify({ ...localStorage, ...sessionStorage })).not.toContain('hunter2');
});
