import type { Content } from '@kirdaar/contract/admin/content-words';
import type { CallApi } from '#testing/test.ts';

export function film(film_title: string) {
  const people = { directed_by: 'Ishani Velankar', produced_by: 'Test Films' };
  const facts = { type: 'Movies', genre: 'Drama', released_year: 2025, language: 'Hindi' } as const;
  const rest = { platform: 'In cinemas', about_project: 'It rains.', image_url: '/media/public/poster.webp' };
  return { kind: 'project', words: { film_title, ...people, ...facts, ...rest } } satisfies Content;
}

/** Returns the words of a legal text. Everyone with an account is asked to agree if `change_note` is given. */
export function legalWords(html: string, change_note = ''): Content {
  const lead = 'What you can expect of us.';
  return { kind: 'legal', words: { lead, html, asks_again: change_note !== '', change_note } };
}

/** Returns what a member of staff does with one piece of content, always with the revision read last. */
export function contentEditor(callApi: CallApi, as: { token: string }, kind: Content['kind'], key = 'site') {
  const read = async () =>
    (await callApi('GET /api/admin/content/:id', { params: { id: `${kind}.${key}` } }, as)).body.piece;
  const piece = async () => ({ kind, key, revision: (await read()).revision });
  return {
    read,
    save: async (content: Content) => {
      const { revision } = await piece();
      return callApi('PUT /api/admin/content/draft', { body: { key, revision, content } }, as);
    },
    /** A legal text is published by an owner who did not write it. */
    publish: async (publishes_at?: string, by = as) => {
      const body = { ...(await piece()), ...(publishes_at && { publishes_at }) };
      return callApi('POST /api/admin/content/publish', { body }, by);
    },
    unschedule: async () => callApi('POST /api/admin/content/unschedule', { body: await piece() }, as),
    restore: async (version: string) =>
      callApi('POST /api/admin/content/restore', { body: { ...(await piece()), version } }, as),
    remove: async () =>
      callApi('POST /api/admin/content/remove', { body: { ...(await piece()), kind: 'project' } }, as),
  };
}
