import type { FastifyInstance } from 'fastify';
import { findInEitherScript } from '#features/jobs/jobs/hear-search.ts';
import { hideContact } from '#features/jobs/jobs/hide-contact.ts';
import { listPopularJobs } from '#features/jobs/popular/queries.ts';
import { serve } from '#platform/http/serve.ts';
import type { Services } from '#platform/services.ts';

export function popularRoutes(app: FastifyInstance, { db, now }: Services) {
  serve(app, 'GET /api/user/popular-casting-calls', async ({ query, readPublic }) => {
    const { rows, ...counted } = await readPublic(db, (near) =>
      findInEitherScript(near, query, (heard) => listPopularJobs(near, now(), query, heard)),
    );
    return { success: true, jobs: rows.map((job) => hideContact(job, 'open_call')), ...counted };
  });
}
