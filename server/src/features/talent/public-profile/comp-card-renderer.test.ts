import type { Insertable } from 'kysely';
import sharp from 'sharp';
import { extractText, getDocumentProxy } from 'unpdf';
import { expect } from 'vitest';
import type { Talent } from '#platform/database/database-types.generated.ts';
import { picture, video } from '#testing/files.ts';
import { test as base } from '#testing/test.ts';

const A5 = [419.53, 595.28];
const film = { project: 'Lamp Street', year: 2019, kind: 'Film', role: 'Gauri', house: null, link: null };
const adult: Partial<Insertable<Talent>> = {
  name: 'Meera Joshi',
  date_of_birth: '1996-05-04',
  city: 'Indore',
  profile_type: 'DANCERS',
  hair_color: 'BLACK',
  skills: ['yoga'],
  languages: ['Hindi'],
  details: JSON.stringify({
    height: '165 cm',
    waist: '28',
    inseam_length: '30',
    shoe_size: 'UK 5',
    credits: [film],
  }),
};

interface Printed {
  status: number;
  code: string | undefined;
  text: string;
  pages: number;
  size: number[];
}

const test = base.extend<{
  print: (path: string, as?: { token: string }, language?: string) => Promise<Printed>;
}>({
  print: async ({ app, clock: _present }, use) => {
    await use(async (url, as, language = 'en') => {
      const {
        statusCode: status,
        headers,
        rawPayload,
        body,
      } = await app.inject({
        url,
        headers: { 'accept-language': language, ...(as && { authorization: `Bearer ${as.token}` }) },
      });
      if (headers['content-type'] !== 'application/pdf') {
        return { status, code: JSON.parse(body).code, text: '', pages: 0, size: [] };
      }
      const pdf = await getDocumentProxy(new Uint8Array(rawPayload));
      const { text } = await extractText(pdf, { mergePages: true });
      const [, , ...size] = (await pdf.getPage(1)).view;
      return { status, code: undefined, text, pages: pdf.numPages, size };
    });
  },
});

test('prints an A5 comp card with name, facts and link, without contact details', async ({
  print,
  given,
}) => {
  const talent = await given.talent(adult);

  const card = await print('/api/user/comp-card.pdf', talent);

  expect(card).toMatchObject({ status: 200, pages: 1, size: A5 });
  expect(card.text).toMatch(/Meera Joshi[\s\S]*DANCERS/);
  expect(card.text).toMatch(/165 cm[\s\S]*28 in[\s\S]*UK 5/);
  expect(card.text).toMatch(
    /yoga[\s\S]*Credits[\s\S]*2019 Lamp Street, as Gauri[\s\S]*Contact Meera Joshi through Kirdaar/,
  );
  expect(card.text.replaceAll(/\s/g, '')).toContain('/t/meera-joshi');
  expect(card.text).not.toMatch(new RegExp(`${talent.email}|${talent.mobile.slice(3)}|1996`));
});

test('prints the comp card and the size sheet in Hindi for a Hindi page', async ({ print, given }) => {
  const talent = await given.talent({ ...adult, name: 'கோகிலா ஸ்ரீனிவாசன்' });

  const card = await print('/api/user/comp-card.pdf', talent, 'hi');
  const sheet = await print('/api/user/size-sheet.pdf', talent, 'hi');

  expect(card.text).toMatch(/डांसर[\s\S]*कमर[\s\S]*28 इंच[\s\S]*योग[\s\S]*2019 Lamp Street, रोल: Gauri/);
  expect(sheet.text).toMatch(/साइज़ शीट[\s\S]*जूते का साइज़[\s\S]*UK 5/);
  for (const { text } of [card, sheet]) expect(text).toContain('கோகிலா ஸ்ரீனிவாசன்');
  expect(card.text + sheet.text).not.toMatch(/Waist|Contact|DANCERS|Black/);
});

test('prints two sides when there is a photo', async ({ print, given, services }) => {
  const picture = await sharp({ create: { width: 60, height: 80, channels: 3, background: '#884422' } })
    .webp()
    .toBuffer();
  const name = await services.storage.save('public', picture, 'webp');
  const talent = await given.talent({ ...adult, profile_photo: `/media/public/${name}` });

  const card = await print('/api/user/comp-card.pdf', talent);

  expect(card).toMatchObject({ status: 200, pages: 2 });
});

