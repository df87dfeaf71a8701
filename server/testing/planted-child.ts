import { api, type EndpointName } from '@kirdaar/contract/api';
import type { Endpoint } from '@kirdaar/contract/endpoint';
import { applyConsents } from '@kirdaar/contract/rules/consents';
import type { FastifyInstance } from 'fastify';
import { extractText, getDocumentProxy } from 'unpdf';
import type { Database } from '#platform/database/database.ts';
import type { Services } from '#platform/services.ts';
import { newMessage } from '#testing/conversation-world.ts';
import { picture } from '#testing/files.ts';
import { createGiven } from '#testing/given.ts';
import type { CallApi } from '#testing/test.ts';

const password = 'a lamp in the window';

/** The name, birth date, contacts and words of every planted child and mother. */
const personal = /canary|Tara|2015-05-01|9812399999/i;

export function isPersonal(text: string): boolean {
  return personal.test(text);
}

export type Planted = Awaited<ReturnType<typeof plantChild>>;

/** Creates a child at a house verified for children, with everything that a house can have of an applicant. */
export async function plantChild(services: Services, callApi: CallApi) {
  const given = createGiven(services);
  const { db } = services;
  const mother = `sunita.canary@${crypto.randomUUID()}.example`;
  const house = await given.houseForChildren({}, { password });
  await db.updateTable('account').set({ application_digest: 'each' }).where('id', '=', house.id).execute();
  const child = await given.talent(
    { name: 'Tara Canary', date_of_birth: '2015-05-01', gender: 'Female', city: 'Canary Wharf' },
    { email: `tara.canary@${crypto.randomUUID()}.example`, password },
  );
  await given.guardian(child.id, { mobile: null, email: mother, contact: mother });
  const { production_house_id } = house;
  const act: CallApi = (name, input) => callApi(name, input, house);
  const events = ['application.received', 'application.stage_changed'] as const;
  const url = 'https://hooks.lanternfilms.example/';
  await act('POST /api/production/webhooks', { body: { url, events: [...events] } });
  const [hook] = (await act('GET /api/production/webhooks', {})).body.webhooks;
  const castingCall = async () => (await given.job({ production_house_id, age_range: '5-60' })).id;

  const job = await castingCall();
  const form = { fullName: 'Tara Canary', email: mother, phone: '+919812399999', dob: '2015-05-01' };
  const consents = applyConsents.map(({ id, version }) => ({ id, version }));
  const application = { role_specific_info: 'A canary', travel: true, availability: true, details: form };
  const sent = { body: { job_id: job, ...application, consents }, files: { headshot: [await picture()] } };
  await callApi('POST /api/user/job-apply', sent, child);
  const applications = db.selectFrom('application').select('id').where('talent_id', '=', child.id);
  const { id } = await applications.executeTakeFirstOrThrow();
  const applyTo = async (job_id: string) => (await given.application({ talent_id: child.id, job_id })).id;
  const rejected = await applyTo(await castingCall());
  await given.step(rejected, 'not_selected');
  const cast = await applyTo(await castingCall());
  await given.offer(cast, 'accepted');
  await given.step(cast, 'selected', 'talent');
  const offered = await applyTo(await castingCall());
  const offer = await given.offer(offered);

  const slot = (await given.slot(job)).id;
  await given.invitation(id);
  await given.confirmed(id, slot);
  await given.offer(id);
  await given.tapeRequest(job);
  await given.selfTape(id);
  const params = { id };
  await act('PUT /api/production/review/:id/score', { params, body: { score: 4 } });
  await act('PUT /api/production/review/:id/notes', { params, body: newMessage('Tara sings.') });
  const greeting = newMessage('Dear Tara, can you ride?');
  await act('POST /api/production/conversations/:id/messages', { params, body: greeting });
  const { body } = await act('POST /api/production/talent-lists', { body: { name: 'Favourites' } });
  const talent_id = child.id;
  const onList = { params: { id: body.list.id }, body: { talent_ids: [talent_id] } };
  await act('POST /api/production/talent-lists/:id/talents', onList);
  const invitation = {
    job_id: await castingCall(),
    talent_ids: [talent_id],
    message: 'Dear Tara, please apply.',
  };
  await act('POST /api/production/casting-invitations', { body: invitation });
  const calendar = await act('POST /api/production/calendar', {});
  const named = { id, job, rejected, cast, offered, slot, list: body.list.id, hook: hook?.id ?? '' };
  const ids = [child.id, ...Object.values(named)];
  const ofChild = [child.id, id, rejected, cast, offered];
  return { ...named, ids, ofChild, house, child, mother, password, offer, invitation, calendar };
}

/** Numbers that the house reads of applicants, talent on lists and messages. */
const counts = /"(?:applicants|waiting|talents)":[1-9]|"counts":{[^}]*:[1-9]/;

/** Returns which reads show the house the child or a count with the child, sorted, and the links to files in them. */
export async function readEverything(app: FastifyInstance, db: Database, planted: Planted) {
  const found = new Set<string>();
  const links = new Set<string>();
  const headers = { authorization: `Bearer ${planted.house.token}` };
  const isShown = (text: string) => isPersonal(text) || planted.ofChild.some((id) => text.includes(id));
  async function read(name: string, request: { method: 'GET' | 'POST'; url: string; payload?: object }) {
    const response = await app.inject({ ...request, headers });
    const isPdf = response.headers['content-type'] === 'application/pdf';
    const text = isPdf ? await textOf(response.rawPayload) : response.body;
    // An open board is told which cards to remove.
    const shown = text.replace(/"gone":\[[^\]]*\]/, '');
    if (isShown(shown)) found.add(name);
    if (counts.test(shown)) found.add(`${name} counts`);
    for (const [link] of text.matchAll(/\/media\/private\/[^"\s]+/g)) links.add(link);
  }

  // Every key of the contract is the name of an endpoint.
  for (const name of Object.keys(api) as EndpointName[]) {
    const { access }: Endpoint = api[name];
    const [method, path = ''] = name.split(' ');
    if (method !== 'GET' || access === 'staff' || access === 'talent') continue;
    const urls = path.includes(':') ? planted.ids.map((id) => path.replace(/:\w+/, id)) : [path];
    for (const url of urls) await read(name, { method, url });
  }
  for (const scope of ['applicants', 'talent']) {
    const url = '/api/production/profiles/filter';
    await read(`search ${scope}`, { method: 'POST', url, payload: { scope } });
  }
  await read('calendar feed', { method: 'GET', url: new URL(planted.calendar.body.url).pathname });
  const deliveries = db.selectFrom('notification_delivery').select('content');
  const queued = await deliveries.where('account_id', '=', planted.house.id).execute();
  if (isShown(JSON.stringify(queued))) found.add('queued email');
  return { found: [...found].sort(), links: [...links] };
}

async function textOf(bytes: Buffer): Promise<string> {
  const { text } = await extractText(await getDocumentProxy(new Uint8Array(bytes)), { mergePages: true });
  return text;
}
