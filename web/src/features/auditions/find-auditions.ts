import { ApiError, call } from '#api/call.ts';
import type { Auditions } from '#features/auditions/own-auditions.ts';

/** The lists of a call's auditions; the address says how many pages of each are shown, if more than one. */
const lists = ['slots', 'invitations', 'candidates'] as const;
export type AuditionList = (typeof lists)[number];

/** The auditions of a call of the house, with as many pages of each list as were asked for. */
export async function findAuditions(id: string, shown: URLSearchParams): Promise<Auditions | undefined> {
  try {
    const auditions = await call('GET /api/production/auditions/:id', { params: { id } });
    for (const list of lists) await goOn(auditions, id, list, pagesOf(shown, list));
    return auditions;
  } catch (error) {
    if (error instanceof ApiError && error.status === 404) return undefined;
    throw error;
  }
}

export function pagesOf(shown: URLSearchParams, list: AuditionList): number {
  return Number(shown.get(list)) || 1;
}

async function goOn(auditions: Auditions, id: string, list: AuditionList, pages: number) {
  for (let page = 1; page < pages; page++) {
    const end = auditions.next[list];
    if (!end) return;
    const query = { [list]: end };
    const more = await call('GET /api/production/auditions/:id', { params: { id }, query });
    // Of the three only this one has rows.
    auditions.slots.push(...more.slots);
    auditions.invitations.push(...more.invitations);
    auditions.candidates.push(...more.candidates);
    auditions.next[list] = more.next[list];
  }
}
