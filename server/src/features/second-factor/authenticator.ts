import { randomBytes } from 'node:crypto';
import { OTP_LENGTH } from '@kirdaar/contract/rules/limits';
import { Secret, TOTP } from 'otpauth';

const STEP_SECONDS = 30;
const SECRET_BYTES = 20;

/** What an app makes its codes of. */
export function newSecret(): Buffer {
  return randomBytes(SECRET_BYTES);
}

/** How an app is told its secret: as an address, for a camera, and in base32, for typing. */
export function setupOf(secret: Buffer, issuer: string, label: string) {
  const app = new TOTP({ issuer, label, secret: secretOf(secret), digits: OTP_LENGTH, period: STEP_SECONDS });
  return { setup_url: app.toString(), setup_key: app.secret.base32 };
}

/** Which of the app's codes this is, counted from 1970; undefined if it is none of now, the step before or after. */
export function stepOf(secret: Buffer, code: string, now: Date): number | undefined {
  const shown = { secret: secretOf(secret), digits: OTP_LENGTH, period: STEP_SECONDS };
  const timestamp = now.getTime();
  const distance = TOTP.validate({ ...shown, token: code, timestamp, window: 1 });
  return distance === null ? undefined : TOTP.counter({ period: STEP_SECONDS, timestamp }) + distance;
}

function secretOf(secret: Buffer): Secret {
  return Secret.fromHex(secret.toString('hex'));
}
