import type { Insertable } from 'kysely';
import sharp from 'sharp';
import { extractText, getDocumentProxy } from 'unpdf';
import { expect } from 'vitest';
import type { Talent } from '#platform/database-types.generated.ts';
import { test as base } from '#testing/test.ts';

const A5 = [419.53, 595.28];
const adult: Partial<Insertable<Talent>> = {
  ...{ name: 'Meera Joshi', date_of_birth: '1996-05-04', city: 'Indore', profile_type: 'DANCERS' },
  ...{ hair_color: 'BLACK', skills: ['yoga'], languages: ['Hindi'] },
  details: JSON.stringify({ height: '165 cm', waist: '28', inseam_length: '30', shoe_size: 'UK 5' }),
};

interface Printed {
  status: number;
  message: string | undefined;
  text: string;
  pages: number;
  size: number[];
}

const test = base.extend<{ print: (path: string, as?: { token: string }) => Promise<Printed> }>({
  print: async ({ app, clock: _present }, use) => {
    await use(async (url, as) => {
      const {
        statusCode: status,
        headers,
        rawPayload,
        body,
      } = await app.inject({
        url,
        ...(as && { headers: { authorization: `Bearer ${as.token}` } }),
      });
      if (headers['content-type'] !== 'application/pdf') {
        return { status, message: JSON.parse(body).message, text: '', pages: 0, size: [] };
      }
      const pdf = await getDocumentProxy(new Uint8Array(rawPayload));
      const { text } = await extractText(pdf, { mergePages: true });
      const [, , ...size] = (await pdf.getPage(1)).view;
      return { status, message: undefined, text, pages: pdf.numPages, size };
    });
  },
});

test('a comp card is A5 and says who, what and where, without any contact', async ({ print, given }) => {
  const talent = await given.talent(adult);

  const card = await print('/api/user/comp-card.pdf', talent);

  expect(card).toMatchObject({ status: 200, pages: 1, size: A5 });
  expect(card.text).toMatch(/Meera Joshi[\s\S]*DANCERS/);
  expect(card.text).toMatch(/165 cm[\s\S]*28 in[\s\S]*UK 5/);
  expect(card.text).toMatch(/yoga[\s\S]*Contact Meera Joshi through Kirdaar/);
  expect(card.text.replaceAll(/\s/g, '')).toContain(`/talent/${talent.id}`);
  expect(card.text).not.toMatch(new RegExp(`${talent.email}|${talent.mobile.slice(3)}|1996`));
});

test('a comp card with a photo has two sides', async ({ print, given, services }) => {
  const picture = await sharp({ create: { width: 60, height: 80, channels: 3, background: '#884422' } })
    .webp()
    .toBuffer();
  const name = await services.storage.save('public', picture, 'webp');
  const talent = await given.talent({ ...adult, profile_photo: `/media/public/${name}` });

  const card = await print('/api/user/comp-card.pdf', talent);

  expect(card).toMatchObject({ status: 200, pages: 2 });
});

test('a comp card can carry the address of a link, while the link works', async ({ print, call, given }) => {
  const talent = await given.talent({ ...adult, visibility: 'link' });
  const body = { request_id: crypto.randomUUID(), label: 'Card', days: 7 } as const;
  const { link } = (await call('POST /api/user/profile-links', { body }, talent)).body;

  const card = await print(`/api/user/comp-card.pdf?link=${link.id}`, talent);
  const foreign = await print(`/api/user/comp-card.pdf?link=${link.id}`, await given.talent(adult));
  await call('DELETE /api/user/profile-links/:id', { params: { id: link.id } }, talent);
  const ended = await print(`/api/user/comp-card.pdf?link=${link.id}`, talent);

  expect(card.text.replaceAll(/\s/g, '')).toContain(link.address?.replace('http://', ''));
  expect([foreign.status, ended.status]).toEqual([404, 404]);
});

