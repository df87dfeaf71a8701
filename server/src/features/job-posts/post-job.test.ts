import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { addDays, dayInIndia } from '@kirdaar/contract/rules/calendar';
import sharp from 'sharp';
import { expect } from 'vitest';
import { brokenPicture, falsePicture, picture } from '#testing/files.ts';
import { jobPost } from '#testing/posts.ts';
import { test } from '#testing/test.ts';

test('a house posts a call and everyone can read it', async ({ call, clock, given }) => {
  const house = await given.house({ company_name: 'Studio Example' });
  const body = {
    ...jobPost(clock.now),
    compensation: 'Paid, 40,000 a day',
    email: ' Casting@Studio.example ',
    phone_number: '98123 45678',
  };

  const posted = await call('POST /api/production/jobs', { body }, house);

  expect(posted).toMatchObject({
    status: 200,
    body: { success: true, message: 'Job Post Added Successfully 🎉' },
  });
  const read = await call('GET /api/production/jobs/:id', { params: { id: posted.body.id } }, house);
  expect(read.body.job).toMatchObject({
    title: 'Lead Detective · Web Series',
    project_title: 'Lead Detective · Web Series',
    role: 'Lead Detective',
    role_title: 'Lead Detective',
    look: 'Average · 160 cm or more',
    production_house: { id: house.production_house_id, company_name: 'Studio Example' },
    production_house_name: 'Studio Example',
    casting_by: 'Studio Example',
    casting_agency: 'Studio Example',
    audition_end_date: null,
    email: 'casting@studio.example',
    mobile: '+919812345678',
    contact_hidden: false,
    category: 'All',
    compensation: 'Paid, 40,000 a day',
    image: null,
    status: 'open',
    posted_on: clock.now.toISOString(),
  });
});

test('every field but compensation, category and image is needed', async ({ call, given }) => {
  // biome-ignore lint/suspicious/noExplicitAny: a form as a stranger may send it.
  const empty: any = { compensation: '', category: '' };

  const response = await call('POST /api/production/jobs', { body: empty }, await given.house());

  expect(response.status).toBe(400);
  expect(Object.keys(response.body.fields ?? {}).sort()).toEqual([
    'age_range',
    'application_deadline',
    'audition_dates',
    'audition_type',
    'availability_required',
    'body_type',
    'city_location',
    'email',
    'gender',
    'height',
    'language_required',
    'phone_number',
    'project_description',
    'project_type',
    'role_description',
    'role_details',
    'role_type',
    'shoot_dates',
    'shoot_duration',
    'skills_needed',
  ]);
});

test('an untouched compensation and category may be sent as empty texts', async ({ call, clock, given }) => {
  const body = { ...jobPost(clock.now), compensation: '', category: '' };

  const response = await call('POST /api/production/jobs', { body }, await given.house());

  expect(response.status).toBe(200);
});

test('impossible values are refused beside their fields', async ({ call, clock, given }) => {
  const body = {
    ...jobPost(clock.now),
    age_range: '40-18',
    email: 'nobody',
    phone_number: '12',
    audition_dates: '0000-01-01',
    role_details: '\0 \0',
  };

  const response = await call('POST /api/production/jobs', { body }, await given.house());

  expect(response.status).toBe(400);
  expect(Object.keys(response.body.fields ?? {}).sort()).toEqual([
    'age_range',
    'audition_dates',
    'email',
    'phone_number',
    'role_details',
  ]);
});

test('what the database cannot store is taken out of a text', async ({ call, clock, given }) => {
  const body = { ...jobPost(clock.now), project_description: 'One\0 \ud800two' };

  const response = await call('POST /api/production/jobs', { body }, await given.house());

  expect(response.status).toBe(200);
});

test('the audition cannot be after the shoot', async ({ call, clock, given }) => {
  const body = { ...jobPost(clock.now), audition_dates: '2090-01-02', shoot_dates: '2090-01-01' };

  const response = await call('POST /api/production/jobs', { body }, await given.house());

  expect(response).toMatchObject({
    status: 400,
    body: { fields: { audition_dates: 'The audition cannot be after the shoot.' } },
  });
});

