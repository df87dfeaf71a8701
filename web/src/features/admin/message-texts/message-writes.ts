import type { MessageTexts } from '@kirdaar/contract/admin/message-texts';
import { callStaffApi } from '#features/admin/call-staff-api.ts';
import { contentWrites } from '#features/admin/content/content-writes.ts';

/** The writes of the page of one message. They publish and restore like those of other content. */
export const messageWrites = {
  ...contentWrites,
  saveTexts: (body: { key: string; revision: string; texts: MessageTexts }) =>
    callStaffApi('PUT /api/admin/messages/draft', { body }),
};
