import { identity } from '@kirdaar/contract/identity';
import { expect, test } from 'vitest';
import * as fields from '#features/identity/identity-fields.ts';
import { errorsOf, type FieldSpec } from '#ui/field-spec.ts';

const { shape: talent } = identity['POST /api/user/register'].body;
const { shape: house } = identity['POST /api/production/register'].body;

function wordsFor(field: FieldSpec, typed: string): string | undefined {
  const form = new FormData();
  form.set(field.name, typed);
  return errorsOf([field], form)[field.name];
}

test.each([
  [fields.name, talent.name, ' '],
  [fields.email, talent.email, 'asha@example'],
  [fields.email, talent.email, 'asha@example.com'],
  [fields.talentMobile, talent.mobile, '12345'],
  [fields.talentMobile, talent.mobile, '+91 98123 45678'],
  [fields.housePhone, house.phone_number, '98123'],
  [fields.newPassword, talent.password, 'seven77'],
  [fields.panNumber, talent.pan_no, 'ABCPE1234'],
  [fields.panNumber, talent.pan_no, 'abcpe 1234 f'],
  [fields.aadhaarNumber, talent.aadhaar_no, '2345 6789'],
  [fields.aadhaarNumber, talent.aadhaar_no, '2345 6789 0124'],
  [fields.gstNumber, house.gst_no, '27ABCPE1234F'],
  [fields.gstNumber, house.gst_no, ''],
  [fields.companyName, house.company_name, ''],
])('$0.name says of $2 what the server says', (field, schema, typed) => {
  const server = schema.safeParse(typed);

  expect(wordsFor(field, typed)).toBe(server.error?.issues[0]?.message);
});
