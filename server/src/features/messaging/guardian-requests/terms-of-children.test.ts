import { expect } from 'vitest';
import { test } from '#testing/family-world.ts';
import { signers } from '#testing/terms-world.ts';

test('a guardian without an account reads the terms and signs them by approving, and later changes too', async ({
  callApi,
  db,
  given,
  family,
  services,
}) => {
  const { child, read, decide } = await family();
  const house = await given.houseForChildren();
  const { id: job_id } = await given.job({ production_house_id: house.production_house_id });
  await db.updateTable('guardian').set({ applies_alone: true }).where('talent_id', '=', child.id).execute();
  const { id } = await given.application({ talent_id: child.id, job_id });
  const { send, change, read: readTerms, offerOf } = signers(services, callApi, id, house);
  await send();
  const approval = { kind: 'offer', subject: await offerOf(), approve: true } as const;

  const [waiting] = (await read()).waiting;
  const unread = await decide(approval);
  const approved = [await decide({ ...approval, terms: 1 }), await decide({ ...approval, terms: 1 })];
  await change({ fee: 60_000 });
  const changed = (await read()).waiting;
  const again = await decide({ ...approval, terms: 2 });

  expect(waiting).toMatchObject({
    terms: {
      version: 1,
      rows: expect.arrayContaining([
        ['Fee', '₹50,000 for the whole job'],
        ['Deposit for the child', expect.stringContaining('20% of the fee, ₹10,000')],
      ]),
    },
  });
  expect(unread.status).toBe(409);
  expect(approved.map(({ status }) => status)).toEqual([200, 200]);
  expect(changed).toMatchObject([{ kind: 'offer', terms: { version: 2 } }]);
  expect(again.status).toBe(200);
  expect((await readTerms(child)).versions).toMatchObject([
    { version: 2, ended_at: null, signatures: [{ party: 'house' }, { party: 'guardian' }] },
    { version: 1, ended_at: expect.any(String) },
  ]);
});
