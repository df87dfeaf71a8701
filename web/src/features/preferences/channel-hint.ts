import type { Reply } from '@kirdaar/contract/api';
import type { Preference } from '@kirdaar/contract/preferences';

/** Where messages of a kind go by a channel, or why none come by it as things stand. */
export function channelHint(
  { channel, fixed }: Preference,
  { email, mobile, devices, agreements }: Reply<'GET /api/preferences'>,
): string {
  if (fixed) return 'Always on: it guards your account.';
  if (channel === 'email') return `To ${email}.`;
  if (channel === 'push') {
    return devices > 0
      ? 'To browsers in which you turned it on.'
      : 'Nothing comes until you turn it on in a browser.';
  }
  if (!mobile) return 'Nothing comes: your account has no mobile number.';
  const agreed = agreements.some((agreement) => agreement.channel === channel && agreement.agreed);
  return agreed ? `To ${mobile}.` : 'Nothing comes until you agree to it above.';
}
