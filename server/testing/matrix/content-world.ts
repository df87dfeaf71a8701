import type { Content } from '@kirdaar/contract/admin/content-words';
import { insertVersion, type Piece, scheduleDraft, upsertDraft } from '#features/admin/content/queries.ts';
import type { Services } from '#platform/services.ts';
import { picture } from '#testing/files.ts';
import { createGiven } from '#testing/given.ts';
import type { Cast } from '#testing/matrix/cast.ts';
import { insertProject } from '#testing/matrix/insert-project.ts';
import type { ObjectRule } from '#testing/matrix/object-rules.ts';
import type { Table } from '#testing/matrix/projections.ts';
import { allStaff } from '#testing/matrix/staff-world.ts';
import type { Writes } from '#testing/matrix/writes.ts';
import type { CallApi } from '#testing/test.ts';

const content: Content = {
  kind: 'project',
  words: {
    film_title: 'Monsoon',
    type: 'Movies',
    genre: 'Drama',
    directed_by: 'A. Rao',
    produced_by: 'Monsoon Pictures',
    released_year: 2025,
    language: 'Hindi',
    platform: 'Cinemas',
    about_project: 'It rains.',
    image_url: '/media/public/monsoon.webp',
  },
};

/** Returns the accepted writes of editors. */
export function contentWrites(services: Services, callApi: CallApi): Writes {
  const { db, now } = services;
  const given = createGiven(services);

  /** Returns a project with a draft, as an editor has read it. */
  async function edited(prepare: (piece: Piece, by: string) => Promise<unknown> = async () => undefined) {
    const as = await given.staff('editor');
    const piece = { kind: 'project', key: await insertProject(db) } as const;
    await upsertDraft(db, piece, content.words, { by: as.id, at: now() });
    await prepare(piece, as.id);
    const found = await callApi('GET /api/admin/content/:id', { params: { id: `project.${piece.key}` } }, as);
    const { revision, history } = found.body.piece;
    return { as, body: { ...piece, revision }, versionId: history[0]?.id ?? '' };
  }

  return {
    'PUT /api/admin/content/draft': async () => {
      const { as, body } = await edited();
      return { as, body: { key: body.key, revision: body.revision, content } };
    },
    'POST /api/admin/content/discard': async () => written(await edited()),
    'POST /api/admin/content/publish': async () => written(await edited()),
    'POST /api/admin/content/unschedule': async () => {
      const at = new Date(now().getTime() + 86_400_000).toISOString();
      return written(await edited((piece, by) => scheduleDraft(db, piece, { at, by })));
    },
    'POST /api/admin/content/restore': async () => {
      const { as, body, versionId } = await edited((piece, by) =>
        insertVersion(db, piece, content.words, { by, at: now() }),
      );
      return { as, body: { ...body, version: versionId } };
    },
    'POST /api/admin/content/remove': async () => {
      const { as, body } = await edited();
      return { as, body: { ...body, kind: 'project' } };
    },
    'POST /api/admin/content/pictures': async () => ({
      as: await given.staff('editor'),
      body: { use: 'poster', across: 50, down: 50 },
      files: { picture: [await picture()] },
    }),
  };
}

function written<T extends { as: unknown; body: unknown }>({ as, body }: T): Pick<T, 'as' | 'body'> {
  return { as, body };
}

/** Returns the rules of projects; the endpoints name the roles. */
export function contentRules({ db }: Cast) {
  const objects: ObjectRule['objects'] = {
    'a project of the site': {
      id: async () => `project.${await insertProject(db)}`,
      readers: allStaff,
    },
  };
  return { 'GET /api/admin/content/:id': { objects } } satisfies Record<string, ObjectRule>;
}

const words =
  '{about_project directed_by film_title genre image_url language platform produced_by released_year type}';
const version = '{id is_removal preview published_at published_by}';

/** Returns the keys that editors get. */
export async function contentProjections(services: Services): Promise<Table> {
  const { db, now } = services;
  const given = createGiven(services);
  const as = await given.staff('editor');
  const piece = { kind: 'project', key: await insertProject(db) } as const;
  await upsertDraft(db, piece, content.words, { by: as.id, at: now() });
  await insertVersion(db, piece, content.words, { by: as.id, at: now() });
  return {
    'GET /api/admin/content': [
      [
        'an editor',
        `{pieces[${[
          '{-changed_at has_draft is_public key kind -publishes_at -title}',
          '{-changed_at has_draft is_public key kind -publishes_at title}',
          '{changed_at has_draft is_public key kind -publishes_at title}',
        ].join(' | ')}] success}`,
        { as },
      ],
    ],
    'GET /api/admin/content/:id': [
      [
        'an editor',
        `{piece{draft{preview -publishes_at saved_at saved_by words${words}} history[${version}] key kind live${words} revision title} success}`,
        { as, params: { id: `project.${piece.key}` } },
      ],
    ],
    'PUT /api/admin/content/draft': [['an editor', '{message revision success}']],
    'POST /api/admin/content/pictures': [['an editor', '{success url}']],
    'GET /api/admin/content/talent': [
      [
        'an editor',
        '{success talent[{-city id is_public name -profile_type} | {city id is_public name profile_type}]}',
        { as },
      ],
    ],
  };
}
