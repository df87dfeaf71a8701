import type { Caller, createGiven } from '#testing/given.ts';
import { test as base, type CallApi } from '#testing/test.ts';

type Given = ReturnType<typeof createGiven>;

/** Creates a document-verified house, a talent and the talent's application to the house. */
export async function createPair(
  given: Given,
  talentFields: Parameters<Given['talent']>[0] = {},
  hasGuardian = false,
) {
  const house = await given.house({ company_name: 'Lamp Films', verification: 'documents' });
  const { id: job_id } = await given.job({ production_house_id: house.production_house_id });
  const talent = await given.talent({ date_of_birth: '1990-05-01', ...talentFields });
  if (hasGuardian) await given.guardian(talent.id);
  const { id } = await given.application({ talent_id: talent.id, job_id });
  return { house, talent, id, job_id };
}

/** A new message with a unique request id. */
export function newMessage(text = 'Can you ride?', more: { files?: string[]; media?: string[] } = {}) {
  return { request_id: crypto.randomUUID(), text, ...more };
}

interface Fixtures {
  pair: Awaited<ReturnType<typeof createPair>>;
  /** The same pair, after the house wrote the first message. */
  startedPair: Awaited<ReturnType<typeof createPair>>;
  houseWrites: ReturnType<typeof messageWriter>;
  talentWrites: ReturnType<typeof messageWriter>;
}

/** A test of a conversation between a house and a talent. */
export const test = base.extend<Fixtures>({
  pair: async ({ given }, use) => use(await createPair(given)),
  startedPair: async ({ pair, houseWrites }, use) => {
    await houseWrites(pair.house, pair.id);
    await use(pair);
  },
  houseWrites: async ({ callApi }, use) =>
    use(messageWriter(callApi, 'POST /api/production/conversations/:id/messages')),
  talentWrites: async ({ callApi }, use) =>
    use(messageWriter(callApi, 'POST /api/user/conversations/:id/messages')),
});

type WriteEndpoint =
  | 'POST /api/production/conversations/:id/messages'
  | 'POST /api/user/conversations/:id/messages';

function messageWriter(callApi: CallApi, name: WriteEndpoint) {
  return (as: Caller, id: string, body: ReturnType<typeof newMessage> = newMessage()) =>
    callApi(name, { params: { id }, body }, as);
}
