import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto';
import type { PasskeyCredential } from '@kirdaar/contract/accounts/passkeys';
import type { Caller } from '#testing/given.ts';
import type { CallApi } from '#testing/test.ts';

type Area = 'user' | 'production';

const ORIGIN = 'http://localhost:3000';
const USER_PRESENT_AND_VERIFIED = 0x05;
const WITH_CREDENTIAL = 0x40;

/** Returns a device that makes one passkey and signs with it, as a browser would return it. */
export function openAuthenticator(origin = ORIGIN) {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const id = randomBytes(32);
  const base = {
    id: id.toString('base64url'),
    rawId: id.toString('base64url'),
    type: 'public-key',
    clientExtensionResults: {},
  };
  const clientData = (type: string, challenge: string) =>
    Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }));

  return {
    create(challenge: string): PasskeyCredential {
      const { x = '', y = '' } = publicKey.export({ format: 'jwk' });
      // A COSE key: EC2, ES256, P-256 and the point.
      const key = Buffer.concat([
        Buffer.from('a5010203262001215820', 'hex'),
        Buffer.from(x, 'base64url'),
        Buffer.from('225820', 'hex'),
        Buffer.from(y, 'base64url'),
      ]);
      const idLength = Buffer.from([0, id.length]);
      const flags = USER_PRESENT_AND_VERIFIED | WITH_CREDENTIAL;
      const data = Buffer.concat([authenticatorData(origin, flags), Buffer.alloc(16), idLength, id, key]);
      // CBOR: { fmt: 'none', attStmt: {}, authData }
      const attestation = Buffer.concat([
        Buffer.from('a363666d74646e6f6e656761747453746d74a068617574684461746158', 'hex'),
        Buffer.from([data.length]),
        data,
      ]);
      const response = {
        clientDataJSON: clientData('webauthn.create', challenge).toString('base64url'),
        attestationObject: attestation.toString('base64url'),
      };
      return { ...base, response };
    },
    get(challenge: string): PasskeyCredential {
      const data = authenticatorData(origin, USER_PRESENT_AND_VERIFIED);
      const client = clientData('webauthn.get', challenge);
      const signed = Buffer.concat([data, createHash('sha256').update(client).digest()]);
      const response = {
        clientDataJSON: client.toString('base64url'),
        authenticatorData: data.toString('base64url'),
        signature: sign('sha256', signed, privateKey).toString('base64url'),
      };
      return { ...base, response };
    },
  };
}

function authenticatorData(origin: string, flags: number): Buffer {
  const site = createHash('sha256').update(new URL(origin).hostname).digest();
  return Buffer.concat([site, Buffer.from([flags]), Buffer.alloc(4)]);
}

/** Adds a passkey to an account and returns its device. */
export async function addPasskey(callApi: CallApi, area: Area, as: Caller, password: string) {
  const device = openAuthenticator();
  const begun = await callApi(`POST /api/${area}/passkeys/options`, { body: { password } }, as);
  const credential = device.create(begun.body.options.challenge);
  const added = await callApi(`POST /api/${area}/passkeys`, { body: { name: 'Phone', credential } }, as);
  if (added.status !== 200) throw new Error(added.body.message);
  return device;
}
