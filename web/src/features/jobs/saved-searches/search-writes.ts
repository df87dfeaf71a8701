import type { EndpointInput } from '@kirdaar/contract/api';
import { callApi } from '#api/call-api.ts';

type Search = EndpointInput<'POST /api/user/saved-searches', File>['body'];
type Alerts = EndpointInput<'PUT /api/user/saved-searches/:id/alerts', File>['body'];

export const searchWrites = {
  saveSearch: (body: Search) => callApi('POST /api/user/saved-searches', { body }),
  changeSearch: ({ id, ...body }: { id: string } & Search) =>
    callApi('PUT /api/user/saved-searches/:id', { params: { id }, body }),
  changeAlerts: ({ id, ...body }: { id: string } & Alerts) =>
    callApi('PUT /api/user/saved-searches/:id/alerts', { params: { id }, body }),
  deleteSearch: (id: string) => callApi('DELETE /api/user/saved-searches/:id', { params: { id } }),
};
