import type { FastifyInstance } from 'fastify';
import { listClients } from '#features/site/content/queries.ts';
import {
  countServices,
  readAboutText,
  readBanners,
  readProject,
  readProjects,
} from '#features/site/content/read-content.ts';
import { AppError } from '#platform/http/app-error.ts';
import { serve } from '#platform/http/serve.ts';
import type { Services } from '#platform/services.ts';

export function contentRoutes(app: FastifyInstance, { now }: Services) {
  serve(app, 'GET /api/content/about', async ({ contentLanguage: language, readContent }) => {
    return { success: true, aboutUs: await readContent((db) => readAboutText(db, language)) };
  });

  serve(app, 'GET /api/content/banners', async ({ contentLanguage: language, readContent }) => {
    return { success: true, banners: await readContent((db) => readBanners(db, language)) };
  });

  serve(
    app,
    'GET /api/content/projects',
    async ({ query: { type, ...page }, contentLanguage: language, readContent }) => {
      const chosen = type === 'All' ? undefined : type;
      const { rows, total } = await readContent((db) => readProjects(db, chosen, page, language));
      return { success: true, projects: rows, total };
    },
  );

  serve(app, 'GET /api/content/projects/:id', async ({ params, contentLanguage: language, readContent }) => {
    const project = await readContent((db) => readProject(db, params.id, language));
    if (!project) throw new AppError('project_not_found');
    return { success: true, project };
  });

  serve(app, 'GET /api/content/clients', async ({ query, readContent }) => {
    const { rows, total } = await readContent((db) => listClients(db, query));
    return { success: true, clients: rows, total };
  });

  serve(app, 'GET /api/pages/services', async ({ contentLanguage: language, readContent }) => {
    return { success: true, data: await readContent((db) => countServices(db, now(), language)) };
  });
}
