import { insertVersion, scheduleDraft, upsertDraft } from '#features/admin/content/queries.ts';
import { insertProject } from '#features/site/content/content.matrix.ts';
import { film } from '#testing/content-editor.ts';
import { picture } from '#testing/files.ts';
import type { Caller } from '#testing/given.ts';
import type { Matrix, Staff, World } from '#testing/matrix/matrix.ts';
import { inOneDay } from '#testing/matrix/objects.ts';

const content = film('Monsoon');

const project = async (_: unknown, { db }: World) => `project.${await insertProject(db)}`;

/** A project with a version and a draft, which may be scheduled, as an editor reads it. */
async function edited(as: Caller & { id: string }, world: World, isScheduled = false) {
  const { callApi, db, now } = world;
  const piece = { kind: 'project', key: await insertProject(db) } as const;
  await upsertDraft(db, piece, content.words, { by: as.id, at: now() });
  await insertVersion(db, piece, content.words, { by: as.id, at: now() });
  if (isScheduled) await scheduleDraft(db, piece, { at: inOneDay(world), by: as.id });
  const found = await callApi('GET /api/admin/content/:id', { params: { id: `project.${piece.key}` } }, as);
  return {
    body: { ...piece, revision: found.body.piece.revision },
    version: found.body.piece.history[0]?.id,
  };
}
const body = async (as: Staff, world: World) => (await edited(as, world)).body;

export const matrix: Matrix = {
  'GET /api/admin/content': {},
  'GET /api/admin/content/:id': {
    of: { project },
    about: async (_, world) => `project.${(await edited(await world.given.staff('editor'), world)).body.key}`,
  },
  'PUT /api/admin/content/draft': {
    body: async (as, world) => {
      const { key, revision } = (await edited(as, world)).body;
      return { key, revision, content };
    },
  },
  'POST /api/admin/content/discard': { body },
  'POST /api/admin/content/publish': { body },
  'POST /api/admin/content/unschedule': { body: async (as, world) => (await edited(as, world, true)).body },
  'POST /api/admin/content/restore': {
    body: async (as, world) => {
      const { body, version } = await edited(as, world);
      return { ...body, version };
    },
  },
  'POST /api/admin/content/remove': { body },
  'POST /api/admin/content/pictures': {
    body: { use: 'poster', across: 50, down: 50 },
    request: async () => ({ files: { picture: [await picture()] } }),
  },
  'GET /api/admin/content/talent': {},
};
