import { z } from 'zod';
import { endpoint } from '#endpoint.ts';
import { choice, done, idOf, success } from '#fields.ts';
import { verification } from '#houses/documents.ts';
import { perDay } from '#rates.ts';
import { houseDocumentKinds } from '#rules/house-documents.ts';
import { listedProfile } from '#talent/directory.ts';

/** An agency is a talent account of the profile type *Talent Agencies* that staff verify by a document, like a house. */
export const agencies = {
  'GET /api/user/agency/documents': endpoint({
    access: 'talent',
    acting: 'agent',
    reply: z.object({ success, verification }),
  }),
  'POST /api/user/agency/documents': endpoint({
    access: 'talent',
    acting: 'manager',
    limit: { account: [perDay(10)] },
    body: z.object({ kind: choice(houseDocumentKinds) }),
    files: { document: { kind: 'scan', max: 1 } },
    reply: done.extend({ verification }),
  }),
  /** Returns the public profiles of the clients who let the page of the agency show them. */
  'GET /api/agencies/:id/clients': endpoint({
    access: 'public',
    params: idOf('profile_not_found'),
    reply: z.object({ success, data: z.array(listedProfile) }),
  }),
};
