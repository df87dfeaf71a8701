import { callApi } from '#api/call-api.ts';
import { areaOf, type Role } from '#session/area-of.ts';

export const correctionWrites = {
  askCorrection: ({ role, text }: { role: Role; text: string }) =>
    callApi(`POST /api/${areaOf[role]}/correction-requests`, { body: { text } }),
  sendBadgeDocument: (form: FormData) => {
    const document = form.get('document');
    const files = { document: document instanceof File && document.size > 0 ? [document] : [] };
    return callApi('POST /api/user/badge-check', { body: {}, files });
  },
  /** With the id and the token of the link in the email about the correction. */
  object: (body: { id: string; token: string; text: string }) =>
    callApi('POST /api/corrections/object', { body }),
  /** With the token of the link that was sent to the new email. */
  confirmEmail: (token: string) => callApi('POST /api/corrections/confirm-email', { body: { token } }),
};
