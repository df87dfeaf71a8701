import { msg } from '@kirdaar/contract/messages';
import type { FastifyInstance } from 'fastify';
import { insertStaffAct } from '#features/admin/audit-log/queries.ts';
import { changeStaffRole, readStaff, removeStaff } from '#features/admin/staff-accounts/change-staff.ts';
import { confirmStaff, logInStaff } from '#features/admin/staff-accounts/log-in.ts';
import { deleteStaffSession } from '#features/admin/staff-accounts/queries.ts';
import { findStaff, readSelf } from '#features/admin/staff-accounts/sessions.ts';
import { inviteStaff } from '#features/admin/staff-invitations/invite-staff.ts';
import {
  chooseStaffLogin,
  confirmStaffLogin,
  readStaffInvitation,
} from '#features/admin/staff-invitations/join-staff.ts';
import { serve } from '#platform/http/serve.ts';
import type { Services } from '#platform/services.ts';

export function staffAccountRoutes(app: FastifyInstance, services: Services) {
  const { db, now } = services;
  app.decorate('findStaff', (token: string) => findStaff(services, token));

  serve(app, 'POST /api/admin/login', async ({ body, client }) => {
    return { success: true, ...(await logInStaff(services, body, client)) };
  });
  serve(app, 'POST /api/admin/logout', async ({ actor }) => {
    await deleteStaffSession(db, actor.session_hash);
    await insertStaffAct(db, { staff: actor, action: 'logged_out' }, now());
    return { success: true, message: msg('logged_out') };
  });
  serve(app, 'GET /api/admin/me', async ({ actor }) => {
    return { success: true, staff: await readSelf(services, actor) };
  });
  serve(app, 'POST /api/admin/confirm', async ({ actor, body, client }) => {
    await confirmStaff(services, actor, body, client);
    return { success: true, message: msg('identity_confirmed') };
  });

  serve(app, 'POST /api/admin/invitation', async ({ body }) => {
    const { email, role } = await readStaffInvitation(services, body.token);
    return { success: true, email, role };
  });
  serve(app, 'POST /api/admin/invitation/accept', async ({ body }) => {
    return { success: true, ...(await chooseStaffLogin(services, body)) };
  });
  serve(app, 'POST /api/admin/invitation/confirm', async ({ body, client }) => {
    return { success: true, ...(await confirmStaffLogin(services, body, client)) };
  });

  serve(app, 'GET /api/admin/staff', async ({ actor }) => {
    return { success: true, staff: await readStaff(services, actor) };
  });
  serve(app, 'POST /api/admin/staff', async ({ actor, body }) => {
    await inviteStaff(services, actor, body);
    return { success: true, message: msg('invitation_sent_to', body.email) };
  });
  serve(app, 'PUT /api/admin/staff/:id', async ({ actor, params, body }) => {
    await changeStaffRole(services, actor, params.id, body.role);
    return { success: true, message: msg('role_changed') };
  });
  serve(app, 'DELETE /api/admin/staff/:id', async ({ actor, params }) => {
    await removeStaff(services, actor, params.id);
    return { success: true, message: msg('staff_removed') };
  });
}
