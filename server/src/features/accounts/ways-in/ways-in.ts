/**
 * When a way into an account ends: with the other sessions (a new password, another email or mobile number,
 * two-step login turned on or off, "Log out other devices"), or only when the person leaves the team, or not
 * by what the account does.
 */
type Ends = 'with the sessions' | 'on removal' | 'otherwise';

interface WayIn {
  ends: Ends;
  /** What it opens, and for `otherwise`, why it stays or what ends it. */
  because: string;
}

/** Every secret that opens something without the password, by its column. A test compares it with the schema. */
export const waysIn: Record<string, WayIn> = {
  'session.token_hash': {
    ends: 'with the sessions',
    because: 'A logged-in browser, whose cookies return it, or an API key.',
  },
  'push_subscription.endpoint': {
    ends: 'with the sessions',
    because: 'Shows notifications in a browser; deleted with its session.',
  },
  'calendar_feed.token_hash': { ends: 'with the sessions', because: 'Opens the calendar without a login.' },
  'mandate.token_hash': {
    ends: 'with the sessions',
    because: 'Accepts a mandate that the account offered, or takes over an account that it manages.',
  },
  'mandate.seed': { ends: 'with the sessions', because: 'The token is computed from it.' },
  'reset_token.token_hash': { ends: 'with the sessions', because: 'Allows one new password.' },
  'one_time_code.seed': { ends: 'with the sessions', because: 'Resets the password or changes a contact.' },
  'google_exchange.code_hash': { ends: 'with the sessions', because: 'Becomes a session within a minute.' },
  'google_exchange.browser_hash': { ends: 'with the sessions', because: 'The browser of that sign-in.' },
  'team_invitation.token_hash': {
    ends: 'with the sessions',
    because: 'Opens the house to the person that the account has invited.',
  },
  'team_invitation.seed': { ends: 'with the sessions', because: 'The token is computed from it.' },

  'google_identity.subject': {
    ends: 'on removal',
    because: 'The login with Google of the email’s owner. Another email ends it too.',
  },
  'passkey.public_key': {
    ends: 'on removal',
    because:
      'A login on a device of the owner. A password reset removes all, because a stranger may have added one.',
  },
  'two_factor.sealed_secret': { ends: 'on removal', because: 'A second step, which opens nothing alone.' },
  'recovery_code.code_hash': { ends: 'on removal', because: 'Deleted with the authenticator app.' },

  'account.password_hash': { ends: 'otherwise', because: 'The password itself; null after a removal.' },
  'account.attempt_hash': { ends: 'otherwise', because: 'Verifies a registration, and is null after that.' },
  'account.stop_token': { ends: 'otherwise', because: 'Only stops notifications. It is in old emails.' },
  'account.pan_fingerprint': { ends: 'otherwise', because: 'Not a secret of the account: finds duplicates.' },
  'account.aadhaar_fingerprint': { ends: 'otherwise', because: 'As the fingerprint of the PAN.' },
  'account.passport_fingerprint': { ends: 'otherwise', because: 'As the fingerprint of the PAN.' },
  'email_change.token_hash': {
    ends: 'otherwise',
    because:
      'Gives the account back to its former email. It must survive what a stranger changes after that.',
  },
  'identity_check.token_hash': {
    ends: 'otherwise',
    because:
      'Gives the account to the owner of the email that staff entered, because the earlier one cannot be reached. Ends after three days.',
  },
  'saved_search.stop_token': { ends: 'otherwise', because: 'Only stops alerts. It is in old emails.' },
  'profile_share_link.token_hash': {
    ends: 'otherwise',
    because:
      'Shows the public profile to houses that have the link; the talent ends it in the list of links.',
  },
  'package.token_hash': {
    ends: 'otherwise',
    because:
      'Shows profiles that are public or shared by link. Belongs to the agency: any member ends it, and each client leaves it with the mandate.',
  },
  'added_person.token_hash': {
    ends: 'otherwise',
    because:
      'Shows people without an account what a house keeps of them, to answer an audition or have it deleted. Ends with that.',
  },
  'availability_check.token_hash': {
    ends: 'otherwise',
    because:
      'Only answers whether the talent is free on some days. Ends with the outcome of the application.',
  },
  'audition_pass.token_hash': {
    ends: 'otherwise',
    because:
      'Only shows when and where one audition is. Ends a day after it, or when the talent revokes it. Family must not lose it to a new password.',
  },
  'calendar_subscription.sealed_secret': {
    ends: 'otherwise',
    because:
      'Opens a calendar elsewhere, never the account. It is encrypted and deleted with the subscription.',
  },
  'house_webhook.sealed_secret': {
    ends: 'otherwise',
    because: 'Only signs what we send to the house. The webhook ends when its owner is an owner no longer.',
  },
  'board_share_link.token_hash': {
    ends: 'otherwise',
    because: 'Belongs to the house, like the casting call: any member of the team ends it on the board.',
  },
  'client_viewer.token_hash': {
    ends: 'otherwise',
    because: 'Shows the board of one share link to its viewer, who has no account; ends with that link.',
  },
};
