import type { Caller, createGiven } from '#testing/given.ts';
import { test as base, type Call } from '#testing/test.ts';

type Given = ReturnType<typeof createGiven>;

/** A house that staff know, a talent who applied to it, and the application between them. */
export async function createPair(given: Given, talentFields: Parameters<Given['talent']>[0] = {}) {
  const house = await given.house({ company_name: 'Lamp Films', verification: 'documents' });
  const { id: job_id } = await given.job({ production_house_id: house.production_house_id });
  const talent = await given.talent({ date_of_birth: '1990-05-01', ...talentFields });
  const { id } = await given.application({ talent_id: talent.id, job_id });
  return { house, talent, id, job_id };
}

/** A message as it is sent, of a new id. */
export function letter(text = 'Can you ride?', more: { files?: string[]; media?: string[] } = {}) {
  return { request_id: crypto.randomUUID(), text, ...more };
}

interface Fixtures {
  pair: Awaited<ReturnType<typeof createPair>>;
  /** The same, once the house has written first. */
  begun: Awaited<ReturnType<typeof createPair>>;
  houseWrites: ReturnType<typeof writes>;
  talentWrites: ReturnType<typeof writes>;
}

/** A test of two who write to each other. */
export const test = base.extend<Fixtures>({
  pair: async ({ given }, use) => use(await createPair(given)),
  begun: async ({ pair, houseWrites }, use) => {
    await houseWrites(pair.house, pair.id);
    await use(pair);
  },
  houseWrites: async ({ call }, use) => use(writes(call, 'POST /api/production/conversations/:id/messages')),
  talentWrites: async ({ call }, use) => use(writes(call, 'POST /api/user/conversations/:id/messages')),
});

type Writing =
  | 'POST /api/production/conversations/:id/messages'
  | 'POST /api/user/conversations/:id/messages';

function writes(call: Call, name: Writing) {
  return (as: Caller, id: string, body: ReturnType<typeof letter> = letter()) =>
    call(name, { params: { id }, body }, as);
}