test('a deadline holds until its last second in India', async ({ call, clock, given }) => {
  clock.now = new Date('2027-03-01T23:59:59+05:30');
  const body = { ...jobPost(clock.now), application_deadline: '2027-03-01' };

  const response = await call('POST /api/production/jobs', { body }, await given.house());

  expect(response.status).toBe(200);
});

test('a deadline that is over in India is refused', async ({ call, clock, given }) => {
  clock.now = new Date('2027-03-02T00:00:00+05:30');
  const body = { ...jobPost(clock.now), application_deadline: '2027-03-01' };

  const response = await call('POST /api/production/jobs', { body }, await given.house());

  expect(response).toMatchObject({
    status: 400,
    body: { fields: { application_deadline: 'The deadline cannot be in the past.' } },
  });
});

test('a picture is stored as WebP without EXIF and served at its address', async ({
  app,
  call,
  clock,
  given,
}) => {
  const house = await given.house();

  const posted = await call(
    'POST /api/production/jobs',
    { body: jobPost(clock.now), files: { image: [await picture()] } },
    house,
  );

  const { body } = await call('GET /api/production/jobs/:id', { params: { id: posted.body.id } });
  const served = await app.inject({ url: body.job.image ?? '' });
  expect(served.headers['content-type']).toBe('image/webp');
  expect(await sharp(served.rawPayload).metadata()).toMatchObject({ format: 'webp', width: 40 });
  expect((await sharp(served.rawPayload).metadata()).exif).toBeUndefined();
});

test('a text that calls itself a picture is refused and leaves no file', async ({
  call,
  clock,
  given,
  services,
}) => {
  const before = await readdir(join(services.config.DATA_DIR, 'media', 'public'));

  const response = await call(
    'POST /api/production/jobs',
    { body: jobPost(clock.now), files: { image: [falsePicture()] } },
    await given.house(),
  );

  expect(response.status).toBe(400);
  expect(response.body.fields).toHaveProperty('image');
  expect(await readdir(join(services.config.DATA_DIR, 'media', 'public'))).toEqual(before);
});

test('a broken picture is refused beside its field', async ({ call, clock, given }) => {
  const files = { image: [await brokenPicture()] };

  const response = await call(
    'POST /api/production/jobs',
    { body: jobPost(clock.now), files },
    await given.house(),
  );

  expect(response).toMatchObject({
    status: 400,
    body: { fields: { image: 'This picture cannot be read. Please choose another.' } },
  });
});

test('a post sent again is one call with one picture', async ({ call, clock, db, given, services }) => {
  const before = await readdir(join(services.config.DATA_DIR, 'media', 'public'));
  const house = await given.house();
  const request = {
    body: { ...jobPost(clock.now), request_id: crypto.randomUUID() },
    files: { image: [await picture()] },
  };

  const [first, ...again] = await Promise.all([
    call('POST /api/production/jobs', request, house),
    call('POST /api/production/jobs', request, house),
    call('POST /api/production/jobs', request, house),
  ]);

  expect(again).toMatchObject([
    { status: 200, body: { id: first.body.id } },
    { status: 200, body: { id: first.body.id } },
  ]);
  const jobs = await db
    .selectFrom('job')
    .select('image')
    .where('production_house_id', '=', house.production_house_id)
    .execute();
  const stored = await readdir(join(services.config.DATA_DIR, 'media', 'public'));
  const added = stored.filter((name) => !before.includes(name));
  expect(jobs).toEqual([{ image: `/media/public/${added[0]}` }]);
  expect(added).toHaveLength(1);
});

test('two houses may use the same request id', async ({ call, clock, given }) => {
  const body = { ...jobPost(clock.now), request_id: crypto.randomUUID() };
  const first = await call('POST /api/production/jobs', { body }, await given.house());

  const second = await call('POST /api/production/jobs', { body }, await given.house());

  expect(second.status).toBe(200);
  expect(second.body.id).not.toBe(first.body.id);
});

test('only a logged-in house posts', async ({ call, clock, given }) => {
  const body = { ...jobPost(clock.now), shoot_dates: addDays(dayInIndia(clock.now), 50) };

  expect(await call('POST /api/production/jobs', { body })).toMatchObject({ status: 401 });
  expect(await call('POST /api/production/jobs', { body }, await given.talent())).toMatchObject({
    status: 403,
  });
});
