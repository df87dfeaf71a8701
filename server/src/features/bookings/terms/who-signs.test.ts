import { expect } from 'vitest';
import { signers, test } from '#testing/terms-world.ts';

test('an agency reads the terms and declines, but only the talent signs', async ({
  callApi,
  given,
  person,
  termsOf,
}) => {
  const talent = await person();
  const { send, offerOf } = await termsOf(talent.id);
  const agency = await given.talent({ name: 'Star Agency' });
  const mandate = await given.mandate({ talent_id: talent.id, holder_id: agency.id, scopes: ['answer'] });
  const acting = { token: await given.actingSession(mandate) };
  await send();
  const params = { id: await offerOf() };

  const read = await callApi('GET /api/user/offers/:id/terms', { params }, acting);
  const tried = [
    await callApi('POST /api/user/offers/:id/terms/code', { params }, acting),
    await callApi(
      'POST /api/user/offers/:id/terms/sign',
      { params, body: { version: 1, otp: '123456' } },
      acting,
    ),
    await callApi('POST /api/user/offers/:id/accept', { params }, acting),
  ];
  const declined = await callApi('POST /api/user/offers/:id/decline', { params, body: {} }, acting);

  expect(read.body).toMatchObject({ signer: 'talent' });
  expect(tried.map(({ status, body }) => [status, body.code])).toEqual([
    [403, 'only_talent_may'],
    [403, 'only_talent_may'],
    [409, 'terms_unsigned'],
  ]);
  expect(declined.status).toBe(200);
});

test('of a child the guardian signs in place of the child, who works five hours a day at most', async ({
  callApi,
  given,
  services,
}) => {
  const [child, mother] = [await given.talent({ date_of_birth: given.born(12) }), await given.talent()];
  await given.guardian(child.id, { mobile: mother.mobile, contact: mother.mobile, name: 'Sunita Rao' });
  const house = await given.houseForChildren();
  const job = await given.job({ production_house_id: house.production_house_id });
  const { id } = await given.application({ talent_id: child.id, job_id: job.id });
  const { change, send, sign, read } = signers(services, callApi, id, house);
  const { acts_for } = (await callApi('GET /api/user/mandates', {}, mother)).body;
  const { token } = (
    await callApi('POST /api/user/acting', { body: { mandate: acts_for[0]?.id ?? '' } }, mother)
  ).body;

  const words = 'Call Ravi on 98200 99999 and come alone.';
  const long = await send({ hours: 6 });
  const named = [
    await send({ travel: words }),
    await send({ message: words }),
    await send({ credit: words }),
  ];
  const sent = await send({ hours: 5 });
  const own = [await read(child), await sign(child)] as const;
  const signed = await sign({ id: child.id, token }, 1, mother.mobile);
  const changed = await change({ hours: 5, cancellation: words });

  expect(long).toMatchObject({
    status: 400,
    body: { fields: { hours: expect.stringContaining('5 hours') } },
  });
  expect([...named, changed].map(({ body }) => Object.keys(body.fields ?? {}))).toEqual([
    ...[['travel'], ['message'], ['credit']],
    ['cancellation'],
  ]);
  expect([sent.status, own[0].signer, own[1].status]).toEqual([200, 'guardian', 403]);
  expect(signed.status).toBe(200);
  expect(await read(child)).toMatchObject({
    is_child: true,
    offer: { status: 'accepted' },
    versions: [{ signatures: [{ party: 'house' }, { party: 'guardian', name: 'Sunita Rao' }] }],
  });
});

test('a house signs more offers in an hour than strangers can have codes sent to anybody', async ({
  callApi,
  clock,
  person,
  termsOf,
}) => {
  const { id, owner, body } = await termsOf((await person()).id);
  const statuses = [];
  for (let code = 0; code < 8; code += 1) {
    clock.now = new Date(clock.now.getTime() + 61_000);
    const asked = await callApi(
      'POST /api/production/applications/:id/terms/code',
      { params: { id }, body },
      owner,
    );
    statuses.push(asked.status);
  }

  expect(new Set(statuses)).toEqual(new Set([200]));
});

test('a talent signs no new terms of a suspended house', async ({ given, person, termsOf }) => {
  const talent = await person();
  const { owner, send, sign, change } = await termsOf(talent.id);
  await send();
  await sign(talent);
  await change({ fee: 40_000 });
  await given.suspension(owner.production_house_id);

  const { status, body } = await sign(talent, 2);

  expect([status, body.code]).toEqual([409, 'other_house_suspended']);
});
