import { describe, expect, it } from 'vitest';
import {
  fieldsOf,
  inEachPart,
  isNumberField,
  nameOf,
  restfulTools,
  settled,
  typeOver,
  walks,
  watchPages,
} from './walk';

const watched = watchPages();

const WRONG_NUMBERS = ['', 'abc', '-999999999999', '1e400', '1.5.2'];

describe.each(restfulTools)('%s', (id) => {
  it('keeps all else beside a wrong number, and shows the same as before once it is right', async () => {
    await inEachPart(id, watched, async (container) => {
      for (const field of fieldsOf(container).filter(isNumberField)) {
        const others = fieldsOf(container).filter((other) => other !== field);
        const before = { page: container.innerText, others: others.map(({ value }) => value), right: field.value };
        for (const wrong of WRONG_NUMBERS) {
          typeOver(field, wrong);
          const message = `${nameOf(field)} refuses ${JSON.stringify(wrong)}`;
          await expect.poll(() => field.ariaInvalid, { message }).toBe('true');
          expect(field.value).toBe(wrong);
          expect(others.map(({ value }) => value)).toEqual(before.others);
        }
        typeOver(field, before.right);
        await expect.poll(() => field.ariaInvalid).not.toBe('true');
        await expect.poll(() => container.innerText).toBe(before.page);
      }
    });
  });
});

it.each(restfulTools.filter((id) => walks(id)))('%s stands any field empty', async (id) => {
  await inEachPart(id, watched, async (container) => {
    for (const field of fieldsOf(container)) {
      const filled = field.value;
      if (isNumberField(field) || filled === '') continue;
      typeOver(field, '');
      await settled(container);
      // A field that goes when it is empty is one of a list that grows and shrinks.
      if (!field.isConnected) continue;
      expect(field.value, `${nameOf(field)} stays empty`).toBe('');
      typeOver(field, filled);
      await settled(container);
    }
  });
});
