import type { Reply } from '@kirdaar/contract/api';
import type { Preference } from '@kirdaar/contract/notifications/preferences';

/** Returns where notifications of a kind are sent on a channel, or why none are sent at present. */
export function channelHint(
  { channel, fixed }: Preference,
  { email, mobile, mobile_verified, devices, agreements }: Reply<'GET /api/preferences'>,
): string {
  if (fixed) return 'Always on, to protect your account.';
  if (channel === 'email') return `Sent to ${email}.`;
  if (channel === 'push') {
    return devices > 0
      ? 'Sent to the browsers where you have turned them on.'
      : 'Not sent until you turn them on in a browser.';
  }
  if (!mobile) return 'Not sent: your account has no mobile number.';
  if (!mobile_verified) return 'Not sent until you verify your mobile number in your account settings.';
  const agreed = agreements.some((agreement) => agreement.channel === channel && agreement.agreed);
  return agreed ? `Sent to ${mobile}.` : 'Not sent until you agree above.';
}
