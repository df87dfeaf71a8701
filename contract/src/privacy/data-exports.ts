import { z } from 'zod';
import { forBothRoles } from '#accounts/both-roles.ts';
import { done, idOf, instant, ownerConfirmation, success } from '#fields.ts';
import { perFiveMinutes, perHour, perMinute } from '#rates.ts';
import { dataExportStates } from '#rules/data-exports.ts';

const dataExport = z.object({
  id: z.uuid(),
  state: z.enum(dataExportStates),
  asked_at: instant,
  /** When the next export can be requested; immediately if the last one failed. */
  next_from: instant,
  ready_at: instant.nullable(),
  /** Until when the export can be downloaded. */
  ends_at: instant.nullable(),
  bytes: z.number().int().nullable(),
});
export type DataExport = z.output<typeof dataExport>;

/** Exports all data stored about a talent, or about a house for its owners, in one file. */
export const dataExports = {
  /** Returns the caller's latest export. */
  ...forBothRoles({
    'GET /api/*/data-exports': {
      limit: { account: [perMinute(60)] },
      reply: z.object({ success, data_export: dataExport.nullable() }),
    },
  }),
  ...forBothRoles(
    {
      /** Requires the password again. Only one export is made per day; a repeated request returns the same one. */
      'POST /api/*/data-exports': {
        limit: { address: [perFiveMinutes(30)], account: [perHour(10)] },
        body: ownerConfirmation,
        reply: done.extend({ data_export: dataExport }),
      },
      /** Returns a download URL that is valid for ten minutes. */
      'GET /api/*/data-exports/:id/address': {
        limit: { account: [perMinute(30)] },
        params: idOf('data_export_not_found'),
        reply: z.object({ success, address: z.string() }),
      },
    },
    // The law gives people their data, also when their house is suspended.
    { team: 'owner', suspended: true },
  ),
};
