import { sql } from 'kysely';
import { expect } from 'vitest';
import { test } from '#testing/test.ts';

const invite = 'POST /api/production/casting-invitations';
const check = 'POST /api/production/casting-invitations/check';
const adult = { date_of_birth: '1996-05-01', gender: 'Female' } as const;
const message = 'We saw you on stage.';

test('invites those who fit, says why not the others, and says the same beforehand', async ({
  callApi,
  given,
  db,
  clock,
  deliver,
}) => {
  const house = await given.house();
  const { production_house_id } = house;
  const call = { production_house_id, gender: 'Female', age_range: '20-40' } as const;
  const { id: job_id } = await given.job(call);
  const fitting = await given.talent({ ...adult, name: 'Asha Rao' });
  const man = await given.talent({ ...adult, gender: 'Male' });
  const older = await given.talent({ ...adult, date_of_birth: '1950-05-01' });
  const applied = await given.talent(adult);
  await given.application({ talent_id: applied.id, job_id });
  const invited = await given.talent(adult);
  await callApi(invite, { body: { job_id, talent_ids: [invited.id], message } }, house);
  const muting = await given.talent(adult);
  const mute = { talent_id: muting.id, production_house_id, muted_at: clock.now.toISOString() };
  await db.insertInto('house_mute').values(mute).execute();
  const leaving = await given.talent(adult);
  const deletion = { asked_at: clock.now.toISOString(), erase_at: '2099-01-01' };
  await db
    .insertInto('account_deletion')
    .values({ account_id: leaving.id, ...deletion })
    .execute();
  const hidden = await given.talent({ ...adult, visibility: 'link' });
  const child = await given.talent({ date_of_birth: '2015-05-01' });
  const people = { fitting, man, older, applied, invited, muting, leaving, hidden, child };
  const talent_ids = Object.values(people).map(({ id }) => id);
  await deliver();

  const before = await callApi(check, { body: { job_id, talent_ids } }, house);
  const sent = await callApi(invite, { body: { job_id, talent_ids, message } }, house);
  const confirmed = await callApi(invite, { body: { job_id, talent_ids, message, confirm: true } }, house);
  const emails = await deliver();

  const nameOf = (id: string) => Object.entries(people).find(([, one]) => one.id === id)?.[0];
  const reasons = Object.fromEntries(
    sent.body.not_invited.map(({ talent_id, reason, needs_confirm }) => [
      nameOf(talent_id),
      [reason, needs_confirm],
    ]),
  );
  expect(before.body).toMatchObject({ invited: [fitting.id], not_invited: sent.body.not_invited });
  expect(sent.body).toMatchObject({ message: 'Invitation sent.', invited: [fitting.id] });
  expect(reasons).toEqual({
    man: ['The casting call asks for another gender.', true],
    older: ['Outside the ages of the casting call.', true],
    applied: ['This talent has already applied to this casting call, or withdrew from it.', false],
    invited: ['You have already invited this talent.', false],
    muting: ['This talent does not accept invitations from your production house.', false],
    leaving: [expect.stringContaining('asked us to delete their account'), false],
    hidden: ['No profile found.', false],
    child: ['No profile found.', false],
  });
  const shown = sent.body.not_invited.map(({ talent_id, name }) => [nameOf(talent_id), name !== null]);
  expect(Object.fromEntries(shown)).toMatchObject({ man: true, hidden: false, child: false });
  expect(confirmed.body.invited).toEqual([man.id, older.id]);
  expect(emails.map(({ to }) => to).toSorted()).toEqual(
    [fitting, man, older].map(({ email }) => email).toSorted(),
  );
});

test('invites each once when two colleagues invite the same people', async ({ callApi, given }) => {
  const house = await given.house();
  const { id: job_id } = await given.job({ production_house_id: house.production_house_id });
  const people = await Promise.all(Array.from({ length: 4 }, () => given.talent(adult)));
  const talent_ids = people.map(({ id }) => id);
  const colleagues = [house, await given.member(house, 'reviewer')];

  const sent = await Promise.all(
    colleagues.map((member) => callApi(invite, { body: { job_id, talent_ids, message } }, member)),
  );

  expect(sent.flatMap(({ body }) => body.invited).toSorted()).toEqual(talent_ids.toSorted());
  expect(new Set(sent.flatMap(({ body }) => body.not_invited.map(({ reason }) => reason))).size).toBe(1);
});

test('allows 200 invitations a day, however many come at once, and more the next day', async ({
  callApi,
  clock,
  given,
  db,
}) => {
  const house = await given.house();
  const { production_house_id } = house;
  const post = () => given.job({ production_house_id, application_deadline: '2099-01-01' });
  const jobs = await Promise.all(Array.from({ length: 20 }, post));
  const people = await Promise.all(Array.from({ length: 10 }, () => given.talent(adult)));
  await sql`
    insert into invitation_to_apply (job_id, talent_id, message, invited_at)
    select job, talent, 'Hello', ${clock.now.toISOString()}
    from unnest(${jobs.map(({ id }) => id)}::uuid[]) job, unnest(${people.map(({ id }) => id)}::uuid[]) talent
    limit 197`.execute(db);
  const job_id = (await post()).id;
  const talent_ids = people.map(({ id }) => id);
  const send = (ids: string[], token = house.token) =>
    callApi(invite, { body: { job_id, talent_ids: ids, message } }, { token });

  const before = await callApi(check, { body: { job_id, talent_ids } }, house);
  const sent = await Promise.all([send(talent_ids.slice(0, 5)), send(talent_ids.slice(5))]);
  const alone = await send([(await given.talent(adult)).id]);
  clock.now = new Date(clock.now.getTime() + 86_400_001);
  // A session lasts one day, so a new one is needed.
  const later = await send(talent_ids, await given.session(house.id));

  expect(before.body.invited).toHaveLength(3);
  expect(sent.flatMap(({ body }) => body.invited)).toHaveLength(3);
  expect(sent.flatMap(({ body }) => body.not_invited)[0]?.reason).toContain('200 talent a day');
  expect(alone).toMatchObject({ status: 429, body: { code: 'too_many_invitations_to_apply' } });
  expect(later.body.invited).toHaveLength(7);
});

test('takes from 1 to 100 talent in a request', async ({ callApi, given }) => {
  const house = await given.house();
  const { id: job_id } = await given.job({ production_house_id: house.production_house_id });
  const send = (talent_ids: string[]) => callApi(invite, { body: { job_id, talent_ids, message } }, house);

  const none = await send([]);
  const many = await send(Array.from({ length: 101 }, () => crypto.randomUUID()));

  expect(none).toMatchObject({
    status: 400,
    body: { fields: { talent_ids: 'Select at least one talent.' } },
  });
  expect(many).toMatchObject({ status: 400, body: { fields: { talent_ids: 'At most 100 at once.' } } });
});
