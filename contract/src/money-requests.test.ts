import { expect, test } from 'vitest';
import { api, type EndpointName } from './api.ts';
import type { Endpoint } from './endpoint.ts';
import { parseWithDoubts } from './fields.ts';

const asking = 'Pay the registration fee first.';
const id = '0198a8a0-0000-7000-8000-000000000001';
const slot = { day: '2026-12-01', from: '10:00', minutes: 10, capacity: 1, place: asking };

test.each<[EndpointName, string, object]>([
  ['POST /api/production/applications/:id/offer', 'message', { message: asking, answer_by: '2026-12-01' }],
  ['POST /api/production/casting-invitations', 'message', { job_id: id, talent_ids: [id], message: asking }],
  ['POST /api/production/auditions/:id/slots', 'place', { ...slot, to: '11:00', break_minutes: 0 }],
  ['PUT /api/production/audition-slots/:id', 'place', slot],
  ['PUT /api/production/audition-slots/:id', 'bring', { ...slot, place: 'Studio 4', bring: asking }],
  [
    'PUT /api/production/self-tapes/:id',
    'instructions',
    { day: '2026-12-01', time: '18:00', instructions: asking },
  ],
  ['POST /api/production/conversations/:id/messages', 'text', { request_id: id, text: asking }],
  ['POST /api/production/jobs/:id/close', 'rejection', { rejection: asking }],
  ['PUT /api/production/profile', 'location', { location: asking }],
  ['PUT /api/production/profile', 'company_name', { company_name: 'Registration Fee Films' }],
  ['POST /api/production/register', 'company_name', { company_name: 'Registration Fee Films' }],
  ['POST /api/production/complete-registration', 'company_name', { company_name: 'Registration Fee Films' }],
  ['PUT /api/production/team/name', 'name', { name: 'Registration fee desk' }],
])('%s rejects a request for money in %s and names the phrase', (name, field, body) => {
  const endpoint: Endpoint = api[name];

  const issues = endpoint.body?.safeParse(body).error?.issues ?? [];

  const found = issues.filter(({ path }) => path[0] === field);
  expect(found.map(({ message }) => message).join()).toMatch(/asks_for_money.*registration fee/i);
});

test('returns the texts that may ask for money with the parsed form, once', () => {
  const endpoint: Endpoint = api['PUT /api/production/self-tapes/:id'];
  const form = { day: '2026-12-01', time: '18:00', instructions: 'Charges are 500 for the copy.' };
  const parse = () => endpoint.body?.parse(form);

  expect(parseWithDoubts(parse).doubts).toEqual([{ asker: 'tape_instructions', written: form.instructions }]);
  expect(parseWithDoubts(() => undefined).doubts).toEqual([]);
});

test('doubts neither the numbers of an address nor a name', () => {
  const endpoint: Endpoint = api['PUT /api/production/profile'];
  const form = { company_name: 'Star Fee Films', location: '1204 Lotus Tower, 500 Link Road, Mumbai' };

  expect(parseWithDoubts(() => endpoint.body?.safeParse(form)).doubts).toEqual([]);
});
