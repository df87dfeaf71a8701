import { expect } from 'vitest';
import { everyRead, leaveNews, test } from '#testing/child-world.ts';
import { newMessage } from '#testing/conversation-world.ts';
import { isPersonal } from '#testing/planted-child.ts';

test('a house reads nothing of a child once it is no longer verified for children', async ({
  app,
  archives: { archiveAt, findAddress, requestExport },
  callApi,
  clock,
  deliver,
  given,
  planted,
  read,
  services,
  takeEffect,
}) => {
  const { house, child, id, job } = planted;
  const earlier = await requestExport();
  const { address } = (await findAddress(earlier)).body;
  const archive = await archiveAt(address);
  await leaveNews(services, callApi, planted);
  const before = await read();
  const seen = (await callApi('GET /api/production/jobs/:id/board-news', { params: { id: job } }, house)).body
    .seen;

  const params = { id: house.production_house_id };
  const end = 'POST /api/admin/houses/:id/end-child-grade';
  await callApi(end, { params, body: { reason: 'Unsafe hours.' } }, await given.staff('moderator'));
  const emails = (await takeEffect()).filter(({ to }) => to === house.email);
  const after = await read();
  const oldLinks = await Promise.all([...before.links, address].map((link) => app.inject(link)));
  const ended = await findAddress(earlier);
  const news = await callApi(
    'GET /api/production/jobs/:id/board-news',
    { params: { id: job }, query: { seen } },
    house,
  );
  const answer = { params: { id }, body: newMessage('Tara is waiting.') };
  const written = await callApi('POST /api/user/conversations/:id/messages', answer, child);
  await callApi('POST /api/user/job-applications/:id/withdraw', { params: { id } }, child);
  const later = (await deliver()).filter(({ to }) => to === house.email);
  clock.now = new Date(clock.now.getTime() + 60_000);
  const exported = await archiveAt((await findAddress(await requestExport())).body.address);
  const afterwards = await read();

  expect(before.found).toEqual(everyRead);
  expect(after).toEqual({ found: [], links: [] });
  expect(afterwards).toEqual({ found: [], links: [] });
  expect(oldLinks.map(({ statusCode }) => statusCode)).toEqual(oldLinks.map(() => 404));
  expect(ended.status).toBe(404);
  expect(news.body).toMatchObject({ changes: [], gone: [id] });
  expect(written.status).toBe(409);
  expect(isPersonal(archive.text)).toBe(true);
  expect(exported.names).toEqual(archive.names);
  expect(isPersonal(exported.text)).toBe(false);
  expect(planted.ofChild.filter((one) => exported.text.includes(one))).toEqual([]);
  expect(emails.map(({ subject }) => subject)).toEqual(['You are no longer verified for children']);
  expect(later).toEqual([]);
});
