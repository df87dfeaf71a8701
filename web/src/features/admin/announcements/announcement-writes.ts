import type { EndpointInput } from '@kirdaar/contract/api';
import type { AnnouncementAudience } from '@kirdaar/contract/rules/announcements';
import { callStaffApi } from '#features/admin/call-staff-api.ts';
import * as words from '#words/admin/operations.ts';

type Form = EndpointInput<'POST /api/admin/announcements', File>['body'];

export const announcementWrites = {
  save: ({ id, form }: { id: string | undefined; form: Form }) =>
    id
      ? callStaffApi('PUT /api/admin/announcements/:id', { params: { id }, body: form })
      : callStaffApi('POST /api/admin/announcements', { body: form }),
  end: (id: string) => callStaffApi('POST /api/admin/announcements/:id/end', { params: { id } }),
};

export const audienceTexts: Record<AnnouncementAudience, string> = words.audiences;
