import type { FastifyInstance } from 'fastify';
import { countServices } from '#features/site/content/count-services.ts';
import {
  findAboutText,
  findProject,
  listBanners,
  listClients,
  listProjects,
} from '#features/site/content/queries.ts';
import { cleanHtml } from '#platform/documents/clean-html.ts';
import { AppError } from '#platform/http/app-error.ts';
import { serve } from '#platform/http/serve.ts';
import type { Services } from '#platform/services.ts';

export function contentRoutes(app: FastifyInstance, { now }: Services) {
  serve(app, 'GET /api/content/about', async ({ readContent }) => {
    const text = await readContent(findAboutText);
    return { success: true, aboutUs: { html: cleanHtml(text?.html ?? '') } };
  });

  serve(app, 'GET /api/content/banners', async ({ readContent }) => {
    return { success: true, banners: await readContent(listBanners) };
  });

  serve(app, 'GET /api/content/projects', async ({ query: { type, ...page }, readContent }) => {
    const chosen = type === 'All' ? undefined : type;
    const { rows, total } = await readContent((db) => listProjects(db, chosen, page));
    return { success: true, projects: rows, total };
  });

  serve(app, 'GET /api/content/projects/:id', async ({ params, readContent }) => {
    const project = await readContent((db) => findProject(db, params.id));
    if (!project) throw new AppError('project_not_found');
    return { success: true, project };
  });

  serve(app, 'GET /api/content/clients', async ({ query, readContent }) => {
    const { rows, total } = await readContent((db) => listClients(db, query));
    return { success: true, clients: rows, total };
  });

  serve(app, 'GET /api/pages/services', async ({ readContent }) => {
    return { success: true, data: await readContent((db) => countServices(db, now())) };
  });
}
