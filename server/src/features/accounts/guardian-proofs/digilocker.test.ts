import { expect } from 'vitest';
import { buildApp } from '#app.ts';
import { openBrowser } from '#testing/browser.ts';
import { pdf } from '#testing/files.ts';
import { nameMother, proveMobile } from '#testing/guardian-proof.ts';
import { client, openOidcProvider } from '#testing/oidc-provider.ts';
import { newMobile } from '#testing/registrations.ts';
import { apiCallerFor, test as base } from '#testing/test.ts';

const SITE = 'http://localhost:3000';

const test = base.extend('digilocker', async ({ deliver, given, services }, { onCleanup }) => {
  const provider = await openOidcProvider(`${SITE}/guardian`);
  const config = {
    ...services.config,
    PUBLIC_URL: SITE,
    DIGILOCKER_CLIENT_ID: client.GOOGLE_CLIENT_ID,
    DIGILOCKER_CLIENT_SECRET: client.GOOGLE_CLIENT_SECRET,
    DIGILOCKER_ISSUER: provider.issuer,
  };
  const app = await buildApp({ ...services, config });
  onCleanup(async () => {
    await app.close();
    await provider.interrupt();
  });
  const tools = { callApi: apiCallerFor(app), deliver };
  /** Names a guardian, who proves a mobile number, and returns the pass. */
  async function beginProof(): Promise<string> {
    const { pass } = await nameMother(tools, await given.talent({ date_of_birth: '2015-05-01' }));
    await proveMobile(tools, pass, newMobile());
    return pass;
  }
  /** Identifies the guardian at DigiLocker as this person, and returns the query with which it returned. */
  async function identify(pass: string, person: { name?: string; birthdate?: string }) {
    provider.world.person = {
      sub: crypto.randomUUID(),
      email: 'su@test.example',
      email_verified: true,
      ...person,
    };
    const { address } = (await tools.callApi('POST /api/guardian/digilocker', { body: { pass } })).body;
    return (await openBrowser(app, SITE).visit(address, '/guardian')).search;
  }
  const finish = (pass: string, query: string) =>
    tools.callApi('POST /api/guardian/digilocker/finish', { body: { pass, query } });
  return { ...provider, callApi: tools.callApi, beginProof, identify, finish };
});

test('DigiLocker replaces the identity document, and staff read the name that it confirmed', async ({
  digilocker: { beginProof, callApi, finish, identify },
  given,
}) => {
  const pass = await beginProof();
  const moderator = await given.staff('moderator');

  const query = await identify(pass, { name: 'Sunita Devi Rao', birthdate: '1984-02-29' });
  const done = await finish(pass, query);
  const files = { document: [], relation_document: [await pdf()] };
  const sent = await callApi('POST /api/guardian/documents', { body: { pass, kind: 'digilocker' }, files });
  const { items } = (await callApi('GET /api/admin/today', {}, moderator)).body;
  const params = { id: items.find(({ kind }) => kind === 'guardian')?.id ?? '' };
  const { proof } = (await callApi('GET /api/admin/guardian-proofs/:id', { params }, moderator)).body;

  expect(done.body.proof).toMatchObject({ state: 'mobile', digilocker: 'done' });
  expect(sent.body.proof).toMatchObject({ state: 'waiting' });
  expect(proof).toMatchObject({
    kind: 'digilocker',
    digilocker_name: 'Sunita Devi Rao',
    document: null,
    relation_document: { is_pdf: true },
    children: [{ guardian_name: 'Sunita Rao', relation: 'Mother' }],
  });
});

test('rejects a child, a person without a date of birth, and the return of another guardian', async ({
  digilocker: { beginProof, finish, identify, world },
}) => {
  const [pass, other] = [await beginProof(), await beginProof()];
  const adult = { name: 'Sunita Rao', birthdate: '1984-02-29' };

  const child = await finish(pass, await identify(pass, { ...adult, birthdate: '2015-05-01' }));
  const nameless = await finish(pass, await identify(pass, { birthdate: adult.birthdate }));
  const foreign = await finish(other, await identify(pass, adult));
  world.agrees = false;
  const cancelled = await finish(pass, await identify(pass, adult));
  world.agrees = true;
  const query = await identify(pass, adult);
  const [once, twice] = [await finish(pass, query), await finish(pass, query)];

  expect([child, nameless, foreign, cancelled, twice].map(({ body }) => body.code)).toEqual([
    'digilocker_adults_only',
    'digilocker_failed',
    'digilocker_failed',
    'digilocker_failed',
    'digilocker_failed',
  ]);
  expect(once.status).toBe(200);
});

test('asks for a document while DigiLocker cannot be reached', async ({ digilocker }) => {
  const pass = await digilocker.beginProof();
  await digilocker.interrupt();

  const begun = await digilocker.callApi('POST /api/guardian/digilocker', { body: { pass } });
  await digilocker.resume();

  expect(begun).toMatchObject({ status: 503, body: { code: 'digilocker_unavailable' } });
});

test('DigiLocker is off without a configured client', async ({ callApi, deliver, given }) => {
  const child = await given.talent({ date_of_birth: '2015-05-01' });
  const { pass, page } = await nameMother({ callApi, deliver }, child);

  const begun = await callApi('POST /api/guardian/digilocker', { body: { pass } });

  expect(page.proof.digilocker).toBe('off');
  expect(begun.status).toBe(503);
});
