import type { JobEdit } from '@kirdaar/contract/jobs/job-posts';
import { sql } from 'kysely';
import { expect } from 'vitest';
import type { Caller } from '#testing/given.ts';
import { jobPost } from '#testing/posts.ts';
import { test as base } from '#testing/test.ts';

const reason = 'A fee was asked.';

interface Calls {
  house: Caller & { production_house_id: string; email: string };
  /** Two roles of one project. */
  role: string;
  sibling: string;
  moderator: Caller & { id: string };
  other: Caller;
  refuse: (as?: Caller) => Promise<number>;
  takeDown: () => Promise<number>;
  /** What the house saves of one of them. */
  edit: (id: string, changes: Partial<JobEdit>) => Promise<number>;
  isPublic: (id: string) => Promise<boolean>;
  /** The kinds of what waits in Today about a casting call or the house. */
  today: () => Promise<string[]>;
}

const test = base.extend<{ calls: Calls }>({
  calls: async ({ callApi, clock, given }, use) => {
    const house = await given.house({ verification: 'documents' });
    const { production_house_id } = house;
    const { id: role, project_id } = await given.job({ production_house_id });
    const { id: sibling } = await given.job({ production_house_id, project_id });
    const [moderator, other] = [await given.staff('moderator'), await given.staff('moderator')];
    const params = { id: role };
    const refusal = { version: 1, ground: 'fraud', reason } as const;
    await use({
      ...{ house, role, sibling, moderator, other },
      refuse: async (as = moderator) =>
        (await callApi('POST /api/admin/jobs/:id/refuse', { params, body: refusal }, as)).status,
      takeDown: async () =>
        (await callApi('POST /api/admin/jobs/:id/take-down', { params, body: { reason } }, moderator)).status,
      edit: async (id, changes) => {
        const body = { ...jobPost(clock.now), ...changes };
        return (await callApi('PUT /api/production/jobs/:id', { params: { id }, body }, house)).status;
      },
      isPublic: async (id) =>
        (await callApi('GET /api/production/jobs/:id', { params: { id } })).status === 200,
      today: async () => {
        const { items } = (await callApi('GET /api/admin/today', {}, other)).body;
        return items.filter((item) => item.house_id === production_house_id).map(({ kind }) => kind);
      },
    });
  },
});

test('refuses a casting call that its house edits within the ten seconds, or of which it edits another role', async ({
  calls,
  takeEffect,
}) => {
  const { edit, isPublic, refuse, role, sibling } = calls;

  const answers = [
    await refuse(),
    await edit(role, { role_description: 'One word.' }),
    await edit(sibling, { project_description: 'Another family of detectives.' }),
  ];
  await takeEffect();

  expect(answers).toEqual([200, 200, 200]);
  expect([await isPublic(role), await isPublic(sibling)]).toEqual([false, true]);
});

test.for(['refused', 'left as it is', 'closed'] as const)(
  'lists a removal that failed in Today until its casting call is %s',
  async (end, { callApi, calls, given, takeEffect }) => {
    const { house, isPublic, moderator, other, refuse, role, today } = calls;
    const params = { id: role };
    await refuse();
    const owner = await given.staff('owner');
    await callApi('DELETE /api/admin/staff/:id', { params: { id: moderator.id } }, owner);
    const before = await today();

    await takeEffect();
    const { items } = (await callApi('GET /api/admin/today', {}, other)).body;
    const { job } = (await callApi('GET /api/admin/jobs/:id', { params }, other)).body;
    const body = { version: job.version };
    const approve = async () =>
      (await callApi('POST /api/admin/jobs/:id/approve', { params, body }, other)).status;
    const close = async () =>
      (await callApi('POST /api/production/jobs/:id/close', { params, body: {} }, house)).status;
    const again = await { refused: () => refuse(other), 'left as it is': approve, closed: close }[end]();
    const waiting = await today();
    const told = await takeEffect();
    const { history } = (await callApi('GET /api/admin/jobs/:id', { params }, other)).body.job;

    expect(before).toEqual([]);
    expect(items).toMatchObject([{ kind: 'call', id: role }]);
    expect(job).toMatchObject({ waits: 'removal', decision: { state: 'failed' } });
    expect([again, waiting, await today(), await approve()]).toEqual([200, [], [], 409]);
    expect([await isPublic(role), told.length > 0]).toEqual(
      end === 'refused' ? [false, true] : [true, false],
    );
    expect(history.some(({ what }) => what === 'approved_call')).toBe(end === 'left as it is');
  },
);

