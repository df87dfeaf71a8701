import { type Account, bothRoles, type House, type Matrix, type World } from '#testing/matrix/matrix.ts';
import { applicationOf, applicationTo, insert } from '#testing/matrix/objects.ts';

/** Inserts a message of the house or the talent of an application; the first one of the house opens the conversation. */
async function write(application_id: string, party: 'house' | 'talent', { db, now }: World): Promise<string> {
  const { talent_id, house_id } = await db
    .selectFrom('application')
    .innerJoin('job', 'job.id', 'job_id')
    .innerJoin('account', 'account.production_house_id', 'job.production_house_id')
    .select(['talent_id', 'account.id as house_id'])
    .where('application.id', '=', application_id)
    .where('team_role', '=', 'owner')
    .executeTakeFirstOrThrow();
  const account_id = party === 'house' ? house_id : talent_id;
  const message = { text: 'Can you ride?', place: 0, written_at: now().toISOString() };
  const row = { ...message, id: crypto.randomUUID(), application_id, party, account_id };
  return insert(db, 'conversation_message', row);
}

/** An open conversation: of a house, about a new application; of a talent, who may send few, about the first. */
async function conversation(owner: Account | House, world: World): Promise<string> {
  const isHouse = 'job_id' in owner;
  const id = isHouse ? await applicationTo(owner, world) : (await applicationOf(owner, world)).id;
  const conversations = world.db.selectFrom('conversation').where('application_id', '=', id);
  if (await conversations.select('application_id').executeTakeFirst()) return id;
  await write(id, 'house', world);
  await write(id, 'talent', world);
  return id;
}

/** Sends a file in the conversation about an application. */
async function sendFile(application_id: string, party: 'house' | 'talent', account_id: string, world: World) {
  const [file, at] = [await world.given.storedFile(), world.now().toISOString()];
  const message_id = await write(application_id, party, world);
  const image = { kind: 'image', name: 'The set', bytes: 1000, state: 'ready', position: 0 } as const;
  const row = { ...image, application_id, account_id, message_id, file, expires_at: at };
  await world.db.insertInto('conversation_file').values(row).execute();
}

export const matrix: Matrix = {
  'GET /api/user/conversations/:id': {
    of: { conversation },
    about: async ({ application: id, documents, adult }, world) => {
      await sendFile(id, 'house', documents.id, world);
      await sendFile(id, 'talent', adult.id, world);
      const at = world.now().toISOString();
      const read = { house_read_at: at, talent_read_at: at };
      await world.db.updateTable('conversation').set(read).where('application_id', '=', id).execute();
      return id;
    },
  },
  'GET /api/production/conversations/:id': { of: { conversation }, about: ({ application }) => application },
  'POST /api/production/conversations/messages': {
    of: { application: applicationTo },
    body: { text: 'Hello {name}' },
  },
  ...bothRoles({
    'GET /api/:role/conversations': {},
    'GET /api/:role/unread-conversations': {},
    'POST /api/:role/conversations/:id/messages': { of: { conversation }, body: { text: 'When?' } },
    'POST /api/:role/conversations/:id/read': { of: { conversation }, body: { place: 2 } },
    'POST /api/:role/conversations/:id/report': { of: { conversation }, body: { reason: 'spam' } },
    'PUT /api/:role/conversations/:id/block': { of: { conversation } },
    'DELETE /api/:role/conversations/:id/block': { of: { conversation } },
  }),
  'POST /api/reports': {
    of: { 'an open call': { id: ({ otherHouse }) => otherHouse.job_id, readers: 'everybody' } },
    body: { subject: 'job', reason: 'money' },
    request: async (_, { given }) => ({ body: { id: (await given.job()).id } }),
  },
};
