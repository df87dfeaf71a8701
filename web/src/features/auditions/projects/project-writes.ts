import { callApi } from '#api/call-api.ts';

export const projectWrites = {
  renameProject: ({ id, name }: { id: string; name: string }) =>
    callApi('PUT /api/production/projects/:id', { params: { id }, body: { name } }),
};
