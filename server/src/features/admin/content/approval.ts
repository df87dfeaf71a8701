import { approverOf } from '@kirdaar/contract/rules/content-approval';
import type { Piece } from '#features/admin/content/queries.ts';
import { type Config, siteHost } from '#platform/config/config.ts';
import type { StaffActor } from '#platform/http/actor.ts';

/** Returns who has to publish some words of a piece; undefined if every editor may. */
export function approverOfPiece(config: Config, { kind }: Piece, words: unknown) {
  return approverOf(kind, textsIn(words).join(' '), siteHost(config));
}

/** Whether a person may publish words: a legal text also takes another person than who wrote it. */
export function mayPublish(
  { id, staff_role }: Pick<StaffActor, 'id' | 'staff_role'>,
  approver: ReturnType<typeof approverOf>,
  writer?: string,
): boolean {
  if (approver === 'owner') return staff_role === 'owner' && id !== writer;
  if (staff_role === 'owner') return true;
  return staff_role === (approver ?? 'editor');
}

/** As JSON, a tab in a link would be a backslash and a letter. */
function textsIn(words: unknown): string[] {
  if (typeof words === 'string') return [words];
  return typeof words === 'object' && words !== null ? Object.values(words).flatMap(textsIn) : [];
}
