import type { ContentPiece } from '@kirdaar/contract/admin/content';
import { msg } from '@kirdaar/contract/messages';
import type { ContentKind } from '@kirdaar/contract/rules/content';
import type { FastifyInstance } from 'fastify';
import { insertStaffAct } from '#features/admin/audit-log/queries.ts';
import { approverOfPiece, mayPublish } from '#features/admin/content/approval.ts';
import { rowsOf } from '#features/admin/content/content-kinds.ts';
import { previewOf } from '#features/admin/content/preview.ts';
import {
  cancelSchedule,
  publishDraft,
  removeContent,
  restoreVersion,
} from '#features/admin/content/publish-content.ts';
import {
  findDraft,
  listArtists,
  listPieces,
  listVersions,
  type Piece,
} from '#features/admin/content/queries.ts';
import { discardDraft, revisionOf, saveDraft } from '#features/admin/content/save-draft.ts';
import { storeContentPicture } from '#features/admin/content/store-picture.ts';
import type { StaffActor } from '#platform/http/actor.ts';
import { AppError } from '#platform/http/app-error.ts';
import { serve } from '#platform/http/serve.ts';
import type { Services } from '#platform/services.ts';

const MAX_HISTORY = 50;
const MAX_ARTISTS = 12;
const waits = { owner: msg('content_waits_for_owner'), moderator: msg('content_waits_for_moderator') };

export function contentEditingRoutes(app: FastifyInstance, services: Services) {
  const { db, now } = services;

  serve(app, 'GET /api/admin/content', async () => ({ success: true, pieces: await listPieces(db) }));

  serve(app, 'GET /api/admin/content/:id', async ({ actor, params }) => {
    // The cast is safe: the contract lets only ids in that begin with a kind.
    const [kind, key = ''] = params.id.split('.') as [ContentKind, string];
    return { success: true, piece: await readPiece(services, actor, { kind, key }) };
  });

  serve(app, 'PUT /api/admin/content/draft', async ({ actor, body }) => {
    const revision = await saveDraft(services, actor, body);
    return { success: true, message: msg('draft_saved'), revision };
  });

  serve(app, 'POST /api/admin/content/discard', async ({ actor, body: { revision, ...piece } }) => {
    await discardDraft(services, actor, piece, revision);
    return { success: true, message: msg('draft_discarded') };
  });

  serve(app, 'POST /api/admin/content/publish', async ({ actor, body }) => {
    const approver = await publishDraft(services, actor, body);
    if (approver) return { success: true, message: waits[approver] };
    return { success: true, message: body.publishes_at ? msg('scheduled') : msg('published') };
  });

  serve(app, 'POST /api/admin/content/unschedule', async ({ actor, body }) => {
    await cancelSchedule(services, actor, body);
    return { success: true, message: msg('schedule_cancelled') };
  });

  serve(app, 'POST /api/admin/content/restore', async ({ actor, body }) => {
    const approver = await restoreVersion(services, actor, body);
    return { success: true, message: approver ? waits[approver] : msg('version_restored') };
  });

  serve(app, 'POST /api/admin/content/remove', async ({ actor, body }) => {
    await removeContent(services, actor, body);
    return { success: true, message: msg('removed_from_site') };
  });

  serve(app, 'POST /api/admin/content/pictures', async ({ actor, body, files }) => {
    return { success: true, url: await storeContentPicture(services, actor, files.picture[0], body) };
  });

  serve(app, 'GET /api/admin/content/talent', async ({ actor, query }) => {
    const talent = await listArtists(db, actor, query, now(), MAX_ARTISTS);
    await insertStaffAct(db, now(), actor, 'searched_talent', [], { found: talent.length });
    return { success: true, talent };
  });
}

async function readPiece(services: Services, staff: StaffActor, piece: Piece): Promise<ContentPiece> {
  const { config, db } = services;
  const { read, hasKey } = rowsOf(piece.kind);
  if (!(await hasKey(db, piece.key))) throw new AppError('content_not_found');
  const [live, draft, versions, listed] = await Promise.all([
    read(db, piece.key),
    findDraft(db, piece),
    listVersions(db, piece, MAX_HISTORY),
    listPieces(db),
  ]);
  const { title = null } = listed.find(({ kind, key }) => kind === piece.kind && key === piece.key) ?? {};
  const approver = draft && approverOfPiece(config, piece, draft.words);
  const mayNot = draft && !mayPublish(staff, approver, draft.saved_by_id);
  const shownDraft = draft
    ? { ...draft, waits_for: (mayNot && approver) || null, preview: previewOf(services, piece) }
    : null;
  return {
    ...piece,
    title,
    revision: await revisionOf(db, piece, draft),
    // Words are JSON: the schemas of the contract allow nothing else.
    live: (live as ContentPiece['live'] | undefined) ?? null,
    draft: shownDraft,
    history: versions.map((version) => ({ ...version, preview: previewOf(services, piece, version.id) })),
  };
}
