import { contentKinds } from '@kirdaar/contract/rules/content';
import type { FastifyInstance } from 'fastify';
import { rowsOf } from '#features/admin/content/content-kinds.ts';
import { findDraft, findVersionWords, type Piece } from '#features/admin/content/queries.ts';
import type { Database } from '#platform/database/database.ts';
import { PREVIEW_HEADER } from '#platform/http/content-preview.ts';
import type { Services } from '#platform/services.ts';
import { isSigned, signedQuery } from '#platform/storage/storage.ts';

type Needs = Pick<Services, 'db' | 'now' | 'secrets'>;

/** What a preview shows instead of what is public: the draft of a piece, or a version by its id. */
interface Shown extends Piece {
  source: string;
}

const DRAFT = 'draft';

/** Returns the value of the parameter with which the public pages show a draft or a version for ten minutes. */
export function previewOf({ now, secrets }: Needs, piece: Piece, source = DRAFT): string {
  const signed = new URLSearchParams(signedQuery(secrets.media, signedName({ ...piece, source }), now()));
  return [piece.kind, piece.key, source, signed.get('expires'), signed.get('signature')].join('.');
}

export function showPreviews(app: FastifyInstance, services: Needs & Pick<Services, 'replicas'>) {
  app.decorate('previewOf', ({ headers }) => {
    const preview = headers[PREVIEW_HEADER];
    return typeof preview === 'string' && shownBy(services, preview) ? preview : undefined;
  });
  app.decorate('readContent', (preview, read) => {
    const shown = preview === undefined ? undefined : shownBy(services, preview);
    return shown ? readAsIfPublic(services, shown, read) : services.replicas.read(services.db, read);
  });
}

function shownBy({ now, secrets }: Needs, preview: string): Shown | undefined {
  const [kind, key = '', source = '', expires, signature = ''] = preview.split('.');
  const known = contentKinds.find((name) => name === kind);
  if (!known) return undefined;
  const shown = { kind: known, key, source };
  return isSigned(secrets.media, signedName(shown), Number(expires), signature, now()) ? shown : undefined;
}

/** Its signature opens nothing else. */
function signedName({ kind, key, source }: Shown): string {
  return `content ${kind} ${key} ${source}`;
}

/** Publishes, reads and rolls back, so that a preview cannot differ from what publishing does. */
async function readAsIfPublic<T>(
  { db, now }: Needs,
  { source, ...piece }: Shown,
  read: (db: Database) => Promise<T>,
): Promise<T> {
  const trx = await db.startTransaction().execute();
  try {
    const words =
      source === DRAFT ? (await findDraft(trx, piece))?.words : await findVersionWords(trx, piece, source);
    if (words) await rowsOf(piece.kind).write(trx, piece.key, words, now());
    return await read(trx);
  } finally {
    await trx.rollback().execute();
  }
}
