import { api } from '@kirdaar/contract/api';
import type { Endpoint } from '@kirdaar/contract/endpoint';
import { said } from '@kirdaar/contract/fields';
import { expect } from 'vitest';
import { z } from 'zod';
import { test } from '#testing/audition-world.ts';

test.for([
  ['hi-IN, en;q=0.5', 'अगर इस ईमेल से कोई अकाउंट है, तो हमने उस पर कोड भेज दिया है।'],
  ['en', 'If there is an account with this email, we have sent it a code.'],
  [undefined, 'If there is an account with this email, we have sent it a code.'],
] as const)('answers a request in the language that %s asks for', async ([asked, message], { app }) => {
  const response = await app.inject({
    method: 'POST',
    url: '/api/user/forgot-password',
    headers: asked === undefined ? {} : { 'accept-language': asked },
    payload: { email: `asha-${asked?.slice(0, 2)}@example.com` },
  });

  expect(response.json()).toEqual({ success: true, message });
});

test('answers in Hindi with the arguments of the message', async ({ app, clock, given }) => {
  clock.now = new Date('2027-02-20T10:00:00Z');
  const house = await given.house();
  const { id } = await given.job({ production_house_id: house.production_house_id });

  const response = await app.inject({
    method: 'POST',
    url: `/api/production/auditions/${id}/slots`,
    headers: { 'accept-language': 'hi', authorization: `Bearer ${house.token}` },
    payload: {
      day: '2027-03-01',
      from: '10:00',
      to: '11:30',
      minutes: 20,
      break_minutes: 10,
      capacity: 2,
      place: 'Studio 4, Andheri',
      contact_name: 'Ravi Menon',
      is_private: 'no',
    },
  });

  expect(response.json()).toEqual({ success: true, message: '3 स्लॉट जुड़ गए।', added: 3 });
});

test('answers with the message of every endpoint in the language of the request', () => {
  const spoken = Object.entries<Endpoint>(api).filter(
    ([, { reply }]) => reply instanceof z.ZodObject && reply.shape.message instanceof z.ZodString,
  );

  expect(spoken.length).toBeGreaterThan(100);
  const fixed = spoken.filter(([, { reply }]) => (reply as z.ZodObject).shape.message !== said);
  // The first has nothing to say, and the second is in the language of the account.
  expect(fixed.map(([name]) => name)).toEqual(['GET /api/production/jobs/upcoming', 'POST /api/stops']);
});
