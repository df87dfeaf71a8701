import sharp from 'sharp';
import { expect } from 'vitest';
import { test } from '#testing/test.ts';

test('gives ready texts in both languages, and a picture of the size that messengers show whole', async ({
  callApi,
  given,
}) => {
  const { id } = await given.job({
    role_details: 'Younger sister',
    city_location: 'Pune',
    compensation: '₹5,000',
  });

  const { body } = await callApi('GET /api/casting-calls/:id/share-texts', { params: { id } });
  const picture = await callApi('GET /api/casting-calls/:id/picture.png', {
    params: { id },
    query: { language: 'hi' },
  });

  expect(body.texts.en).toMatch(
    /^\*Casting call: Younger sister.*\nCity: Pune\n.*Pay: ₹5,000\n.*Apply free on Kirdaar:\n/s,
  );
  expect(body.texts.en).toContain(`/castingcalls/${id}`);
  expect(body.texts.hi).toMatch(/शहर: पुणे\n.*मुफ़्त आवेदन करें:\n.*\/hi\/castingcalls\//s);
  expect(await sharp(picture.body as Uint8Array).metadata()).toMatchObject({
    format: 'png',
    width: 1080,
    height: 1350,
  });
});

test('says of a closed casting call that it is closed, and shows none that waits for staff', async ({
  callApi,
  given,
}) => {
  const closed = await given.job({ status: 'closed' });
  const pending = await given.job({ status: 'pending' });
  const textsOf = (id: string) => callApi('GET /api/casting-calls/:id/share-texts', { params: { id } });

  expect((await textsOf(closed.id)).body.texts.en).toContain('takes no more applications');
  expect((await textsOf(pending.id)).status).toBe(404);
  const picture = { params: { id: pending.id } };
  expect((await callApi('GET /api/casting-calls/:id/picture.png', picture)).status).toBe(404);
});
