import { textsOf } from '@kirdaar/contract/admin/content-texts';
import type { Content } from '@kirdaar/contract/admin/content-words';
import { insertStaffAct } from '#features/admin/audit-log/queries.ts';
import { cleanTexts, rowsOf } from '#features/admin/content/content-kinds.ts';
import {
  deleteDraft,
  findDraft,
  listVersions,
  lockPiece,
  type Piece,
  upsertDraft,
} from '#features/admin/content/queries.ts';
import type { Database } from '#platform/database/database.ts';
import { cleanHtml } from '#platform/documents/clean-html.ts';
import { AppError } from '#platform/http/app-error.ts';
import type { Services } from '#platform/services.ts';

/** The revision of a piece that staff have never edited. */
const UNTOUCHED = 'none';

/** Saves the draft of a piece, unless somebody has changed the piece since it was read. Returns the new revision. */
export async function saveDraft(
  { db, now }: Services,
  staff: { id: string },
  { key, revision, content }: { key: string; revision: string; content: Content },
): Promise<string> {
  const piece = { kind: content.kind, key };
  if (!(await rowsOf(piece.kind).hasKey(db, key))) throw new AppError('content_not_found');
  return db.transaction().execute(async (trx) => {
    const draft = await lockUnchanged(trx, piece, revision);
    if (draft?.publishes_at) throw new AppError('content_scheduled');
    await insertStaffAct(trx, now(), staff, 'saved_draft', ['content', key], { kind: piece.kind });
    return upsertDraft(trx, piece, cleanWords(content), { by: staff.id, at: now() });
  });
}

/** Removes from the texts what no page may show, so that the draft is what will be public in every language. */
function cleanWords(content: Content) {
  const { kind, words } = content;
  const translations = translationsOf(content);
  return {
    ...(kind === 'about' || kind === 'legal' ? { ...words, html: cleanHtml(words.html) } : words),
    ...(translations.length > 0 && { translations: Object.fromEntries(translations) }),
  };
}

/** Returns what is written of the texts of a piece in other languages; a text that is empty is shown in English. */
function translationsOf(content: Content) {
  const names = textsOf(content).map(({ name }) => name);
  return Object.entries(content.translations ?? {}).flatMap(([language, texts]) => {
    const written = Object.entries(texts).filter(
      ([name, text]) => names.includes(name) && isWritten(name, text),
    );
    return written.length > 0 ? [[language, cleanTexts(Object.fromEntries(written))] as const] : [];
  });
}

/** An editor writes an empty text with markup as an empty paragraph. */
function isWritten(name: string, text: string): boolean {
  return (name === 'html' ? text.replace(/<[^>]*>/g, '') : text).trim() !== '';
}

export async function discardDraft(
  { db, now }: Services,
  staff: { id: string },
  piece: Piece,
  revision: string,
) {
  await db.transaction().execute(async (trx) => {
    const draft = await lockUnchanged(trx, piece, revision);
    if (draft?.publishes_at) throw new AppError('content_scheduled');
    await deleteDraft(trx, piece);
    await insertStaffAct(trx, now(), staff, 'discarded_draft', ['content', piece.key], { kind: piece.kind });
  });
}

/** Locks a piece and returns its draft. Throws if somebody has changed the piece since it was read. */
export async function lockUnchanged(db: Database, piece: Piece, revision: string) {
  await lockPiece(db, piece);
  const draft = await findDraft(db, piece);
  if (revision !== (await revisionOf(db, piece, draft))) throw new AppError('content_changed_elsewhere');
  return draft;
}

/** Returns what changes whenever the draft of a piece or what is public of it changes. */
export async function revisionOf(
  db: Database,
  piece: Piece,
  draft: { revision: string } | undefined,
): Promise<string> {
  if (draft) return draft.revision;
  const [latest] = await listVersions(db, piece, 1);
  return latest?.id ?? UNTOUCHED;
}
