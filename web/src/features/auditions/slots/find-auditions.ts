import { ApiError, callApi } from '#api/call-api.ts';
import type { Auditions } from '#features/auditions/slots/own-auditions.ts';

/** The URL contains the number of pages shown of each list, if more than one. */
const lists = ['slots', 'invitations', 'candidates'] as const;
export type AuditionList = (typeof lists)[number];

export async function findAuditions(id: string, shown: URLSearchParams): Promise<Auditions | undefined> {
  try {
    const auditions = await callApi('GET /api/production/auditions/:id', { params: { id } });
    for (const list of lists) await loadMorePages(auditions, id, list, pagesOf(shown, list));
    return auditions;
  } catch (error) {
    if (error instanceof ApiError && error.status === 404) return undefined;
    throw error;
  }
}

export function pagesOf(shown: URLSearchParams, list: AuditionList): number {
  return Number(shown.get(list)) || 1;
}

async function loadMorePages(auditions: Auditions, id: string, list: AuditionList, pages: number) {
  for (let page = 1; page < pages; page++) {
    const end = auditions.next[list];
    if (!end) return;
    const query = { [list]: end };
    const more = await callApi('GET /api/production/auditions/:id', { params: { id }, query });
    // Only this list has rows in the response; the other two are empty.
    auditions.slots.push(...more.slots);
    auditions.invitations.push(...more.invitations);
    auditions.candidates.push(...more.candidates);
    auditions.next[list] = more.next[list];
  }
}
