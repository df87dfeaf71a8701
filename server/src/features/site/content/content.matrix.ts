import { film } from '#testing/content-editor.ts';
import type { Matrix, World } from '#testing/matrix/matrix.ts';
import { insert } from '#testing/matrix/objects.ts';

export const insertProject = (db: World['db']) => insert(db, 'project', film('Monsoon').words);

export const matrix: Matrix = {
  'GET /api/content/about': {
    about: async (_, { db }) => {
      await db.insertInto('page_text').values({ page: 'about', html: '<p>We cast.</p>' }).execute();
      return '';
    },
  },
  'GET /api/content/banners': {
    about: (_, { db }) => insert(db, 'banner', { url: '/media/public/b.webp', alt: 'A stage', place: 1 }),
  },
  'GET /api/content/projects': {},
  'GET /api/content/projects/:id': {
    of: { 'a project': { id: ({ db }) => insertProject(db), readers: 'everybody' } },
    about: (_, { db }) => insertProject(db),
  },
  'GET /api/content/clients': {
    about: (_, { db }) => insert(db, 'client', { name: 'Manch', image_url: '/media/public/m.webp' }),
  },
  'GET /api/pages/services': {},
};
