import type { Content } from '@kirdaar/contract/admin/content-words';
import type { ContentKind } from '@kirdaar/contract/rules/content';
import { callStaffApi } from '#features/admin/call-staff-api.ts';

/** A piece as the editor has read it. */
export interface ReadPiece {
  kind: ContentKind;
  key: string;
  revision: string;
}

/** The writes of the page of one piece of content. */
export const contentWrites = {
  save: (body: { key: string; revision: string; content: Content }) =>
    callStaffApi('PUT /api/admin/content/draft', { body }),
  discard: (body: ReadPiece) => callStaffApi('POST /api/admin/content/discard', { body }),
  publish: (body: ReadPiece & { publishes_at?: string }) =>
    callStaffApi('POST /api/admin/content/publish', { body }),
  unschedule: (body: ReadPiece) => callStaffApi('POST /api/admin/content/unschedule', { body }),
  restore: (body: ReadPiece & { version: string }) =>
    callStaffApi('POST /api/admin/content/restore', { body }),
  remove: ({ key, revision }: ReadPiece) =>
    callStaffApi('POST /api/admin/content/remove', { body: { kind: 'project', key, revision } }),
};
