import { callApi } from '#api/call-api.ts';
import { sendFiles } from '#api/use-upload.ts';
import type { answersOf, correctionOf } from '#features/applications/apply/application-form.ts';

interface NewApplication {
  body: ReturnType<typeof answersOf>;
  /** The id of the upload with the new files. */
  upload: number;
}

/** What a talent may do with an application. */
export const applicationWrites = {
  apply: ({ body, upload }: NewApplication) =>
    sendFiles(upload, (files, options) => callApi('POST /api/user/job-apply', { body, files }, options)),
  correct: ({ id, ...body }: { id: string } & ReturnType<typeof correctionOf>) =>
    callApi('PUT /api/user/job-applications/:id/sent', { params: { id }, body }),
  withdrawApplication: (id: string) =>
    callApi('POST /api/user/job-applications/:id/withdraw', { params: { id } }),
  sendAgain: (id: string) => callApi('POST /api/user/job-applications/:id/send-again', { params: { id } }),
};
