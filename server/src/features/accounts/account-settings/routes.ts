import { type EncodedMessage, msg } from '@kirdaar/contract/messages';
import type { FastifyInstance } from 'fastify';
import {
  type Contact,
  confirmContactChange,
  requestContactChange,
  requestMobileCode,
  verifyMobile,
} from '#features/accounts/account-settings/change-contact.ts';
import { changePassword } from '#features/accounts/account-settings/change-password.ts';
import { findAccount } from '#features/accounts/account-settings/queries.ts';
import { undoEmailChange } from '#features/accounts/account-settings/undo-email-change.ts';
import { findActiveFactor } from '#features/accounts/two-factor/queries.ts';
import type { Actor } from '#platform/http/actor.ts';
import { type Client, serve } from '#platform/http/serve.ts';
import type { Services } from '#platform/services.ts';

export function accountRoutes(app: FastifyInstance, services: Services) {
  serve(app, 'GET /api/account', async ({ actor }) => {
    const { email, verified_at, mobile, mobile_verified_at } = await findAccount(services.db, actor.id);
    const two_step_login = Boolean(await findActiveFactor(services.db, actor.id));
    return {
      success: true,
      email,
      email_verified: verified_at !== null,
      mobile,
      mobile_verified: mobile_verified_at !== null,
      two_step_login,
    };
  });

  serve(app, 'POST /api/email-change/undo', async ({ body }) => ({
    ...done(msg('email_restored')),
    ...(await undoEmailChange(services, body.token)),
  }));

  for (const role of ['user', 'production'] as const) {
    serve(app, `POST /api/${role}/change-password`, async ({ actor, body, client }) => {
      await changePassword(services, actor, body, client);
      return done(msg('password_changed'));
    });
    serve(app, `POST /api/${role}/change-email`, ({ actor, client, body: { email, ...proof } }) =>
      request(actor, { kind: 'email', address: email }, proof, client),
    );
    serve(app, `POST /api/${role}/change-email/confirm`, ({ actor, client, body: { email, otp } }) =>
      confirm(actor, { kind: 'email', address: email }, otp, client),
    );
    serve(app, `POST /api/${role}/verify-mobile`, async ({ actor, client }) => {
      const mobile = await requestMobileCode(services, actor, client);
      return done(msg('code_sent_to', mobile));
    });
    serve(app, `POST /api/${role}/verify-mobile/confirm`, async ({ actor, client, body }) => {
      await verifyMobile(services, actor, body.otp, client);
      return done(msg('mobile_verified'));
    });
    serve(app, `POST /api/${role}/change-mobile`, ({ actor, client, body: { mobile, ...proof } }) =>
      request(actor, { kind: 'mobile', address: mobile }, proof, client),
    );
    serve(app, `POST /api/${role}/change-mobile/confirm`, ({ actor, client, body: { mobile, otp } }) =>
      confirm(actor, { kind: 'mobile', address: mobile }, otp, client),
    );
  }

  async function request(
    actor: Actor,
    contact: Contact,
    proof: { password: string; code?: string | undefined },
    client: Client,
  ) {
    await requestContactChange(services, actor, contact, proof, client);
    return done(msg('code_sent_to', contact.address));
  }
  async function confirm(actor: Actor, contact: Contact, otp: string, client: Client) {
    await confirmContactChange(services, actor, contact, otp, client);
    return done(msg('contact_changed', contact.address));
  }
}

function done(message: EncodedMessage) {
  return { success: true, message } as const;
}
