import { guardianConsent } from '@kirdaar/contract/rules/consents';
import { linkTokenOf, newPass } from '#features/accounts/guardians/guardian-token.ts';
import { digitsOf } from '#features/accounts/one-time-codes/one-time-code.ts';
import type { Services } from '#platform/services.ts';
import { type Caller, createGiven } from '#testing/given.ts';
import type { Table } from '#testing/matrix/projections.ts';
import type { Writes } from '#testing/matrix/writes.ts';
import { newMobile } from '#testing/registrations.ts';
import type { CallApi } from '#testing/test.ts';

/** Returns the accepted writes about guardians: of the child's account and of the guardian. */
export function guardianWrites(services: Services, callApi: CallApi): Writes {
  const { db, now, secrets } = services;
  const given = createGiven(services);
  const child = () => given.talent({ date_of_birth: '2015-05-01' });
  const named = async (fields: Parameters<typeof given.guardian>[1] = {}) => {
    const as = await child();
    await given.guardian(as.id, fields);
    const { id, contact } = await db
      .selectFrom('guardian')
      .select(['id', 'contact'])
      .where('talent_id', '=', as.id)
      .executeTakeFirstOrThrow();
    const body = { pass: newPass(secrets.links, id, now()), child: as.id };
    return { as, contact, token: linkTokenOf(secrets.links, id), body };
  };
  const unanswered = { confirmed_at: null, consented_at: null, consent_version: null };
  const choices = { listed: true, birthday_greeting: false };
  const agreed = [{ page: 'terms', version: 1 }];
  return {
    'PUT /api/user/guardian': async () => ({
      as: await given.talent(),
      body: {
        date_of_birth: '2015-05-01',
        name: 'Sunita Rao',
        relation: 'Mother',
        mobile: newMobile(),
        email: 'sunita@test.example',
      },
    }),
    'POST /api/user/guardian/resend': async () => ({ as: (await named(unanswered)).as }),
    'DELETE /api/user/guardian': async () => ({ as: (await named()).as }),
    'POST /api/guardian/link': async () => ({ body: { contact: (await named()).contact } }),
    'POST /api/guardian/contact': async () => ({ body: { token: (await named()).token } }),
    'POST /api/guardian/code': async () => ({ body: { token: (await named()).token } }),
    'POST /api/guardian/open': async () => {
      const { token } = await named(unanswered);
      await callApi('POST /api/guardian/code', { body: { token } });
      const code = await db
        .selectFrom('one_time_code')
        .selectAll()
        .where('purpose', '=', 'guardian')
        .orderBy('sent_at', 'desc')
        .orderBy('expires_at', 'desc')
        .limit(1)
        .executeTakeFirstOrThrow();
      return { body: { token, otp: digitsOf(secrets.codes, code) } };
    },
    'POST /api/guardian/consent': async () => {
      const { body } = await named(unanswered);
      const agreement = { consent_version: guardianConsent.version, agreed: true };
      return { body: { ...body, ...choices, ...agreement } };
    },
    'POST /api/guardian/legal': async () => ({ body: { ...(await named()).body, agreed } }),
    'POST /api/account/legal/guardian': async () => ({ as: (await named()).as }),
    'POST /api/account/legal': async () => ({ as: await given.talent(), body: { agreed } }),
    'PUT /api/guardian/choices': async () => ({ body: { ...(await named()).body, ...choices } }),
    'POST /api/guardian/withdraw': async () => ({ body: (await named()).body }),
    'POST /api/guardian/account-deletion': async () => ({ body: (await named()).body }),
    'POST /api/guardian/account-deletion/cancel': async () => {
      const { body } = await named();
      await callApi('POST /api/guardian/account-deletion', { body });
      return { body };
    },
  };
}

/** The keys of a child, sorted; without marks, of one whose guardian has consented. */
function ofChild({ consented = '', withdrawn = '-', deletion = '-deletion' }) {
  const consents = consented
    ? 'consents[]'
    : `consents[{consented_at language version ${withdrawn}withdrawn_at}]`;
  return `asked[] birthday_greeting ${consented}consented_at ${consents} ${deletion} first_name listed name relation runs_account state talent_id ${withdrawn}withdrawn_at`;
}
const guardian = (marks: { consent?: string; withdrawn?: string; email?: string }) =>
  `guardian{${marks.consent ?? ''}consent_version ${marks.consent ?? ''}consented_at ${marks.email ?? ''}email mobile name relation requested_at state ${marks.withdrawn ?? ''}withdrawn_at}`;
const state = (of: string, more = '') => `{consent{text version} date_of_birth ${of} ${more}needed success}`;

/** The keys of what the child's account and the guardian read. */
export function guardianProjections(child: Caller, adult: Caller): Table {
  const page = (child: string, more = 'message ') =>
    `{children[{${child}}] consent{text version} ${more}pass success}`;
  return {
    'GET /api/user/guardian': [
      ['a child', state(guardian({ email: '-', withdrawn: '-' })), { as: child }],
      ['an adult', state('-guardian'), { as: adult }],
    ],
    'PUT /api/user/guardian': [['a child', state(guardian({ consent: '-', withdrawn: '-' }), 'message ')]],
    'POST /api/guardian/contact': [['a guardian', '{~sent_to success}']],
    'POST /api/guardian/open': [['a guardian', page(ofChild({ consented: '-' }), '')]],
    'POST /api/guardian/consent': [['a guardian', page(ofChild({}))]],
    'PUT /api/guardian/choices': [['a guardian', page(ofChild({}))]],
    'POST /api/guardian/legal': [['a guardian', page(ofChild({}))]],
    'GET /api/account/legal': [['an adult', '{asked[] by_guardian success}', { as: adult }]],
    'GET /api/content/legal': [
      [
        'anyone',
        '{legal{html lead page published_at -replaced_at version versions[{published_at version}]} success}',
      ],
    ],
    'POST /api/guardian/withdraw': [['a guardian', page(ofChild({ withdrawn: '' }))]],
    'POST /api/guardian/account-deletion': [
      ['a guardian', page(ofChild({ deletion: 'deletion{by_guardian erase_at}' }))],
    ],
    'POST /api/guardian/account-deletion/cancel': [['a guardian', page(ofChild({}))]],
  };
}
