import { type EncodedMessage, msg } from '@kirdaar/contract/messages';
import { OWNER_OBJECTION_DAYS } from '@kirdaar/contract/rules/staff-roles';
import type { FastifyInstance } from 'fastify';
import { listPasskeys } from '#features/accounts/passkeys/queries.ts';
import { insertStaffAct } from '#features/admin/audit-log/queries.ts';
import {
  changeStaffRole,
  readStaff,
  removeStaff,
  type WaitsFor,
} from '#features/admin/staff-accounts/change-staff.ts';
import { checkStaffPassword, confirmStaff, logInStaff } from '#features/admin/staff-accounts/log-in.ts';
import { deleteStaffSessions, findSelf } from '#features/admin/staff-accounts/queries.ts';
import { findStaff } from '#features/admin/staff-accounts/sessions.ts';
import { confirmProposal, rejectProposal } from '#features/admin/staff-invitations/confirm-proposal.ts';
import {
  chooseStaffLogin,
  confirmStaffLogin,
  inviteStaff,
  readStaffInvitation,
} from '#features/admin/staff-invitations/invite-staff.ts';
import {
  addStaffPasskey,
  beginStaffPasskey,
  removeStaffPasskey,
  requestStaffPasskey,
} from '#features/admin/staff-passkeys/use-passkey.ts';
import { serve } from '#platform/http/serve.ts';
import type { Services } from '#platform/services.ts';

export function staffAccountRoutes(app: FastifyInstance, services: Services) {
  const { db, now } = services;
  app.decorate('findStaff', (token: string) => findStaff(services, token));

  serve(app, 'POST /api/admin/login', async ({ body, client }) => {
    return { success: true, ...(await logInStaff(services, body, client)) };
  });
  serve(app, 'POST /api/admin/logout', async ({ actor }) => {
    await deleteStaffSessions(db, { token_hash: actor.session_hash });
    await insertStaffAct(db, now(), actor, 'logged_out');
    return { success: true, message: msg('logged_out') };
  });
  serve(app, 'GET /api/admin/me', async ({ actor }) => {
    return { success: true, staff: await findSelf(db, actor.session_hash) };
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
    const waits = await inviteStaff(services, actor, body);
    return { success: true, message: proposedOr(waits, msg('invitation_sent_to', body.email)) };
  });
  serve(app, 'PUT /api/admin/staff/:id', async ({ actor, params, body }) => {
    const waits = await changeStaffRole(services, actor, params.id, body.role);
    return { success: true, message: proposedOr(waits, msg('role_changed')) };
  });
  serve(app, 'POST /api/admin/staff/:id/confirm', async ({ actor, params, body }) => {
    await confirmProposal(services, actor, params.id, body.role);
    return { success: true, message: body.role ? msg('staff_role_confirmed') : msg('staff_removed') };
  });
  serve(app, 'DELETE /api/admin/staff/:id/proposal', async ({ actor, params }) => {
    await rejectProposal(services, actor, params.id);
    return { success: true, message: msg('staff_proposal_rejected') };
  });
  serve(app, 'DELETE /api/admin/staff/:id', async ({ actor, params }) => {
    const waits = await removeStaff(services, actor, params.id);
    return { success: true, message: proposedOr(waits, msg('staff_removed')) };
  });

  serve(app, 'GET /api/admin/passkeys', async ({ actor }) => {
    return { success: true, passkeys: await listPasskeys(services.db, { staff_id: actor.id }) };
  });
  serve(app, 'POST /api/admin/passkeys/options', async ({ actor }) => {
    return { success: true, options: await beginStaffPasskey(services, actor) };
  });
  serve(app, 'POST /api/admin/passkeys', async ({ actor, body }) => {
    await addStaffPasskey(services, actor, body);
    return { success: true, message: msg('staff_passkey_added') };
  });
  serve(app, 'DELETE /api/admin/passkeys/:id', async ({ actor, params }) => {
    await removeStaffPasskey(services, actor, params.id);
    return { success: true, message: msg('passkey_removed') };
  });
  serve(app, 'POST /api/admin/login/options', async ({ body, client }) => {
    const { id } = await checkStaffPassword(services, body, client);
    return { success: true, options: await requestStaffPasskey(services, id) };
  });
  serve(app, 'POST /api/admin/confirm/options', async ({ actor }) => {
    return { success: true, options: await requestStaffPasskey(services, actor.id) };
  });
}

function proposedOr(waits: WaitsFor, done: EncodedMessage): EncodedMessage {
  if (waits === 'objection') return msg('owner_end_proposed', OWNER_OBJECTION_DAYS);
  return waits ? msg('staff_role_proposed') : done;
}
