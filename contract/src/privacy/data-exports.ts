import { z } from 'zod';
import { endpoint } from '#endpoint.ts';
import { done, idOf, knownPassword, success } from '#fields.ts';
import { perFiveMinutes, perHour, perMinute } from '#rates.ts';
import { dataExportStates } from '#rules/data-exports.ts';

const instant = z.iso.datetime();

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

/** Returns the caller's latest export. */
const newest = {
  limit: { account: [perMinute(60)] },
  reply: z.object({ success, data_export: dataExport.nullable() }),
} as const;

/** Requires the password again. Only one export is made per day; a repeated request returns the same one. */
const requestExport = {
  limit: { address: [perFiveMinutes(30)], account: [perHour(10)] },
  body: z.object({ password: knownPassword }),
  reply: done.extend({ data_export: dataExport }),
} as const;

/** Returns a download URL that is valid for ten minutes. */
const address = {
  limit: { account: [perMinute(30)] },
  params: idOf('data_export_not_found'),
  reply: z.object({ success, address: z.string() }),
} as const;

// The law gives people their data, also when their house is suspended.
const owner = { access: 'production', team: 'owner', suspended: true } as const;

/** Exports all data stored about a talent, or about a house for its owners, in one file. */
export const dataExports = {
  'GET /api/user/data-exports': endpoint({ access: 'talent', ...newest }),
  'POST /api/user/data-exports': endpoint({ access: 'talent', ...requestExport }),
  'GET /api/user/data-exports/:id/address': endpoint({ access: 'talent', ...address }),
  'GET /api/production/data-exports': endpoint({ access: 'production', ...newest }),
  'POST /api/production/data-exports': endpoint({ ...owner, ...requestExport }),
  'GET /api/production/data-exports/:id/address': endpoint({ ...owner, ...address }),
};
