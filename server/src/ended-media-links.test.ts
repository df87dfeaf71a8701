import { expect } from 'vitest';
import { picture } from '#testing/files.ts';
import { answers } from '#testing/posts.ts';
import { test as base } from '#testing/test.ts';

const password = 'a lamp in the window';
const consents = ['accuracy', 'sharing', 'contact'].map((id) => ({ id, version: '1' }));

const test = base.extend<{ sent: (age: number) => Promise<Sent> }>({
  /** Applies with a photo and returns the link with which the house opens it, a second old. */
  sent: async ({ app, callApi, clock, given }, use) => {
    await use(async (age) => {
      const house = await given.houseForChildren();
      const { id: job_id } = await given.job({ production_house_id: house.production_house_id });
      const talent = await given.talent({ date_of_birth: given.born(age) }, { password });
      if (age < 18) await given.guardian(talent.id);
      const body = { ...answers, job_id, consents };
      await callApi('POST /api/user/job-apply', { body, files: { headshot: [await picture()] } }, talent);
      const read = async () => {
        const found = { params: { id: job_id } };
        return (await callApi('GET /api/production/applications/:id', found, house)).body.data[0];
      };
      const received = await read();
      const link = received?.media[0]?.url ?? '';
      const narrow = link.replace('/private/', '/private/renditions/320/').replace('.webp?', '.avif?');
      const open = async () => [await app.inject(link), await app.inject(narrow)].map((r) => r.statusCode);
      const before = await open();
      clock.now = new Date(clock.now.getTime() + 1000);
      return { talent, application_id: received?.application_id ?? '', before, open, read };
    });
  },
});

interface Sent {
  talent: { id: string; token: string };
  application_id: string;
  /** The status codes of the photo and of its rendition. */
  before: number[];
  open: () => Promise<number[]>;
  read: () => Promise<{ media: unknown[] } | undefined>;
}

test('a house opens no file of an application after its withdrawal', async ({ callApi, clock, sent }) => {
  const [withdrawn, other] = [await sent(30), await sent(30)];
  const params = { id: withdrawn.application_id };

  await callApi('POST /api/user/job-applications/:id/withdraw', { params }, withdrawn.talent);
  clock.now = new Date(clock.now.getTime() + 1000);

  expect(withdrawn.before).toEqual([200, 200]);
  expect(await withdrawn.open()).toEqual([404, 404]);
  expect(await other.open()).toEqual([200, 200]);
  expect((await withdrawn.read())?.media).toEqual([]);
});

test('a house opens no file of a talent whose account is to be deleted, until the deletion is cancelled', async ({
  callApi,
  clock,
  sent,
}) => {
  const { talent, before, open, read } = await sent(30);

  await callApi('POST /api/user/account-deletion', { body: { password } }, talent);
  const leaving = await read();
  clock.now = new Date(clock.now.getTime() + 1000);

  expect(before).toEqual([200, 200]);
  expect(await open()).toEqual([404, 404]);
  expect(leaving?.media).toEqual([]);
});

test('a house opens no file of a child whose consent was withdrawn', async ({ callApi, sent }) => {
  const { talent, before, open, read } = await sent(9);

  await callApi('DELETE /api/user/guardian', {}, talent);

  expect(before).toEqual([200, 200]);
  expect(await open()).toEqual([404, 404]);
  expect(await read()).toBeUndefined();
});
