import { msg } from '@kirdaar/contract/messages';
import type { FastifyInstance } from 'fastify';
import { checkIn, readCheckIn, undoCheckIn } from '#features/auditions/check-in/check-in.ts';
import { exportCallSheet } from '#features/auditions/check-in/export-call-sheet.ts';
import { printCallSheet } from '#features/auditions/check-in/print-call-sheet.ts';
import { serve } from '#platform/http/serve.ts';
import type { Services } from '#platform/services.ts';

export function checkInRoutes(app: FastifyInstance, services: Services) {
  serve(app, 'GET /api/production/check-ins/:id', async ({ actor, params }) => {
    return { success: true, ...(await readCheckIn(services, actor.production_house_id, params.id)) };
  });

  serve(app, 'PUT /api/production/check-ins/:id', async ({ actor, params }) => {
    await checkIn(services, actor, params.id);
    return { success: true, message: msg('checked_in') };
  });

  serve(app, 'DELETE /api/production/check-ins/:id', async ({ actor, params }) => {
    await undoCheckIn(services, actor, params.id);
    return { success: true, message: msg('check_in_undone') };
  });

  serve(app, 'GET /api/production/auditions/:id/call-sheet.pdf', ({ actor, params, client }) =>
    printCallSheet(services, actor, params.id, client.language),
  );

  serve(app, 'GET /api/production/auditions/:id/call-sheet.xlsx', ({ actor, params, client }) =>
    exportCallSheet(services, actor, params.id, client.language),
  );
}
