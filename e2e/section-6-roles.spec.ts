import { expect, test } from '@playwright/test';
import { open } from './page';
import { routes } from './site';

test('all visitors are equal: no page asks to sign in, none keeps a cookie', async ({ page, context }) => {
  for (const route of routes()) {
    await open(page, route);
    await expect(page.getByText(/登录|sign in|log in/i).and(page.getByRole('button'))).toHaveCount(0);
  }
  expect(await context.cookies()).toEqual([]);
});
