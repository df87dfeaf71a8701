import type { CallName } from '@kirdaar/contract/api';
import { guardianConsent } from '@kirdaar/contract/rules/consents';
import type { FastifyInstance } from 'fastify';
import { digitsOf } from '#features/codes/one-time-code.ts';
import { browserCookie } from '#features/google-sign-in/browser-cookie.ts';
import { insertExchange, insertGoogleHouse } from '#features/google-sign-in/queries.ts';
import { hashToken, newToken } from '#features/identity/session-token.ts';
import type { CodePurpose } from '#platform/database-types.generated.ts';
import type { Services } from '#platform/services.ts';
import { setUpApp, turnOnTwoSteps } from '#testing/authenticator.ts';
import { type Caller, createGiven } from '#testing/given.ts';
import { faceWrites } from '#testing/matrix/face-writes.ts';
import { mediaWrites } from '#testing/matrix/media-world.ts';
import { planWrites } from '#testing/matrix/plan-world.ts';
import { payloadOf } from '#testing/payload.ts';
import { answers, jobPost, search } from '#testing/posts.ts';
import {
  houseCompletion,
  houseRegistration,
  newEmail,
  newMobile,
  talentRegistration,
} from '#testing/registrations.ts';
import type { Call } from '#testing/test.ts';

/** A call that changes something, and would be accepted as it stands. */
export interface Write {
  params?: Record<string, string>;
  headers?: Record<string, string>;
  body?: Record<string, unknown>;
  /** With them it goes as multipart. */
  files?: Record<string, Blob[]>;
  as?: Caller;
}

export type Writes = Partial<Record<CallName, () => Promise<Write>>>;

const password = 'a lamp in the window';
const new_password = 'a door left ajar';

/** For every call that changes something, one that does, of people of its own. */
export function acceptedWrites(services: Services, call: Call): Writes {
  const given = createGiven(services);
  return {
    ...registrationWrites(services, call),
    ...accountWrites('user', services, call, () => given.talent({}, { password })),
    ...accountWrites('production', services, call, () => given.house({}, { password })),
    ...secondFactorWrites(services, call),
    ...googleWrites(services),
    ...faceWrites(services),
    ...planWrites(services),
    ...mediaWrites(services),
    'PUT /api/user/guardian': async () => ({
      as: await given.talent(),
      body: {
        date_of_birth: '2015-05-01',
        name: 'Sunita Rao',
        relation: 'Mother',
        mobile: newMobile(),
        consent_version: guardianConsent.version,
        agreed: true,
      },
    }),
    'DELETE /api/user/guardian': async () => {
      const child = await given.talent({ date_of_birth: '2015-05-01' });
      await given.guardian(child.id);
      return { as: child };
    },
    'PUT /api/user/profile': async () => ({
      as: await given.talent(),
      body: { first_name: 'Asha', city: 'Pune', passport: '1', language: 'Hindi', clear: 'state' },
    }),
    'PUT /api/user/profile/draft': async () => ({
      as: await given.talent(),
      body: { fields: { first_name: 'Asha' }, based_on: 'never' },
    }),
    'DELETE /api/user/profile/draft': async () => ({ as: await given.talent() }),
    'POST /api/production/jobs': async () => ({ as: await given.house(), body: jobPost(services.now()) }),
    'POST /api/user/job-apply': async () => ({
      as: await given.talent(),
      body: { ...answers, job_id: (await given.job()).id },
    }),
    'POST /api/user/job-applications/:id/withdraw': async () => {
      const as = await given.talent();
      return { as, params: { id: (await given.application({ talent_id: as.id })).id } };
    },
    'POST /api/user/saved-searches': async () => ({ as: await given.talent(), body: search }),
    'PUT /api/user/saved-searches/:id': async () => {
      const as = await given.talent();
      return { as, params: { id: (await given.savedSearch(as.id)).id }, body: search };
    },
    'DELETE /api/user/saved-searches/:id': async () => {
      const as = await given.talent();
      return { as, params: { id: (await given.savedSearch(as.id)).id } };
    },
    'POST /api/production/applications/:id/view': async () => {
      const as = await given.house();
      const job = await given.job({ production_house_id: as.production_house_id });
      const { id } = await given.application({ talent_id: (await given.talent()).id, job_id: job.id });
      return { as, params: { id } };
    },
  };
}

/** Makes the call as a browser would, or as one would that calls it from a form. */
export async function sendWrite(
  app: FastifyInstance,
  name: CallName,
  { params = {}, headers, body, files, as }: Write,
  kind: 'json' | 'multipart' = 'json',
) {
  const [method = '', path = ''] = name.split(' ');
  const payload = await payloadOf(body, files ?? (kind === 'multipart' ? {} : undefined), as);
  return app.inject({
    // Every name of the contract begins with a method that Fastify knows.
    method: method as 'POST',
    url: path.replace(/:(\w+)/g, (_, param: string) => encodeURIComponent(params[param] ?? '')),
    ...payload,
    headers: { ...payload.headers, ...headers },
  });
}

