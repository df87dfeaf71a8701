import { randomUUID } from 'node:crypto';
import type { EndpointName } from '@kirdaar/contract/api';
import type { Database } from '#platform/database/database.ts';
import type { Services } from '#platform/services.ts';
import { createPair, newMessage } from '#testing/conversation-world.ts';
import { createGiven } from '#testing/given.ts';
import { type Cast, everybody } from '#testing/matrix/cast.ts';
import type { ObjectRule } from '#testing/matrix/object-rules.ts';
import type { Table } from '#testing/matrix/projections.ts';
import type { Showcase } from '#testing/matrix/showcase.ts';
import type { Writes } from '#testing/matrix/writes.ts';

type Rules = Partial<Record<EndpointName, ObjectRule>>;

/** Inserts a conversation message and returns its id. The house's first message opens the conversation. */
async function insertMessage(
  db: Database,
  application_id: string,
  party: 'house' | 'talent',
  account_id: string,
): Promise<string> {
  const id = randomUUID();
  await db
    .insertInto('conversation_message')
    .values({
      id,
      application_id,
      party,
      account_id,
      text: 'Can you ride?',
      place: 0,
      written_at: new Date().toISOString(),
    })
    .execute();
  return id;
}

/** Returns the ownership rules for conversations about applications. */
export function conversationRules({
  given,
  db,
  job,
  otherJob,
  house,
  otherHouse,
  talentA,
  talentB,
}: Cast): Rules {
  const conversationWith = (talent: { id: string }, by: { id: string }) => async () => {
    const sent = db.selectFrom('application').select('id').where('talent_id', '=', talent.id);
    const { id } = await sent.executeTakeFirstOrThrow();
    const started = db.selectFrom('conversation').select('application_id').where('application_id', '=', id);
    if (!(await started.executeTakeFirst())) await insertMessage(db, id, 'house', by.id);
    return id;
  };
  const conversationAbout = (job: { id: string }, by: { id: string }) => async () => {
    const { id } = await given.application({ talent_id: (await given.talent()).id, job_id: job.id });
    await insertMessage(db, id, 'house', by.id);
    return id;
  };
  const ofTalent: ObjectRule['objects'] = {
    'a conversation of talent A': { id: conversationWith(talentA, house), readers: ['talent A'] },
    'a conversation of talent B': { id: conversationWith(talentB, otherHouse), readers: ['talent B'] },
  };
  const ofHouse: ObjectRule['objects'] = {
    'a conversation about the call': {
      id: conversationAbout(job, house),
      readers: ['the house of the call'],
    },
    'a conversation about another call': {
      id: conversationAbout(otherJob, otherHouse),
      readers: ['another house'],
    },
  };
  return {
    ...rulesOf('user', ofTalent),
    ...rulesOf('production', ofHouse),
    'POST /api/reports': {
      body: { field: 'id', rest: { subject: 'job', reason: 'spam' } },
      objects: { 'an open call': { id: async () => otherJob.id, readers: everybody } },
    },
  };
}

function rulesOf(area: 'user' | 'production', objects: ObjectRule['objects']): Rules {
  const message = {
    text: 'When?',
    get request_id() {
      return randomUUID();
    },
  };
  return {
    [`GET /api/${area}/conversations/:id`]: { objects },
    [`POST /api/${area}/conversations/:id/messages`]: { body: { rest: message }, objects },
    [`POST /api/${area}/conversations/:id/read`]: { body: { rest: { place: 1 } }, objects },
    [`POST /api/${area}/conversations/:id/report`]: { body: { rest: { reason: 'spam' } }, objects },
    [`PUT /api/${area}/conversations/:id/block`]: { objects },
    [`DELETE /api/${area}/conversations/:id/block`]: { objects },
  };
}

/** Returns the accepted writes of both participants. */
export function conversationWrites(services: Services): Writes {
  const { db } = services;
  const given = createGiven(services);
  const startConversation = async (by: 'house' | 'talent') => {
    const { house, talent, id } = await createPair(given);
    await insertMessage(db, id, 'house', house.id);
    await insertMessage(db, id, 'talent', talent.id);
    return { as: by === 'house' ? house : talent, params: { id } };
  };
  return {
    'POST /api/reports': async () => ({
      as: await given.talent(),
      body: { subject: 'job', id: (await given.job()).id, reason: 'money' },
    }),
    ...conversationWritesOf('user', () => startConversation('talent')),
    ...conversationWritesOf('production', () => startConversation('house')),
  };
}

