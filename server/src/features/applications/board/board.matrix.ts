import { insertShare, insertViewer } from '#features/applications/share-links/share-links.matrix.ts';
import type { House, Matrix, World } from '#testing/matrix/matrix.ts';
import { call, insert } from '#testing/matrix/objects.ts';

const preset = ({ production_house_id }: House, { db }: World) => {
  const filter = { kind: 'filter', name: crypto.randomUUID(), value: 'city=Pune' } as const;
  return insert(db, 'review_preset', { id: crypto.randomUUID(), production_house_id, ...filter });
};

export const matrix: Matrix = {
  'GET /api/production/jobs/:id/board': { of: { call } },
  'GET /api/production/jobs/:id/applicants.csv': { of: { call } },
  'GET /api/production/jobs/:id/applicants.xlsx': { of: { call } },
  'GET /api/production/jobs/:id/comp-cards.pdf': { of: { call } },
  'GET /api/production/jobs/:id/contact-sheet.pdf': { of: { call } },
  'GET /api/production/jobs/:id/board-news': {
    of: { call },
    about: async ({ application: application_id, documents }, world) => {
      const share = await insertShare(documents.job_id, world);
      const { token: viewer } = await insertViewer(share.id, world);
      const response = { viewer, application_id, pick: null, rating: null, comment: null };
      await world.callApi('PUT /api/shared-board/response', { body: response });
      return documents.job_id;
    },
  },
  'PUT /api/production/jobs/:id/stages': { of: { call }, body: { stage_names: ['Second round'] } },
  'GET /api/production/review-presets': {},
  'PUT /api/production/review-presets': { body: { kind: 'filter', name: 'Pune', value: 'city=Pune' } },
  'DELETE /api/production/review-presets/:id': { of: { filter: preset }, houseWide: true },
};