test('whoever sees the page gets the card, with the measurements that they are told', async ({
  print,
  given,
}) => {
  const { id } = await given.talent(adult);
  const path = `/api/profiles/${id}/comp-card.pdf`;

  const visitor = await print(path);
  const house = await print(path, await given.house());

  expect([visitor.status, house.status]).toEqual([200, 200]);
  expect(visitor.text).toContain('165 cm');
  expect(visitor.text + house.text).not.toMatch(/28 in|UK 5/);
});

test('a house that the talent applied to gets its measurements, on the card and the size sheet', async ({
  print,
  given,
}) => {
  const { id } = await given.talent(adult);
  const house = await given.house();
  const job = await given.job({ production_house_id: house.production_house_id });
  await given.application({ talent_id: id, job_id: job.id });

  const card = await print(`/api/profiles/${id}/comp-card.pdf`, house);
  const sheet = await print(`/api/profiles/${id}/size-sheet.pdf`, house);
  const other = await print(`/api/profiles/${id}/size-sheet.pdf`, await given.house());

  expect(card.text).toContain('28 in');
  expect(sheet.text).toMatch(/Waist\s*28 in[\s\S]*Inseam\s*30 in/);
  expect(other.text).toContain('No more is told yet.');
  expect(other.text).not.toContain('28 in');
});

test('a talent who is shown by link alone has no card for others', async ({ print, given }) => {
  const { id } = await given.talent({ ...adult, visibility: 'link' });

  const answers = [
    await print(`/api/profiles/${id}/comp-card.pdf`),
    await print(`/api/profiles/${id}/comp-card.pdf`, await given.house()),
    await print(`/api/profiles/${id}/size-sheet.pdf`, await given.house()),
  ];

  expect(answers.map(({ status }) => status)).toEqual([404, 404, 404]);
});

test('S-29: a child has a card once a guardian agrees, by first name and for known houses alone', async ({
  print,
  given,
}) => {
  const child = await given.talent({ ...adult, name: 'Aarav Canarysurname', date_of_birth: '2015-05-01' });
  const path = `/api/profiles/${child.id}/comp-card.pdf`;

  const before = await print('/api/user/comp-card.pdf', child);
  const sizes = await print('/api/user/size-sheet.pdf', child);
  await given.guardian(child.id);
  const own = await print('/api/user/comp-card.pdf', child);
  const unknown = await print(path, await given.house());
  const known = await print(path, await given.house({ verification: 'documents' }));

  expect(before).toMatchObject({ status: 403, message: 'A parent or guardian has to agree first.' });
  expect([sizes.status, own.status, unknown.status, known.status]).toEqual([403, 200, 404, 200]);
  for (const { text } of [own, known]) {
    expect(text).toContain('Aarav');
    expect(text).not.toMatch(/Canarysurname|Indore|28 in|2015/);
  }
});

test('a talent without a birth date is told what is missing', async ({ print, given }) => {
  const card = await print('/api/user/comp-card.pdf', await given.talent());

  expect(card).toMatchObject({
    status: 403,
    message: 'Please save your date of birth in the profile first.',
  });
});

test('a name in Devanagari stands on the card', async ({ print, given }) => {
  const card = await print('/api/user/comp-card.pdf', await given.talent({ ...adult, name: 'मीरा जोशी' }));

  expect(card.text).toMatch(/मीरा/);
});

test('the QR code comes as a drawing and as a picture', async ({ app, given }) => {
  const { token } = await given.talent(adult);
  const headers = { authorization: `Bearer ${token}` };

  const svg = await app.inject({ url: '/api/user/qr-code.svg', headers });
  const png = await app.inject({ url: '/api/user/qr-code.png', headers });

  expect(svg.headers['content-type']).toBe('image/svg+xml');
  expect(svg.body).toMatch(/^<svg /);
  expect(png.headers['content-type']).toBe('image/png');
  expect(await sharp(png.rawPayload).metadata()).toMatchObject({ format: 'png', width: 1024, height: 1024 });
});