function registrationWrites(services: Services, call: Call): Writes {
  return {
    'POST /api/user/register': async () => ({ body: talentRegistration() }),
    'POST /api/production/register': async () => ({ body: houseRegistration() }),
    'POST /api/user/verify': async () => {
      const { email, ...rest } = talentRegistration();
      await call('POST /api/user/register', { body: { email, ...rest } });
      return { body: { email, otp: await codeOf(services, 'verify', email) } };
    },
    'POST /api/production/verify': async () => {
      const { email, ...rest } = houseRegistration();
      await call('POST /api/production/register', { body: { email, ...rest } });
      return { body: { email, otp: await codeOf(services, 'verify', email) } };
    },
  };
}

type Owner = Caller & { id: string; email: string };

/** The calls that both roles have, of an owner with a password. */
function accountWrites(
  role: 'user' | 'production',
  services: Services,
  call: Call,
  own: () => Promise<Owner>,
) {
  const given = createGiven(services);
  const confirmed = async (
    purpose: 'change-email' | 'change-mobile',
    field: 'email' | 'mobile',
    value: string,
  ) => {
    const as = await own();
    await call(`POST /api/${role}/${purpose}`, { body: { [field]: value, password } as never }, as);
    return { as, body: { [field]: value, otp: await codeOf(services, purpose, value) } };
  };
  return {
    [`POST /api/${role}/resend`]: async () => ({ body: { email: newEmail() } }),
    [`POST /api/${role}/login`]: async () => ({ body: { identifier: (await own()).email, password } }),
    [`POST /api/${role}/logout`]: async () => ({ as: await own() }),
    [`POST /api/${role}/forgot-password`]: async () => {
      const { email } = await own();
      await call(`POST /api/${role}/forgot-password`, { body: { email } });
      return { body: { email, otp: await codeOf(services, 'reset', email) } };
    },
    [`POST /api/${role}/reset-password`]: async () => {
      const { email } = await own();
      await call(`POST /api/${role}/forgot-password`, { body: { email } });
      return { body: { email, newPassword: new_password, otp: await codeOf(services, 'reset', email) } };
    },
    [`DELETE /api/${role}/sessions`]: async () => {
      const as = await own();
      await given.session(as.id);
      return { as };
    },
    [`DELETE /api/${role}/sessions/:id`]: async () => {
      const as = await own();
      return { as, params: { id: await sessionId(services, await given.session(as.id)) } };
    },
    [`POST /api/${role}/change-password`]: async () => ({
      as: await own(),
      body: { current_password: password, new_password },
    }),
    [`POST /api/${role}/change-email`]: async () => ({
      as: await own(),
      body: { email: newEmail(), password },
    }),
    [`POST /api/${role}/change-mobile`]: async () => ({
      as: await own(),
      body: { mobile: newMobile(), password },
    }),
    [`POST /api/${role}/change-email/confirm`]: () => confirmed('change-email', 'email', newEmail()),
    [`POST /api/${role}/change-mobile/confirm`]: () => confirmed('change-mobile', 'mobile', newMobile()),
  };
}

function secondFactorWrites(services: Services, call: Call): Writes {
  const own = () => createGiven(services).house({}, { password });
  return {
    'POST /api/production/second-factor': async () => ({ as: await own(), body: { password } }),
    'POST /api/production/second-factor/confirm': async () => {
      const as = await own();
      const { codeAt } = await setUpApp(call, as);
      return { as, body: { code: codeAt(services.now()) } };
    },
    'POST /api/production/second-factor/remove': async () => {
      const as = await own();
      const { codeAt } = await turnOnTwoSteps(call, as, services.now());
      return { as, body: { password, code: codeAt(services.now()) } };
    },
  };
}

function googleWrites(services: Services): Writes {
  const { db, now, config } = services;
  return {
    'POST /api/auth/google/production/exchange': async () => {
      const { id: account_id } = await insertGoogleHouse(db, newEmail(), now());
      const [code, browser] = [newToken(), newToken()];
      const expires_at = new Date(now().getTime() + 60_000).toISOString();
      const hashes = { code_hash: hashToken(code), browser_hash: hashToken(browser) };
      await insertExchange(db, { ...hashes, account_id, expires_at });
      return { headers: { cookie: `${browserCookie(config).name}=${browser}` }, body: { code } };
    },
    'PUT /api/production/profile': async () => ({
      as: await given.house(),
      body: {
        company_name: 'Dhanak Films',
        owner_name: 'Ira Sen',
        email: 'casting@dhanak.example',
        phone_number: '+91 22 4000 1234',
        location: 'Mumbai',
      },
    }),
    'POST /api/production/complete-registration': async () => {
      const { id } = await insertGoogleHouse(db, newEmail(), now());
      return { as: { token: await createGiven(services).session(id) }, body: houseCompletion() };
    },
  };
}

/** The code that waits at an address, as its letter would tell it. */
async function codeOf({ db, secrets }: Services, purpose: CodePurpose, address: string): Promise<string> {
  const code = await db
    .selectFrom('one_time_code')
    .select(['role', 'purpose', 'address', 'account_id', 'seed'])
    .where('purpose', '=', purpose)
    .where('address', '=', address)
    .executeTakeFirstOrThrow();
  return digitsOf(secrets.codes, code);
}

async function sessionId({ db }: Services, token: string): Promise<string> {
  const session = db.selectFrom('session').select('id').where('token_hash', '=', hashToken(token));
  return (await session.executeTakeFirstOrThrow()).id;
}
