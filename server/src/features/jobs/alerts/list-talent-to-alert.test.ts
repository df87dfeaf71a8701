import { expect } from 'vitest';
import { listTalentToAlert } from '#features/jobs/alerts/queries.ts';
import { test } from '#testing/test.ts';

const MONDAY = 1;

test('lists every talent who is due an alert, page by page', async ({ clock, db, given }) => {
  const ids: string[] = [];
  for (const _ of [1, 2, 3]) {
    const { id } = await given.talent();
    await given.plan(id, { plan: 'Pro' });
    await given.savedSearch(id);
    ids.push(id);
  }

  const [first] = await listTalentToAlert(db, MONDAY, clock.now, undefined, 1);
  const rest = await listTalentToAlert(db, MONDAY, clock.now, first?.talent_id, 2);
  const none = await listTalentToAlert(db, MONDAY, clock.now, rest.at(-1)?.talent_id, 2);

  expect([first, ...rest].map((talent) => talent?.talent_id)).toEqual(ids.toSorted());
  expect(none).toEqual([]);
});
