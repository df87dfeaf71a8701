import { z } from 'zod';
import { endpoint } from '#endpoint.ts';
import { choice, done, flag, success } from '#fields.ts';
import { perDay } from '#rates.ts';
import { houseDocumentKinds, houseDocumentStates } from '#rules/house-documents.ts';

/** The verification of a house, or an agency, by its documents. Only staff see the file, and only until they decide; two of them decide for children. */
export const verification = z.object({
  state: z.enum(houseDocumentStates),
  kind: z.enum(houseDocumentKinds).nullable(),
  reason: z.string().nullable(),
  sent_at: z.iso.datetime().nullable(),
  /** The last day of the verification; null while there is none, or if it has no end. */
  valid_until: z.iso.date().nullable(),
  may_send: z.boolean(),
  /** Whether staff refused it for good; the house may appeal. */
  refused: z.boolean(),
  /** Whether the house is verified by documents now, also while it sends a current one. */
  verified: z.boolean(),
  /** Whether it is verified for children, or has asked to be. */
  for_children: z.enum(['none', 'waiting', 'granted']),
});
export type HouseVerification = z.output<typeof verification>;

export const houseDocuments = {
  'GET /api/production/documents': endpoint({
    access: 'production',
    reply: z.object({ success, verification }),
  }),
  /** Replaces a document that was not decided, was rejected or ends soon, or asks to be verified for children. */
  'POST /api/production/documents': endpoint({
    access: 'production',
    limit: { account: [perDay(10)] },
    body: z.object({ kind: choice(houseDocumentKinds), for_children: flag.optional() }),
    files: { document: { kind: 'scan', max: 1 } },
    reply: done.extend({ verification }),
  }),
};
