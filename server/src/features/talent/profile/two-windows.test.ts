import fc from 'fast-check';
import { expect } from 'vitest';
import type { Caller } from '#testing/given.ts';
import { randomRuns } from '#testing/random-runs.ts';
import { type CallApi, test } from '#testing/test.ts';

test('rejects a save from an outdated window and returns the saved profile', async ({ callApi, given }) => {
  const talent = await given.talent();
  const save = (body: Record<string, string>) => callApi('PUT /api/user/profile', { body }, talent);

  const first = await save({ hobbies: 'Chess', if_match: 'never' });
  const second = await save({ hobbies: 'Go', if_match: 'never' });
  const again = await save({ hobbies: 'Go', if_match: first.body.user.updated_at ?? '' });

  expect(second).toMatchObject({
    status: 409,
    body: { code: 'profile_changed_elsewhere', user: first.body.user },
  });
  expect(again).toMatchObject({ status: 200, body: { user: { hobbies: 'Go' } } });
});

test('accepts one of several simultaneous saves', async ({ callApi, given }) => {
  const talent = await given.talent();
  const windows = Array.from({ length: 8 }, (_, number) => ({
    hobbies: `Chess ${number}`,
    if_match: 'never',
  }));

  const answers = await Promise.all(
    windows.map((body) => callApi('PUT /api/user/profile', { body }, talent)),
  );
  const { body } = await callApi('GET /api/user/profile', {}, talent);

  const saved = answers.filter(({ status }) => status === 200).map((answer) => answer.body.user);
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, ...Array(7).fill(409)]);
  expect(saved).toEqual([body.user]);
});

test('applies a retried save once and never overwrites a later one', async ({ callApi, given }) => {
  const talent = await given.talent();
  const body = { hobbies: 'Chess', if_match: 'never', request_id: crypto.randomUUID() };

  const first = await callApi('PUT /api/user/profile', { body }, talent);
  const again = await callApi('PUT /api/user/profile', { body }, talent);
  await callApi('PUT /api/user/profile', { body: { hobbies: 'Go' } }, talent);
  const late = await callApi('PUT /api/user/profile', { body }, talent);

  expect(again).toMatchObject({ status: 200, body: first.body });
  expect(late).toMatchObject({ status: 409, body: { user: { hobbies: 'Go' } } });
});

const runs = randomRuns(150, 1000);

const step = fc.record({
  window: fc.constantFrom(0, 1),
  act: fc.constantFrom('open' as const, 'type' as const, 'save' as const),
  field: fc.constantFrom('hobbies' as const, 'sports' as const),
});

/** A window in which a talent fills in the wizard; `saved` holds what all windows together have saved. */
function openWindow(callApi: CallApi, talent: Caller, saved: Record<string, string>) {
  let form = { typed: {}, if_match: 'never', seen: '{}' };
  const begin = (updated_at: string | null) => {
    form = { typed: {}, if_match: updated_at ?? 'never', seen: JSON.stringify(saved) };
  };
  return {
    open: async () => begin((await callApi('GET /api/user/profile', {}, talent)).body.user.updated_at),
    type: async (field: string) => void Object.assign(form.typed, { [field]: crypto.randomUUID() }),
    save: async () => {
      const body = { ...form.typed, if_match: form.if_match };
      const answer = await callApi('PUT /api/user/profile', { body }, talent);
      if (answer.status === 409) return;
      // A save may succeed only if its window had loaded everything saved so far.
      expect(form.seen).toBe(JSON.stringify(saved));
      Object.assign(saved, form.typed);
      begin(answer.body.user.updated_at);
    },
  };
}

test(`loses no saved field in any order of actions in two windows (seed ${runs.seed})`, async ({
  callApi,
  given,
}) => {
  const order = fc.asyncProperty(fc.array(step, { minLength: 2, maxLength: 8 }), async (steps) => {
    const talent = await given.talent();
    const saved: Record<string, string> = {};
    const windows = [openWindow(callApi, talent, saved), openWindow(callApi, talent, saved)];

    for (const { window, act, field } of steps) await windows[window]?.[act](field);
    const { hobbies, sports } = (await callApi('GET /api/user/profile', {}, talent)).body.user;

    expect({ hobbies, sports }).toEqual({ hobbies: null, sports: null, ...saved });
  });

  await fc.assert(order, runs);
});
