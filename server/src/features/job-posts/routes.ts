import type { FastifyInstance } from 'fastify';
import { closeJob } from '#features/job-posts/close-job.ts';
import { editJob } from '#features/job-posts/edit-job.ts';
import { postJob } from '#features/job-posts/post-job.ts';
import { readStanding } from '#features/job-posts/read-standing.ts';
import { reopenJob } from '#features/job-posts/reopen-job.ts';
import { serve } from '#platform/serve.ts';
import type { Services } from '#platform/services.ts';

const waits = 'Job Post Added. Our team looks at the first call of a new house before it is shown to talent.';

export function jobPostRoutes(app: FastifyInstance, services: Services) {
  serve(app, 'POST /api/production/jobs', async ({ actor, body, files }) => {
    const { ids, status } = await postJob(services, actor, body, files.image[0]);
    const message = status === 'pending' ? waits : 'Job Post Added Successfully 🎉';
    return { success: true, message, id: ids[0] ?? '', ids, status };
  });

  serve(app, 'PUT /api/production/jobs/:id', async ({ actor, params, body, files }) => {
    await editJob(services, actor, params.id, body, files.image[0]);
    return { success: true, message: 'Your changes are saved.' };
  });

  serve(app, 'POST /api/production/jobs/:id/close', async ({ actor, params, body }) => {
    const released = await closeJob(services, actor, params.id, body.release);
    return { success: true, message: closedWords(released), released };
  });

  serve(app, 'POST /api/production/jobs/:id/reopen', async ({ actor, params, body }) => {
    const { application_deadline } = body;
    const status = await reopenJob(services, actor, params.id, application_deadline);
    return { success: true, message: 'The call takes applications again.', status };
  });

  serve(app, 'GET /api/production/jobs/:id/standing', async ({ actor, params }) => {
    return { success: true, ...(await readStanding(services.db, actor.production_house_id, params.id)) };
  });
}

function closedWords(released: number): string {
  if (released === 0) return 'The call is closed.';
  return `The call is closed. ${released} ${released === 1 ? 'applicant hears' : 'applicants hear'} from you.`;
}