function conversationWritesOf(
  area: 'user' | 'production',
  startConversation: () => Promise<{ as: { token: string }; params: { id: string } }>,
): Writes {
  return {
    [`POST /api/${area}/conversations/:id/messages`]: async () => ({
      ...(await startConversation()),
      body: newMessage(),
    }),
    [`POST /api/${area}/conversations/:id/read`]: async () => ({
      ...(await startConversation()),
      body: { place: 2 },
    }),
    [`POST /api/${area}/conversations/:id/report`]: async () => ({
      ...(await startConversation()),
      body: { reason: 'spam', text: 'It is about something else.' },
    }),
    [`PUT /api/${area}/conversations/:id/block`]: startConversation,
    [`DELETE /api/${area}/conversations/:id/block`]: startConversation,
  };
}

const about = 'application_id';
const rest = 'job{id title}';
const otherOf = (by: string) => `other{id image_url name${by === '' ? ' verified' : ''}}`;
const entry = (by: string) =>
  `{${about} ${rest} last{${by}files party text written_at} ${otherOf(by)} unread}`;
const head = (by: string) =>
  `conversation{${about} -bar is_child ${rest} last ${otherOf(by)} read seen seen_at}`;
const file = '{bytes id kind name -poster state type url}';
const message = (by: string) => `{${by}files[${file}] id party place text written_at}`;

/** Returns the expected response keys of a conversation, for each participant. */
export async function conversationProjections({ db, now }: Services, { job, documents, adult }: Showcase) {
  const { id } = await db
    .selectFrom('application')
    .select('id')
    .where('job_id', '=', job.id)
    .where('talent_id', '=', adult.id)
    .executeTakeFirstOrThrow();
  await sendWithFile(db, now, id, 'house', documents.id);
  await sendWithFile(db, now, id, 'talent', adult.id);
  const read = { house_read_at: now().toISOString(), talent_read_at: now().toISOString() };
  await db.updateTable('conversation').set(read).where('application_id', '=', id).execute();

  const [talent, house] = [{ as: adult }, { as: documents }];
  const params = { id };
  const list = (by: string) => `{conversations[${entry(by)}] -next success}`;
  const unreadCount = '{stamp success unread}';
  const sent = (by: string) => `{data{${by}files[] id party place text written_at} message success}`;
  return {
    'GET /api/user/conversations': [['the talent', list(''), talent]],
    'GET /api/production/conversations': [['the house', list('-by '), house]],
    'GET /api/user/unread-conversations': [['the talent', unreadCount, talent]],
    'GET /api/production/unread-conversations': [['the house', unreadCount, house]],
    'GET /api/user/conversations/:id': [
      ['the talent', `{${head('')} messages[${message('')}] -next success}`, { ...talent, params }],
    ],
    'GET /api/production/conversations/:id': [
      [
        'the house',
        `{${head('by ')} messages[${message('-by ')} | ${message('by ')}] -next success}`,
        { ...house, params },
      ],
    ],
    'POST /api/user/conversations/:id/messages': [['the talent', sent('')]],
    'POST /api/production/conversations/:id/messages': [['the house', sent('by ')]],
  } satisfies Table;
}

async function sendWithFile(
  db: Database,
  now: () => Date,
  application_id: string,
  party: 'house' | 'talent',
  account_id: string,
) {
  const name = `${randomUUID()}.webp`;
  const at = now().toISOString();
  await db.insertInto('media_file').values({ name, is_public: false, created_at: at }).execute();
  const message_id = await insertMessage(db, application_id, party, account_id);
  await db
    .insertInto('conversation_file')
    .values({
      application_id,
      account_id,
      message_id,
      position: 0,
      kind: 'image',
      name: 'The set',
      bytes: 1000,
      state: 'ready',
      file: name,
      expires_at: at,
    })
    .execute();
}
