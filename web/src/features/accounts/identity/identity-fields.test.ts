import { identity } from '@kirdaar/contract/accounts/identity';
import { parseMessage } from '@kirdaar/contract/messages';
import * as answers from '@kirdaar/contract/words/en/answers/all';
import { expect, test } from 'vitest';
import * as fields from '#features/accounts/identity/identity-fields.ts';
import { errorsOf, type FieldSpec } from '#ui/field-spec.ts';

const { shape: talent } = identity['POST /api/user/register'].body;
const { shape: house } = identity['POST /api/production/register'].body;

function errorMessage(field: FieldSpec, typed: string): string | undefined {
  const form = new FormData();
  form.set(field.name, typed);
  return errorsOf([field], form)[field.name];
}

function inEnglish(said: string | undefined): string | undefined {
  if (said === undefined) return undefined;
  const [name, ...facts] = parseMessage(said);
  // The casts are safe: the schema has named one of the errors, with its facts.
  const text = { ...answers }[name as keyof typeof answers] as string | ((...facts: unknown[]) => string);
  return typeof text === 'string' ? text : text(...facts);
}

test.each([
  { field: fields.name, schema: talent.name, typed: ' ' },
  { field: fields.email, schema: talent.email, typed: 'asha@example' },
  { field: fields.email, schema: talent.email, typed: 'asha@example.com' },
  { field: fields.talentMobile, schema: talent.mobile, typed: '12345' },
  { field: fields.talentMobile, schema: talent.mobile, typed: '+91 98123 45678' },
  { field: fields.housePhone, schema: house.phone_number, typed: '98123' },
  { field: fields.newPassword, schema: talent.password, typed: 'seven77' },
  { field: fields.panNumber, schema: talent.pan_no, typed: 'ABCPE1234' },
  { field: fields.panNumber, schema: talent.pan_no, typed: 'abcpe 1234 f' },
  { field: fields.aadhaarNumber, schema: talent.aadhaar_no, typed: '2345 6789' },
  { field: fields.aadhaarNumber, schema: talent.aadhaar_no, typed: '2345 6789 0124' },
  { field: fields.gstNumber, schema: house.gst_no, typed: '27ABCPE1234F' },
  { field: fields.gstNumber, schema: house.gst_no, typed: '' },
  { field: fields.companyName, schema: house.company_name, typed: '' },
])("shows the server's message in $field.name for $typed", ({ field, schema, typed }) => {
  const server = schema.safeParse(typed);

  expect(errorMessage(field, typed)).toBe(inEnglish(server.error?.issues[0]?.message));
});
