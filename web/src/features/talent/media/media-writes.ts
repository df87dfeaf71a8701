import type { Focus } from '@kirdaar/contract/rules/focus';
import type { MediaKind } from '@kirdaar/contract/rules/vocabulary';
import { callApi } from '#api/call-api.ts';

/** What a talent may change about the media; uploads have a queue of their own, which survives the page. */
export const mediaWrites = {
  setOrder: (order: { kind: MediaKind; ids: string[] }) =>
    callApi('PUT /api/user/media/order', { body: order }),
  setCaption: ({ id, caption }: { id: string; caption: string }) =>
    callApi('PUT /api/user/media/:id', { params: { id }, body: { caption } }),
  setFocus: ({ id, ...focus }: Focus & { id: string }) =>
    callApi('PUT /api/user/media/:id/focus', { params: { id }, body: focus }),
  retryProcessing: (id: string) => callApi('POST /api/user/media/:id/retry', { params: { id } }),
  deleteMedium: (id: string) => callApi('DELETE /api/user/media/:id', { params: { id } }),
};