test('prints the URL of a share link on a comp card while the link works', async ({
  print,
  callApi,
  given,
}) => {
  const talent = await given.talent({ ...adult, visibility: 'link' });
  const body = { request_id: crypto.randomUUID(), label: 'Card', days: 7 } as const;
  const { link } = (await callApi('POST /api/user/profile-links', { body }, talent)).body;

  const card = await print(`/api/user/comp-card.pdf?link=${link.id}`, talent);
  const foreign = await print(`/api/user/comp-card.pdf?link=${link.id}`, await given.talent(adult));
  await callApi('DELETE /api/user/profile-links/:id', { params: { id: link.id } }, talent);
  const ended = await print(`/api/user/comp-card.pdf?link=${link.id}`, talent);

  expect(card.text.replaceAll(/\s/g, '')).toContain(link.address?.replace('http://', ''));
  expect([foreign.status, ended.status]).toEqual([404, 404]);
});

test('prints a card for anyone who may see the page, without measurements hidden from them', async ({
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

test('prints measurements on the card and the size sheet for a house the talent applied to', async ({
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
  expect(other.text).toContain('You cannot see other measurements.');
  expect(other.text).not.toContain('28 in');
});

test('prints no card for others when the talent is visible by link only', async ({ print, given }) => {
  const { id } = await given.talent({ ...adult, visibility: 'link' });

  const answers = [
    await print(`/api/profiles/${id}/comp-card.pdf`),
    await print(`/api/profiles/${id}/comp-card.pdf`, await given.house()),
    await print(`/api/profiles/${id}/size-sheet.pdf`, await given.house()),
  ];

  expect(answers.map(({ status }) => status)).toEqual([404, 404, 404]);
});

test('prints a child’s card once a guardian agrees, with first name only and for document-verified houses only', async ({
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
  const known = await print(path, await given.houseForChildren());

  expect(before).toMatchObject({ status: 403, code: 'guardian_required' });
  expect([sizes.status, own.status, unknown.status, known.status]).toEqual([403, 200, 404, 200]);
  for (const { text } of [own, known]) {
    expect(text).toContain('Aarav');
    expect(text).not.toMatch(/Canarysurname|Indore|28 in|2015/);
  }
});

test('reports a missing birth date', async ({ print, given }) => {
  const card = await print('/api/user/comp-card.pdf', await given.talent());

  expect(card).toMatchObject({
    status: 403,
    code: 'birth_date_not_saved',
  });
});

test('prints a name in Devanagari', async ({ print, given }) => {
  const card = await print('/api/user/comp-card.pdf', await given.talent({ ...adult, name: 'मीरा जोशी' }));

  expect(card.text).toMatch(/मीरा/);
});

test('returns the QR code as SVG and as PNG', async ({ app, given }) => {
  const { token } = await given.talent(adult);
  const headers = { authorization: `Bearer ${token}` };

  const svg = await app.inject({ url: '/api/user/qr-code.svg', headers });
  const png = await app.inject({ url: '/api/user/qr-code.png', headers });

  expect(svg.headers['content-type']).toBe('image/svg+xml');
  expect(svg.body).toMatch(/^<svg /);
  expect(png.headers['content-type']).toBe('image/png');
  expect(await sharp(png.rawPayload).metadata()).toMatchObject({ format: 'png', width: 1024, height: 1024 });
});

test('prints each picture of the library once, the profile photo first, and no video', async ({
  callApi,
  given,
}) => {
  const talent = await given.talent(adult);
  const send = (kind: 'headshot_image' | 'full_image' | 'audition_video', file: File) =>
    callApi('POST /api/user/media', { body: { kind, replaces: '' }, files: { file: [file] } }, talent);
  const picturesOn = async () => {
    const { body } = await callApi('GET /api/user/comp-card.pdf', {}, talent);
    const pdf = await getDocumentProxy(new Uint8Array(body));
    let painted = 0;
    for (let page = 1; page <= pdf.numPages; page += 1) {
      const { fnArray } = await (await pdf.getPage(page)).getOperatorList();
      // 85 is the operator that paints a picture.
      painted += fnArray.filter((operator) => operator === 85).length;
    }
    return painted;
  };

  const without = await picturesOn();
  await send('headshot_image', await picture('headshot.png', '#102030'));
  await send('audition_video', video());
  const one = await picturesOn();
  await send('full_image', await picture('full.png', '#a05030'));

  expect([without, one, await picturesOn()]).toEqual([0, 1, 2]);
});