test('keeps a rejected edit and its appeal when the house edits another role of the project', async ({
  callApi,
  calls,
  takeEffect,
}) => {
  const { edit, house, moderator, role, sibling, today } = calls;
  const params = { id: role };
  const project_description = 'Another family of detectives.';
  await edit(role, { role_description: 'Portfolio shoot for 1500 at our studio first.' });
  const rejection = { version: 2, reason: 'Remove the fee.' };
  await callApi('POST /api/admin/jobs/:id/reject', { params, body: rejection }, moderator);
  await takeEffect();
  await callApi('POST /api/production/appeals', { body: { job_id: role, text: 'No fee.' } }, house);

  const saved = await edit(sibling, { project_description });

  const { review, job } = (await callApi('GET /api/production/jobs/:id/posting-state', { params }, house))
    .body;
  expect([saved, await today()]).toEqual([200, ['appeal']]);
  expect(review).toMatchObject({ state: 'rejected', reason: 'Remove the fee.' });
  expect(job).toMatchObject({ project_description });
});

test('leaves a casting call taken down until it is changed itself, whatever is written of its project', async ({
  callApi,
  calls,
  takeEffect,
}) => {
  const { edit, house, other, role, sibling, takeDown, today } = calls;
  const text = 'No fee.';
  const project_description = 'Another family of detectives.';
  const description = async () =>
    (await callApi('GET /api/admin/jobs/:id', { params: { id: role } }, other)).body.job.fields.find(
      ({ field }) => field === 'project_description',
    )?.now;
  await takeDown();
  await takeEffect();
  await callApi('POST /api/production/appeals', { body: { job_id: role, text } }, house);

  await edit(sibling, { project_description });
  const params = { id: sibling };
  await callApi('POST /api/admin/jobs/:id/approve', { params, body: { version: 2 } }, other);
  await takeEffect();
  const kept = [await today(), await description()];
  await edit(role, { project_description });

  expect(kept).toEqual([['appeal'], project_description]);
  expect(await today()).toEqual(['call']);
});

test.for(['refuse', 'takeDown'] as const)(
  'tells a house of each removal for the same reason, and of each once: %s',
  async (remove, { callApi, calls, db, takeEffect }) => {
    const { house, other, role } = calls;
    const told: number[] = [];
    const toHouse = async () => {
      const sent = (await takeEffect()).filter(({ to, text }) => to === house.email && text.includes(reason));
      told.push(sent.length);
    };
    for (const _turn of [1, 2]) {
      await calls[remove]();
      await toHouse();
      await callApi('POST /api/production/appeals', { body: { job_id: role, text: 'No fee.' } }, house);
      const { items } = (await callApi('GET /api/admin/today', {}, other)).body;
      const params = {
        id:
          items.find((item) => item.kind === 'appeal' && item.house_id === house.production_house_id)?.id ??
          '',
      };
      const body = { accepted: true, answer: 'You are right.' };
      await callApi('POST /api/admin/appeals/:id/answer', { params, body }, other);
      await takeEffect();
    }
    await sql`insert into pgboss.job (name, data) select name, data from pgboss.job where name like 'notify-of-%'`.execute(
      db,
    );
    await toHouse();

    expect(told).toEqual([1, 1, 0]);
  },
);

test('reads what a house posts and edits from when a casting call of it is taken down until it is approved', async ({
  callApi,
  calls,
  clock,
  takeEffect,
}) => {
  const { edit, house, isPublic, moderator, role, sibling, takeDown } = calls;
  const params = { id: role };
  const post = async () =>
    (await callApi('POST /api/production/jobs', { body: jobPost(clock.now) }, house)).body.status;
  const before = await post();
  await takeDown();
  await takeEffect();
  const after = await post();
  await edit(sibling, { role_description: 'One word.' });
  const { review } = (
    await callApi('GET /api/production/jobs/:id/posting-state', { params: { id: sibling } }, house)
  ).body;
  await edit(role, { role_description: 'There is no fee.' });
  const changed = await post();
  await callApi('POST /api/admin/jobs/:id/approve', { params, body: { version: 2 } }, moderator);
  await takeEffect();

  expect([before, after, review?.state, changed]).toEqual(['open', 'pending', 'waiting', 'pending']);
  expect([await isPublic(role), await post()]).toEqual([true, 'open']);
});

test.for([true, false])(
  'refuses a casting call that was taken down, which ends the appeal and is not told to applicants twice, edited: %s',
  async (isEdited, { callApi, calls, given, takeEffect }) => {
    const { edit, house, refuse, role, takeDown, today } = calls;
    const talent = await given.talent();
    await given.application({ talent_id: talent.id, job_id: role });
    const appeal = async () =>
      (await callApi('POST /api/production/appeals', { body: { job_id: role, text: 'No fee.' } }, house))
        .status;
    const told = async () => (await takeEffect()).filter(({ to }) => to === talent.email).length;

    await takeDown();
    const first = await told();
    await appeal();
    if (isEdited) await edit(role, { role_description: 'New words.' });
    const answer = await refuse();

    expect([first, answer, await told()]).toEqual([1, 200, 0]);
    expect([await today(), await refuse(), await appeal(), await today()]).toEqual([
      [],
      409,
      200,
      ['appeal'],
    ]);
  },
);
