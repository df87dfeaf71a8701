import { filterableFields } from '@kirdaar/contract/rules/talent-fields';
import { expect } from 'vitest';
import { test as base } from '#testing/test.ts';

const test = base.extend<{
  /** Returns the ids of the talent in a city whose field has one of the options. */
  find: (city: string, field: string, options: readonly string[]) => Promise<string[]>;
}>({
  find: async ({ callApi }, use) => {
    await use(async (city, field, options) => {
      const { body } = await callApi('POST /api/pages/filter', { body: { city, [field]: options } });
      return body.data.map(({ id }) => id).sort();
    });
  },
});

test.for(filterableFields)(
  'finds by each option of %s only those who chose it',
  async ([name, field], { find, given }) => {
    const city = `Town of ${name}`;
    const make = async (option: string) => {
      const answer = field.kind === 'flag' ? option === 'Yes' : option;
      const stored = field.column ? { [name]: answer } : { details: JSON.stringify({ [name]: answer }) };
      return (await given.talent({ date_of_birth: '1996-05-04', city, ...stored })).id;
    };
    const made: string[] = [];
    for (const option of field.options) made.push(await make(option));

    const found: string[][] = [];
    for (const option of field.options) found.push(await find(city, name, [option]));

    expect(found).toEqual(made.map((id) => [id]));
    expect(await find(city, name, field.options)).toEqual(made.toSorted());
  },
);

test('finds a talent without an answer to a yes/no field by neither option', async ({ find, given }) => {
  const adult = { date_of_birth: '1996-05-04', city: 'Panaji' };
  const inked = await given.talent({ ...adult, details: JSON.stringify({ tattoos: true }) });
  await given.talent(adult);

  expect(await find('Panaji', 'tattoos', ['Yes', 'No'])).toEqual([inked.id]);
});
