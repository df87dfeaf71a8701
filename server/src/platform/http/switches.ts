import { type EndpointSwitch, switchedOffCodes } from '@kirdaar/contract/rules/switches';
import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import { AppError } from '#platform/http/app-error.ts';
import type { Services } from '#platform/services.ts';

declare module 'fastify' {
  interface FastifyInstance {
    /** Throws while staff have this switched off, on every process from the next request. */
    rejectSwitchedOff: (name: EndpointSwitch) => Promise<void>;
  }
}

export function respectSwitches(app: FastifyInstance, { db }: Pick<Services, 'db'>) {
  app.decorate('rejectSwitchedOff', async (name) => {
    const { rows } = await sql<{ is_off: boolean }>`select is_switched_off(${name}) as is_off`.execute(db);
    if (rows[0]?.is_off) throw new AppError(switchedOffCodes[name]);
  });
}
