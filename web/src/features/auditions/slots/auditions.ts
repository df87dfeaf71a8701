import type { Reply } from '@kirdaar/contract/api';
import { callApi, ifFound } from '#api/call-api.ts';
import * as words from '#words/auditions/slots.ts';

export type OwnAudition = Reply<'GET /api/user/auditions'>['auditions'][number];
export type Slot = NonNullable<OwnAudition['slot']>;
export type Auditions = Reply<'GET /api/production/auditions/:id'>;

export const answersForHouse = words.answers_for_house;

/** The URL contains the number of pages shown of each list, if more than one. */
const lists = ['slots', 'invitations', 'candidates'] as const;
export type AuditionList = (typeof lists)[number];

export async function findAuditions(id: string, shown: URLSearchParams): Promise<Auditions | undefined> {
  const auditions = await ifFound(callApi('GET /api/production/auditions/:id', { params: { id } }));
  if (auditions) for (const list of lists) await loadMorePages(auditions, id, list, pagesOf(shown, list));
  return auditions;
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
