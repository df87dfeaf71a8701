import type { Pay } from '@kirdaar/contract/bookings/pay';
import type { Services } from '#platform/services.ts';
import { signedAddress } from '#platform/storage/storage.ts';

/** Returns pay with URLs of the proofs, which work for a while. */
export function withProofs<P extends { pay: Pay | null }>(
  { secrets, now }: Pick<Services, 'secrets' | 'now'>,
  page: P,
): P {
  const { pay } = page;
  if (!pay) return page;
  const marks = pay.marks.map(({ proof, ...mark }) => {
    return { ...mark, proof: proof && signedAddress(secrets.media, proof, now()) };
  });
  return { ...page, pay: { ...pay, marks } };
}
