import { expect } from 'vitest';
import { hideNewAdults, tellOfAdulthood } from '#features/accounts/adulthood/tasks.ts';
import { newPass } from '#features/accounts/guardians/guardian-token.ts';
import { test } from '#testing/family-world.ts';

const BORN = '2010-05-01';
const at = (day: string, time = '12:00') => new Date(`${day}T${time}:00+05:30`);

test('opens nothing at 18 until the young adult chooses who sees the profile', async ({
  callApi,
  clock,
  db,
  given,
  services,
}) => {
  clock.now = at('2027-05-01');
  const child = await given.talent({ date_of_birth: BORN });
  await given.guardian(child.id);
  const house = await given.houseForChildren();
  // Earlier sessions have ended since.
  const login = async ({ id }: { id: string }) => ({ token: await given.session(id) });
  const seen = async () =>
    (await callApi('GET /api/profiles/:id', { params: { id: child.id } }, await login(house))).status;
  const settings = async () =>
    (await callApi('GET /api/user/public-profile', {}, await login(child))).body.data.hidden_because;
  const asChild = await seen();

  clock.now = at('2028-04-30', '23:55');
  await hideNewAdults.run(services, {}, 'a task');
  clock.now = at('2028-05-01', '00:01');
  const [asAdult, why] = [await seen(), await settings()];
  const dates = db.selectFrom('talent').select(['public_from', 'houses_from']).where('id', '=', child.id);
  const hidden = await dates.executeTakeFirst();
  await callApi('PUT /api/user/public-profile', { body: { visibility: 'houses' } }, await login(child));

  expect([asChild, asAdult]).toEqual([200, 404]);
  expect([hidden, why]).toEqual([{ public_from: 'infinity', houses_from: 'infinity' }, 'no choice']);
  expect([await seen(), await settings()]).toEqual([200, null]);
});

test('tells both a month before the 18th birthday and on the day, once each, and ends the powers of the guardian', async ({
  callApi,
  clock,
  db,
  deliver,
  family,
  services,
}) => {
  clock.now = at('2027-05-01');
  const { child, mother } = await family(BORN);
  const both = [child.email, mother].sort();
  const told = async (day: string) => {
    clock.now = at(day);
    await tellOfAdulthood.run(services, {}, day);
    return (await deliver())
      .map(({ to }) => to)
      .filter((to) => both.includes(to))
      .sort();
  };

  expect(await told('2028-03-31')).toEqual([]);
  expect(await told('2028-04-01')).toEqual(both);
  expect(await told('2028-04-02')).toEqual([]);
  expect(await told('2028-05-01')).toEqual(both);
  expect(await told('2028-05-02')).toEqual([]);
  const guardian = db.selectFrom('guardian').select('id').where('talent_id', '=', child.id);
  const { id } = await guardian.executeTakeFirstOrThrow();
  const body = { pass: newPass(services.secrets.links, id, clock.now), child: child.id };
  const late = await callApi('POST /api/guardian/withdraw', { body });
  expect(late).toMatchObject({ status: 404, body: { code: 'guardian_child_not_found' } });
});
