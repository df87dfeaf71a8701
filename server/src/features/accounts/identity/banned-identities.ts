import { createHmac } from 'node:crypto';
import { mailboxOf } from '@kirdaar/contract/rules/identity-numbers';
import {
  findBannedIdentity,
  insertBannedIdentities,
  listOwnersToBan,
} from '#features/accounts/identity/banned-queries.ts';
import { fingerprintsOf } from '#features/accounts/identity/identity-numbers.ts';
import { AppError } from '#platform/http/app-error.ts';
import type { Services } from '#platform/services.ts';

interface Registration {
  /** Absent when the email is Google's and the house exists already. */
  email?: string;
  phone_number: string;
  pan_no: string;
  aadhaar_no: string;
  gst_no?: string | undefined;
}

/** Rejects the registration of a house by an owner of a banned one, or with its GST number. */
export async function rejectBanned(
  { db, secrets, config }: Pick<Services, 'db' | 'secrets' | 'config'>,
  { email, phone_number, gst_no, ...numbers }: Registration,
) {
  const key = secrets.identity;
  const known = fingerprintsOf(key, numbers);
  const identities = [
    ...(email ? [{ kind: 'email', fingerprint: contactFingerprint(key, 'email', email) }] : []),
    { kind: 'mobile', fingerprint: contactFingerprint(key, 'mobile', phone_number) },
    { kind: 'pan', fingerprint: known.pan_fingerprint },
    { kind: 'aadhaar', fingerprint: known.aadhaar_fingerprint },
    ...(gst_no ? [{ kind: 'gstin', fingerprint: contactFingerprint(key, 'gstin', gst_no) }] : []),
  ];
  if (await findBannedIdentity(db, identities))
    throw new AppError('house_banned', { support: config.SUPPORT_EMAIL });
}

/** Stores the identity fingerprints of a banned house's owners, which outlive their accounts. */
export async function rememberBanned(
  { db, secrets }: Pick<Services, 'db' | 'secrets'>,
  houseId: string,
): Promise<void> {
  const key = secrets.identity;
  const owners = await listOwnersToBan(db, houseId);
  const identities = owners.flatMap(({ email, mobile, gst_no, pan_fingerprint, aadhaar_fingerprint }) => [
    { kind: 'email', fingerprint: contactFingerprint(key, 'email', email) },
    ...(mobile ? [{ kind: 'mobile', fingerprint: contactFingerprint(key, 'mobile', mobile) }] : []),
    ...(gst_no ? [{ kind: 'gstin', fingerprint: contactFingerprint(key, 'gstin', gst_no) }] : []),
    ...(pan_fingerprint ? [{ kind: 'pan', fingerprint: pan_fingerprint }] : []),
    ...(aadhaar_fingerprint ? [{ kind: 'aadhaar', fingerprint: aadhaar_fingerprint }] : []),
  ]);
  if (identities.length > 0) await insertBannedIdentities(db, houseId, identities);
}

function contactFingerprint(key: Buffer, kind: 'email' | 'mobile' | 'gstin', value: string): Buffer {
  return createHmac('sha256', key)
    .update(`banned ${kind}\n${kind === 'email' ? mailboxOf(value) : value}`)
    .digest();
}
