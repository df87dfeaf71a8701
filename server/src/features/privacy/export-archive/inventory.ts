import { houseInventory } from '#features/privacy/export-archive/house-inventory.ts';
import {
  COPY,
  FORM,
  type Inventory,
  KEY,
  OWN,
  PROCESSING_STATE,
  rowsOf,
} from '#features/privacy/export-archive/inventory-entry.ts';
import { talentInventory } from '#features/privacy/export-archive/talent-inventory.ts';
import type { AccountRole } from '#platform/database/database-types.generated.ts';

const own = { by: 'account_id', of: 'the account' } as const;

const self = { by: 'id', of: 'the account' } as const;
/** The data held on every account, of talent and house members. */
const accountInventory: Inventory = {
  held: [
    rowsOf('account', 'account/account', self, {
      production_house_id: OWN,
      password_hash: KEY,
      pan_fingerprint: KEY,
      aadhaar_fingerprint: KEY,
      passport_fingerprint: KEY,
      stop_token: KEY,
      attempt_hash: KEY,
      proven_mobile: COPY,
      mailbox: COPY,
      removed_at: 'A person who left a team can no longer log in.',
    }),
    rowsOf('google_identity', 'account/google_logins', own, { role: COPY }),
    rowsOf('passkey', 'account/passkeys', own, {
      credential_id: KEY,
      public_key: KEY,
      counter: KEY,
      transports: PROCESSING_STATE,
    }),
    rowsOf('two_factor', 'account/two_step_login', own, { sealed_secret: KEY, last_time_step: KEY }),
    rowsOf('calendar_feed', 'account/calendar_addresses', own, { token_hash: KEY }),
    rowsOf('data_export', 'account/downloads_of_all_data', own, {
      file: KEY,
      tries: PROCESSING_STATE,
      next_from: COPY,
    }),
    rowsOf('registration_consent', 'account/consent_by_registering', own),
    rowsOf('legal_consent', 'account/consent_to_legal_texts', own, {
      guardian_id: 'The guardian is listed with the guardians.',
    }),
    rowsOf('person_request', 'account/requests_to_staff', own, {
      note: 'It may say how our staff checked who wrote.',
    }),
    rowsOf('identity_check', 'account/corrections_and_checks', own, {
      file: 'A copy of an identity document, which goes once our staff have decided.',
      reason: 'It says how our staff checked who asked.',
      token_hash: KEY,
    }),
    rowsOf('account_deletion', 'account/deletion', own, { guardian_id: KEY }),
    rowsOf('email_change', 'account/changed_emails', own, { id: KEY, token_hash: KEY }),
    rowsOf('mobile_change', 'account/changed_mobile_numbers', own, { id: FORM }),
    rowsOf('session', 'logins/logins', own, { token_hash: KEY, holder_session: KEY }),
    rowsOf('known_device', 'logins/known_devices', own),
    rowsOf('contact_view', 'logins/casting_calls_whose_contact_you_saw', own),
    rowsOf('push_subscription', 'logins/browsers_that_show_messages', own, {
      endpoint: KEY,
      p256dh: KEY,
      auth: KEY,
    }),
    rowsOf('notification', 'messages/notices', own, { source: PROCESSING_STATE }),
    rowsOf('notification_delivery', 'messages/messages', own, {
      content:
        'Stored only until it was sent, and may contain links that act for the account. The notification has the same text.',
      source: PROCESSING_STATE,
      provider_id: PROCESSING_STATE,
    }),
    rowsOf('security_notice', 'messages/warnings_on_their_way', own, { id: FORM }),
    rowsOf('notification_preference', 'messages/choices', own),
    rowsOf('channel_consent', 'messages/consents', own, { id: COPY }),
  ],
  leftOut: {
    one_time_code: KEY,
    reset_token: KEY,
    passkey_challenge: KEY,
    recovery_code: KEY,
    google_exchange: KEY,
    removed_session: 'Belongs to nobody: only that a browser was logged in to a team, for at most 30 days.',
    google_registration: 'Somebody without an account who has yet to register, deleted within the hour.',
    guardian_proof:
      'How a guardian showed who they are and the relation to each child; their own page shows it.',
    staff_decision:
      'Decisions of our staff that have just been made; the table of what they decided has the outcome.',
    staff_note: 'What our staff write to each other, which may name others.',
    staff_member: 'The accounts of our staff, who are neither talent nor houses.',
    whatsapp_reply: 'The consents show what the reply changed.',
  },
};

export const inventories: Record<AccountRole, Inventory> = {
  talent: withAccount(talentInventory),
  production: withAccount(houseInventory),
};

function withAccount({ held, leftOut }: Inventory): Inventory {
  return {
    held: [...accountInventory.held, ...held],
    leftOut: { ...accountInventory.leftOut, ...leftOut },
  };
}
