import type { EndpointInput } from '@kirdaar/contract/api';
import { type ApiError, callApi } from '#api/call-api.ts';
import { resultToasts } from '#features/houses/team/result-toasts.ts';
import * as words from '#words/jobs/saved-searches.ts';

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

const toasts = resultToasts(words.save_failed);

/** An error about the name is shown beside the name instead. */
export const nameToasts = {
  ...toasts,
  onFailed: (error: ApiError) => {
    if (!error.fields.name) toasts.onFailed(error);
  },
};
