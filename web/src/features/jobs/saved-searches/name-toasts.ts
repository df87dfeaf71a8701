import type { ApiError } from '#api/call-api.ts';
import { resultToasts } from '#features/houses/team/result-toasts.ts';
import * as words from '#words/jobs/saved-searches.ts';

const toasts = resultToasts(words.save_failed);

/** An error about the name is shown beside the name instead. */
export const nameToasts = {
  ...toasts,
  onFailed: (error: ApiError) => {
    if (!error.fields.name) toasts.onFailed(error);
  },
};
