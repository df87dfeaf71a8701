import { msg } from '@kirdaar/contract/messages';
import type { FastifyInstance } from 'fastify';
import { editJob } from '#features/jobs/job-posts/edit-job.ts';
import { postJob } from '#features/jobs/job-posts/post-job.ts';
import { readPostingState } from '#features/jobs/job-posts/read-posting-state.ts';
import { reopenJob, stopApplications } from '#features/jobs/job-posts/reopen-job.ts';
import { serve } from '#platform/http/serve.ts';
import type { Services } from '#platform/services.ts';

const waiting = msg('job_waits');
const editWaiting = msg('changes_wait');

export function jobPostRoutes(app: FastifyInstance, services: Services) {
  serve(app, 'POST /api/production/jobs', async ({ actor, body, files }) => {
    const { ids, project_id, status } = await postJob(services, actor, body, files.image[0]);
    const message = status === 'pending' ? waiting : msg('job_posted');
    return { success: true, message, id: ids[0] ?? '', ids, project_id, status };
  });

  serve(app, 'PUT /api/production/jobs/:id', async ({ actor, params, body, files }) => {
    const { waits } = await editJob(services, actor, params.id, body, files.image[0]);
    return { success: true, message: waits ? editWaiting : msg('changes_saved') };
  });

  serve(app, 'POST /api/production/jobs/:id/reopen', async ({ actor, params, body }) => {
    const { application_deadline } = body;
    const status = await reopenJob(services, actor, params.id, application_deadline);
    return {
      success: true,
      message: msg(status === 'open' ? 'call_reopened' : 'call_reopened_hidden'),
      status,
    };
  });

  serve(app, 'PUT /api/production/jobs/:id/applications-stopped', async ({ actor, params, body }) => {
    await stopApplications(services, actor, params.id, body.stopped);
    const message = body.stopped ? msg('stopped_applications') : msg('applications_resumed');
    return { success: true, message };
  });

  serve(app, 'GET /api/production/jobs/:id/posting-state', async ({ actor, params }) => {
    return { success: true, ...(await readPostingState(services.db, actor.production_house_id, params.id)) };
  });
}
