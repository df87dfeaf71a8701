/** The deletion of an account. */

export const title = 'Delete account';
export const lead = {
  talent:
    'You are logged out immediately, and nobody can see your profile. After 30 days we delete your profile, photos, videos, applications and conversations. We keep invoices for as long as tax law requires. To keep your account, log in before then.',
  production:
    'You are logged out immediately, and we delete your account after 30 days. If you are the only owner, we delete your production house too, with its casting calls, applications and team. To keep your account, log in before then.',
} as const;
export const submit = 'Delete my account';
export const busy = 'Deleting...';
export const failed = 'We couldn’t delete your account. Try again.';
export const keep = 'Keep my account';
