import type { FastifyInstance } from 'fastify';
import { cleanHtml } from '#features/site/content/clean-html.ts';
import { countServices } from '#features/site/content/count-services.ts';
import {
  findAboutText,
  findProject,
  listBanners,
  listClients,
  listProjects,
} from '#features/site/content/queries.ts';
import { AppError } from '#platform/http/app-error.ts';
import { serve } from '#platform/http/serve.ts';
import type { Services } from '#platform/services.ts';

export function contentRoutes(app: FastifyInstance, services: Services) {
  const { db } = services;

  serve(app, 'GET /api/content/about', async () => {
    const text = await findAboutText(db);
    return { success: true, aboutUs: { html: cleanHtml(text?.html ?? '') } };
  });

  serve(app, 'GET /api/content/banners', async () => ({ success: true, banners: await listBanners(db) }));

  serve(app, 'GET /api/content/projects', async ({ query: { type, ...page } }) => {
    const { rows, total } = await listProjects(db, type === 'All' ? undefined : type, page);
    return { success: true, projects: rows, total };
  });

  serve(app, 'GET /api/content/projects/:id', async ({ params }) => {
    const project = await findProject(db, params.id);
    if (!project) throw new AppError('project_not_found');
    return { success: true, project };
  });

  serve(app, 'GET /api/content/clients', async ({ query }) => {
    const { rows, total } = await listClients(db, query);
    return { success: true, clients: rows, total };
  });

  serve(app, 'GET /api/pages/services', async () => ({ success: true, data: await countServices(services) }));
}
