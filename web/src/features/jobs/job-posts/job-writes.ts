import { redirect } from 'react-router';
import { callApi } from '#api/call-api.ts';
import { newRequestId } from '#api/request-id.ts';
import { paths } from '#paths.ts';
import { showToast } from '#ui/toast-list.ts';

export const jobWrites = {
  closeJob: ({ id, rejection }: { id: string; rejection?: string }) =>
    callApi('POST /api/production/jobs/:id/close', { params: { id }, body: { rejection } }),
  reopenJob: ({ id, application_deadline }: { id: string; application_deadline: string }) =>
    callApi('POST /api/production/jobs/:id/reopen', { params: { id }, body: { application_deadline } }),
  stopApplications: ({ id, stopped }: { id: string; stopped: boolean }) =>
    callApi('PUT /api/production/jobs/:id/applications-stopped', { params: { id }, body: { stopped } }),
  copyJob: async (id: string) => {
    const body = { request_id: newRequestId() };
    const copied = await callApi('POST /api/production/jobs/:id/copy', { params: { id }, body });
    showToast('success', copied.message);
    throw redirect(`${paths.addJob}?draft=${copied.id}`);
  },
  deleteDraft: (id: string) => callApi('DELETE /api/production/job-drafts/:id', { params: { id } }),
};
