import { insertShare, insertViewer } from '#features/applications/share-links/share-links.matrix.ts';
import type { Matrix, World } from '#testing/matrix/matrix.ts';
import { insert, newHouse } from '#testing/matrix/objects.ts';

/** A link of a casting call, and one of those who opened it. */
async function opened(job_id: string, world: World) {
  const link = await insertShare(job_id, world);
  return { token: link.token, viewer: (await insertViewer(link.id, world)).token };
}

async function shown(world: World) {
  const talent = await world.given.talent({ date_of_birth: '1990-05-01' });
  const { id: application_id, job_id } = await world.given.application({ talent_id: talent.id });
  return { application_id, job_id };
}

async function addVideo(application_id: string, world: World) {
  const file = await world.given.storedFile(`${crypto.randomUUID()}.mp4`);
  return insert(world.db, 'application_media', { application_id, field: 'introVideo', kind: 'video', file });
}

const response = { pick: null, rating: null, comment: null };

export const matrix: Matrix = {
  'POST /api/shared-board': {
    request: async (_, world) => {
      const { job_id } = await newHouse(world);
      return { body: await opened(job_id, world) };
    },
    viewers: async ({ documents }, world) => {
      const body = await opened(documents.job_id, world);
      return { 'a viewer of the link': { body }, 'anyone with the link': { body: { token: body.token } } };
    },
  },
  'POST /api/shared-board/code': {
    request: async (_, world) => {
      const { job_id } = await newHouse(world);
      const { token } = await insertShare(job_id, world, { proves_email: true });
      return { body: { token, email: `${crypto.randomUUID()}@agency.example` } };
    },
  },
  'POST /api/shared-board/viewers': {
    request: async (_, world) => {
      const { job_id } = await newHouse(world);
      return { body: { token: (await insertShare(job_id, world)).token, name: 'Priya Nair' } };
    },
    viewers: async ({ documents }, world) => {
      const { token } = await insertShare(documents.job_id, world);
      return { 'anyone with the link': { body: { token, name: 'Priya Nair' } } };
    },
  },
  'PUT /api/shared-board/response': {
    request: async (_, world) => {
      const { application_id, job_id } = await shown(world);
      const { viewer } = await opened(job_id, world);
      return { body: { viewer, application_id, ...response, pick: 'yes' } };
    },
    viewers: async ({ application, documents }, world) => {
      const { viewer } = await opened(documents.job_id, world);
      return { 'a viewer of the link': { body: { viewer, application_id: application, ...response } } };
    },
  },
  'POST /api/shared-board/comments': {
    request: async (_, world) => {
      const { application_id, job_id } = await shown(world);
      const { viewer } = await opened(job_id, world);
      const { id: video } = await world.given.take(application_id);
      return { body: { viewer, video, id: crypto.randomUUID(), at_ms: 1000, text: 'Love this' } };
    },
    viewers: async ({ application, documents }, world) => {
      const { viewer } = await opened(documents.job_id, world);
      const { id: video } = await world.given.take(application);
      const said = { id: crypto.randomUUID(), at_ms: 1000, text: 'Love this' };
      return { 'a viewer of the link': { body: { viewer, video, ...said } } };
    },
  },
  'POST /api/shared-board/video': {
    request: async (_, world) => {
      const { application_id, job_id } = await shown(world);
      const { viewer } = await opened(job_id, world);
      return { body: { viewer, video: await addVideo(application_id, world) } };
    },
    viewers: async ({ application, documents }, world) => {
      const { viewer } = await opened(documents.job_id, world);
      return { 'a viewer of the link': { body: { viewer, video: await addVideo(application, world) } } };
    },
  },
};
