import type { StaffHoldings, StaffPerson } from '@kirdaar/contract/admin/people';
import type { Reply } from '@kirdaar/contract/api';
import { ApiError } from '#api/call-api.ts';
import { callStaffApi } from '#features/admin/call-staff-api.ts';

export type FoundPerson = Reply<'GET /api/admin/people'>['people'][number];

/** An account with what it has. */
export type Merged = Pick<FoundPerson, 'id' | 'name' | 'email' | 'state' | 'created_at'> & {
  holdings: StaffHoldings;
};

/** The search for the other account of a person. */
export interface MergeSearch {
  text: string;
  error: string | undefined;
  found: readonly FoundPerson[];
  /** The account of the page and the one to merge it with. */
  pair: readonly [Merged, Merged] | undefined;
}

export interface MergeGiven {
  id: string;
  into: string;
  reason: string;
}

export const mergeWrites = {
  merge: async ({ id, into, reason }: MergeGiven) => ({
    ...(await callStaffApi('POST /api/admin/people/:id/merge', { params: { id }, body: { into, reason } })),
    into,
  }),
};

/** Reads what the URL asks for: `text` searches the other account, `with` is its id. */
export async function readMergeSearch(person: StaffPerson, url: string): Promise<MergeSearch> {
  const asked = new URL(url).searchParams;
  const [text, other] = [asked.get('text') ?? '', asked.get('with')];
  const nothing: MergeSearch = { text, found: [], pair: undefined, error: undefined };
  if (person.role !== 'talent') return nothing;
  try {
    if (other) return { ...nothing, pair: await readPair(person, other) };
    return text ? { ...nothing, found: await findTalent(text, person.id) } : nothing;
  } catch (error) {
    if (error instanceof ApiError && error.fields.text) return { ...nothing, error: error.fields.text };
    throw error;
  }
}

async function readPair(person: StaffPerson, otherId: string) {
  const [other] = await findTalent(otherId, person.id);
  if (!other) return undefined;
  const [one, two] = await Promise.all([readHoldings(person.id), readHoldings(other.id)]);
  return [
    { ...person, holdings: one },
    { ...other, holdings: two },
  ] as const;
}

/** The search also finds an id. */
async function findTalent(text: string, except: string) {
  const { people } = await callStaffApi('GET /api/admin/people', { query: { text } });
  return people.filter(({ id, role }) => role === 'talent' && id !== except);
}

async function readHoldings(id: string) {
  return (await callStaffApi('GET /api/admin/people/:id/holdings', { params: { id } })).holdings;
}
