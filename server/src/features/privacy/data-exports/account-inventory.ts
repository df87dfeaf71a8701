import {
  COPY,
  FORM,
  type Inventory,
  KEY,
  OWN,
  PROCESSING_STATE,
  rowsOf,
} from '#features/privacy/data-exports/inventory-entry.ts';

const own = { by: 'account_id', of: 'the account' } as const;

/** The data held on every account, of talent and house members. */
export const accountInventory: Inventory = {
  held: [
    rowsOf('account', {
      file: 'account',
      list: 'account',
      by: 'id',
      of: 'the account',
      without: {
        production_house_id: OWN,
        password_hash: KEY,
        pan_fingerprint: KEY,
        aadhaar_fingerprint: KEY,
        stop_token: KEY,
        attempt_hash: KEY,
        proven_mobile: COPY,
        mailbox: COPY,
        removed_at: 'A person who left a team can no longer log in.',
      },
    }),
    rowsOf('google_identity', {
      file: 'account',
      list: 'google_logins',
      ...own,
      without: { role: COPY },
    }),
    rowsOf('passkey', {
      file: 'account',
      list: 'passkeys',
      ...own,
      without: {
        credential_id: KEY,
        public_key: KEY,
        counter: KEY,
        transports: PROCESSING_STATE,
        staff_id: 'The passkeys of staff are not those of an account.',
      },
    }),
    rowsOf('two_factor', {
      file: 'account',
      list: 'two_step_login',
      ...own,
      without: { sealed_secret: KEY, last_time_step: KEY },
    }),
    rowsOf('calendar_feed', {
      file: 'account',
      list: 'calendar_addresses',
      ...own,
      without: { token_hash: KEY },
    }),
    rowsOf('data_export', {
      file: 'account',
      list: 'downloads_of_all_data',
      ...own,
      without: { file: KEY, tries: PROCESSING_STATE, next_from: COPY },
    }),
    rowsOf('registration_consent', {
      file: 'account',
      list: 'consent_by_registering',
      ...own,
    }),
    rowsOf('legal_consent', {
      file: 'account',
      list: 'consent_to_legal_texts',
      ...own,
      without: { guardian_id: 'The guardian is listed with the guardians.' },
    }),
    rowsOf('person_request', {
      file: 'account',
      list: 'requests_by_email_or_post',
      ...own,
      without: {
        note: 'It says how our staff checked who wrote.',
        staff_id: 'It names one of our staff, not you.',
      },
    }),
    rowsOf('account_deletion', {
      file: 'account',
      list: 'deletion',
      ...own,
      without: { guardian_id: KEY },
    }),
    rowsOf('email_change', {
      file: 'account',
      list: 'changed_emails',
      ...own,
      without: { id: KEY, token_hash: KEY },
    }),
    rowsOf('session', {
      file: 'logins',
      list: 'logins',
      ...own,
      without: { token_hash: KEY },
    }),
    rowsOf('known_device', {
      file: 'logins',
      list: 'known_devices',
      ...own,
    }),
    rowsOf('contact_view', {
      file: 'logins',
      list: 'casting_calls_whose_contact_you_saw',
      ...own,
    }),
    rowsOf('push_subscription', {
      file: 'logins',
      list: 'browsers_that_show_messages',
      ...own,
      without: { endpoint: KEY, p256dh: KEY, auth: KEY },
    }),
    rowsOf('notification', {
      file: 'messages',
      list: 'notices',
      ...own,
      without: { source: PROCESSING_STATE },
    }),
    rowsOf('notification_delivery', {
      file: 'messages',
      list: 'messages',
      ...own,
      without: {
        content:
          'Stored only until it was sent, and may contain links that act for the account. The notification has the same text.',
        source: PROCESSING_STATE,
        provider_id: PROCESSING_STATE,
      },
    }),
    rowsOf('security_notice', {
      file: 'messages',
      list: 'warnings_on_their_way',
      ...own,
      without: { id: FORM },
    }),
    rowsOf('notification_preference', {
      file: 'messages',
      list: 'choices',
      ...own,
    }),
    rowsOf('channel_consent', {
      file: 'messages',
      list: 'consents',
      ...own,
      without: { id: COPY },
    }),
  ],
  leftOut: {
    one_time_code: KEY,
    reset_token: KEY,
    passkey_challenge: KEY,
    recovery_code: KEY,
    google_exchange: KEY,
    google_registration: 'Somebody without an account who has yet to register, deleted within the hour.',
    staff_decision:
      'Decisions of our staff that have just been made; the table of what they decided has the outcome.',
    staff_member: 'The accounts of our staff, who are neither talent nor houses.',
    whatsapp_reply: 'The consents show what the reply changed.',
  },
};
