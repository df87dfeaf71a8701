import {
  COPY,
  FORM,
  type Inventory,
  KEY,
  OWN,
  rowsOf,
  WORKINGS,
} from '#features/privacy/data-exports/inventory-entry.ts';

const own = { by: 'account_id', of: 'the account' } as const;

/** The data held on every account, of talent and house members. */
export const accountInventory: Inventory = {
  held: [
    rowsOf('account', {
      ...{ file: 'account', list: 'account', by: 'id', of: 'the account' },
      columns: [
        ...([
          'id',
          'role',
          'email',
          'mobile',
          'display_name',
          'team_role',
          'language',
          'created_at',
        ] as const),
        ...(['verified_at', 'came_by_google', 'came_by_invitation', 'pan_last4', 'aadhaar_last4'] as const),
        'identity_warnings',
      ],
      without: {
        password_hash: KEY,
        pan_fingerprint: KEY,
        aadhaar_fingerprint: KEY,
        stop_token: KEY,
        attempt_hash: KEY,
        production_house_id: OWN,
        removed_at: 'Whoever left a team has no way in.',
      },
    }),
    rowsOf('google_identity', {
      ...{ file: 'account', list: 'google_logins', ...own },
      columns: ['issuer', 'subject', 'linked_at'],
      without: { account_id: OWN },
    }),
    rowsOf('two_factor', {
      ...{ file: 'account', list: 'two_step_login', ...own },
      columns: ['active_since'],
      without: { account_id: OWN, sealed_secret: KEY, last_time_step: KEY },
    }),
    rowsOf('calendar_feed', {
      ...{ file: 'account', list: 'calendar_addresses', ...own },
      columns: ['made_at'],
      without: { account_id: OWN, token_hash: KEY },
    }),
    rowsOf('data_export', {
      ...{ file: 'account', list: 'downloads_of_all_data', ...own },
      columns: ['id', 'state', 'asked_at', 'ready_at', 'ends_at', 'bytes'],
      without: { account_id: OWN, file: KEY, tries: WORKINGS, next_from: COPY },
    }),
    rowsOf('session', {
      ...{ file: 'logins', list: 'logins', ...own },
      columns: ['id', 'device', 'created_at', 'last_used_on', 'expires_at'],
      without: { account_id: OWN, token_hash: KEY },
    }),
    rowsOf('known_device', {
      ...{ file: 'logins', list: 'known_devices', ...own },
      columns: ['device'],
      without: { account_id: OWN },
    }),
    rowsOf('push_subscription', {
      ...{ file: 'logins', list: 'browsers_that_show_messages', ...own },
      columns: ['id', 'session_id', 'created_at'],
      without: { account_id: OWN, endpoint: KEY, p256dh: KEY, auth: KEY },
    }),
    rowsOf('notification', {
      ...{ file: 'messages', list: 'notices', ...own },
      columns: ['id', 'kind', 'title', 'text', 'path', 'created_at', 'read_at'],
      without: { account_id: OWN, source: WORKINGS },
    }),
    rowsOf('notification_delivery', {
      ...{ file: 'messages', list: 'messages', ...own },
      columns: [
        ...(['id', 'kind', 'template', 'channel', 'address', 'state', 'reason', 'created_at'] as const),
        ...(['changed_at', 'expires_at'] as const),
      ],
      without: {
        account_id: OWN,
        content:
          'Kept only until it left, and may hold addresses that action for the account. The notice says the same.',
        source: WORKINGS,
        provider_id: WORKINGS,
      },
    }),
    rowsOf('security_notice', {
      ...{ file: 'messages', list: 'warnings_on_their_way', ...own },
      columns: ['kind', 'email', 'device', 'created_at'],
      without: { account_id: OWN, id: FORM },
    }),
    rowsOf('notification_preference', {
      ...{ file: 'messages', list: 'choices', ...own },
      columns: ['kind', 'channel', 'wanted', 'changed_at'],
      without: { account_id: OWN },
    }),
    rowsOf('channel_consent', {
      ...{ file: 'messages', list: 'consents', ...own },
      columns: ['channel', 'address', 'agreed', 'version', 'said_by', 'said_at'],
      without: { account_id: OWN, id: COPY },
    }),
  ],
  leftOut: {
    one_time_code: KEY,
    reset_token: KEY,
    recovery_code: KEY,
    google_exchange: KEY,
    login_try: 'Keyed hashes, forgotten within minutes, that name nobody.',
    whatsapp_reply: 'What it said stands among the consents.',
  },
};
