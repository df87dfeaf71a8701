import { expect } from 'vitest';
import type { Database } from '#platform/database.ts';
import { houseRegistration, talentRegistration } from '#testing/registrations.ts';
import { test } from '#testing/test.ts';

function findFlags(db: Database, email: string) {
  return db
    .selectFrom('account')
    .leftJoin('production_house', 'production_house.id', 'account.production_house_id')
    .select(['identity_warnings', 'gst_matches_pan'])
    .where('account.email', '=', email)
    .executeTakeFirstOrThrow();
}

test('S-33: numbers whose check digits do not fit are taken, and flagged for staff', async ({ call, db }) => {
  const talent = { ...talentRegistration(), pan_no: 'ABCXE1234F', aadhaar_no: '2345 6789 0125' };
  const house = { ...houseRegistration(), pan_no: 'AAPFU0939F', gst_no: '27AAPFU0939F1ZW' };

  const talentAnswer = await call('POST /api/user/register', { body: talent });
  const houseAnswer = await call('POST /api/production/register', { body: house });

  expect([talentAnswer.status, houseAnswer.status]).toEqual([200, 200]);
  expect((await findFlags(db, talent.email)).identity_warnings).toEqual(['pan_no', 'aadhaar_no']);
  expect((await findFlags(db, house.email)).identity_warnings).toEqual(['gst_no']);
});

test('numbers that fit raise no flag', async ({ call, db }) => {
  const house = { ...houseRegistration(), pan_no: 'AAPFU0939F', gst_no: '27AAPFU0939F1ZV' };

  await call('POST /api/production/register', { body: house });

  expect(await findFlags(db, house.email)).toEqual({ identity_warnings: [], gst_matches_pan: true });
});

test('a GSTIN of another PAN is taken, and flagged for staff', async ({ call, db }) => {
  const house = { ...houseRegistration(), pan_no: 'ABCPE1234F', gst_no: '27AAPFU0939F1ZV' };
  const without = { ...houseRegistration(), gst_no: '' };

  await call('POST /api/production/register', { body: house });
  await call('POST /api/production/register', { body: without });

  expect((await findFlags(db, house.email)).gst_matches_pan).toBe(false);
  expect((await findFlags(db, without.email)).gst_matches_pan).toBeNull();
});
