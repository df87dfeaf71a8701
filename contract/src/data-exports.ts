import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { id, knownPassword } from './fields.ts';
import { perFiveMinutes, perHour, perMinute } from './rates.ts';
import { dataExportStates } from './rules/data-exports.ts';

const success = z.literal(true);
const instant = z.iso.datetime();

const dataExport = z.object({
  id: z.uuid(),
  state: z.enum(dataExportStates),
  asked_at: instant,
  /** When another one may be asked for; at once after one that failed. */
  next_from: instant,
  ready_at: instant.nullable(),
  /** Until when it may be downloaded. */
  ends_at: instant.nullable(),
  bytes: z.number().int().nullable(),
});
export type DataExport = z.output<typeof dataExport>;

/** The one that was asked for last by whoever asks now. */
const newest = {
  limit: { account: [perMinute(60)] },
  reply: z.object({ success, data_export: dataExport.nullable() }),
} as const;

/** Asks for the password again. Of one day there is one export: asked again, it is the same. */
const asking = {
  limit: { address: [perFiveMinutes(30)], account: [perHour(10)] },
  body: z.object({ password: knownPassword }),
  reply: z.object({ success, message: z.string(), data_export: dataExport }),
} as const;

/** Where the file is for the next ten minutes. */
const address = {
  limit: { account: [perMinute(30)] },
  params: id,
  reply: z.object({ success, address: z.string() }),
} as const;

const owner = { access: 'production', team: 'owner' } as const;

/** All that is held on a talent, or on a house for its owners, in one file. */
export const dataExports = {
  'GET /api/user/data-exports': endpoint({ access: 'talent', ...newest }),
  'POST /api/user/data-exports': endpoint({ access: 'talent', ...asking }),
  'GET /api/user/data-exports/:id/address': endpoint({ access: 'talent', ...address }),
  'GET /api/production/data-exports': endpoint({ access: 'production', ...newest }),
  'POST /api/production/data-exports': endpoint({ ...owner, ...asking }),
  'GET /api/production/data-exports/:id/address': endpoint({ ...owner, ...address }),
};
