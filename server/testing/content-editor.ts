import type { Content } from '@kirdaar/contract/admin/content-words';
import type { CallApi } from '#testing/test.ts';

/** Returns the words of a film. */
export function film(film_title: string): Content {
  const people = { directed_by: 'Ishani Velankar', produced_by: 'Test Films' };
  const facts = { type: 'Movies', genre: 'Drama', released_year: 2025, language: 'Hindi' } as const;
  const rest = { platform: 'In cinemas', about_project: 'It rains.', image_url: '/media/public/poster.webp' };
  return { kind: 'project', words: { film_title, ...people, ...facts, ...rest } };
}

/** Returns the words of a legal text. Everyone with an account is asked to agree if `change_note` is given. */
export function legalWords(html: string, change_note = ''): Content {
  const lead = 'What you can expect of us.';
  return { kind: 'legal', words: { lead, html, asks_again: change_note !== '', change_note } };
}

/** Returns what a member of staff does with one piece of content, always with the revision read last. */
export function contentEditor(callApi: CallApi, as: { token: string }, kind: Content['kind'], key = 'site') {
  const piece = { kind, key };
  const read = async () =>
    (await callApi('GET /api/admin/content/:id', { params: { id: `${kind}.${key}` } }, as)).body.piece;
  const revision = async () => (await read()).revision;
  return {
    read,
    save: async (content: Content) =>
      callApi('PUT /api/admin/content/draft', { body: { key, revision: await revision(), content } }, as),
    publish: async (publishes_at?: string) =>
      callApi(
        'POST /api/admin/content/publish',
        { body: { ...piece, revision: await revision(), ...(publishes_at && { publishes_at }) } },
        as,
      ),
    unschedule: async () =>
      callApi('POST /api/admin/content/unschedule', { body: { ...piece, revision: await revision() } }, as),
    restore: async (version: string) =>
      callApi(
        'POST /api/admin/content/restore',
        { body: { ...piece, revision: await revision(), version } },
        as,
      ),
    remove: async () =>
      callApi(
        'POST /api/admin/content/remove',
        { body: { kind: 'project', key, revision: await revision() } },
        as,
      ),
  };
}
