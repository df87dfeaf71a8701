import { expect } from 'vitest';
import type { Database } from '#platform/database/database.ts';
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

test('accepts numbers with wrong check digits and flags them for staff', async ({ callApi, db }) => {
  const talent = { ...talentRegistration(), pan_no: 'ABCXE1234F', aadhaar_no: '2345 6789 0125' };
  const house = { ...houseRegistration(), pan_no: 'AAPFU0939F', gst_no: '27AAPFU0939F1ZW' };

  const talentAnswer = await callApi('POST /api/user/register', { body: talent });
  const houseAnswer = await callApi('POST /api/production/register', { body: house });

  expect([talentAnswer.status, houseAnswer.status]).toEqual([200, 200]);
  expect((await findFlags(db, talent.email)).identity_warnings).toEqual(['pan_no', 'aadhaar_no']);
  expect((await findFlags(db, house.email)).identity_warnings).toEqual(['gst_no']);
});

test('does not flag valid numbers', async ({ callApi, db }) => {
  const house = { ...houseRegistration(), pan_no: 'AAPFU0939F', gst_no: '27AAPFU0939F1ZV' };

  await callApi('POST /api/production/register', { body: house });

  expect(await findFlags(db, house.email)).toEqual({ identity_warnings: [], gst_matches_pan: true });
});

test('accepts a GSTIN with another PAN and flags it for staff', async ({ callApi, db }) => {
  const house = { ...houseRegistration(), pan_no: 'ABCPE1234F', gst_no: '27AAPFU0939F1ZV' };
  const without = { ...houseRegistration(), gst_no: '' };

  await callApi('POST /api/production/register', { body: house });
  await callApi('POST /api/production/register', { body: without });

  expect((await findFlags(db, house.email)).gst_matches_pan).toBe(false);
  expect((await findFlags(db, without.email)).gst_matches_pan).toBeNull();
});
