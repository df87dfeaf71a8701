import { randomBytes } from 'node:crypto';
import { OTP_LENGTH } from '@kirdaar/contract/rules/limits';
import { Secret, TOTP } from 'otpauth';

const STEP_SECONDS = 30;
const SECRET_BYTES = 20;

export function newSecret(): Buffer {
  return randomBytes(SECRET_BYTES);
}

/** Returns the secret for an app: as a URL to scan, and in base32 to type. */
export function setupOf(secret: Buffer, issuer: string, label: string) {
  const app = new TOTP({ issuer, label, secret: secretOf(secret), digits: OTP_LENGTH, period: STEP_SECONDS });
  return { setup_url: app.toString(), setup_key: app.secret.base32 };
}

/** Returns the time step of a code, counted from 1970, if it is the current one or one beside it. */
export function timeStepOf(secret: Buffer, code: string, now: Date): number | undefined {
  const shown = { secret: secretOf(secret), digits: OTP_LENGTH, period: STEP_SECONDS };
  const timestamp = now.getTime();
  const distance = TOTP.validate({ ...shown, token: code, timestamp, window: 1 });
  return distance === null ? undefined : TOTP.counter({ period: STEP_SECONDS, timestamp }) + distance;
}

/** Returns the secret that a person types into an app in base32. */
export function typedSecret(setupKey: string): Buffer {
  return Buffer.from(Secret.fromBase32(setupKey).hex, 'hex');
}

/** Returns the code that an app shows. */
export function codeOf(secret: Buffer, now: Date): string {
  const timestamp = now.getTime();
  return TOTP.generate({ secret: secretOf(secret), digits: OTP_LENGTH, period: STEP_SECONDS, timestamp });
}

function secretOf(secret: Buffer): Secret {
  return Secret.fromHex(secret.toString('hex'));
}
