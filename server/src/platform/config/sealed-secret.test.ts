import { expect, test } from 'vitest';
import { seal, unseal } from '#platform/config/sealed-secret.ts';

const [newKey, oldKey] = [Buffer.alloc(32, 1), Buffer.alloc(32, 2)];
const account = '5c4a3b1e-0000-4000-8000-000000000000';
const secret = Buffer.from('twenty secret bytes!');

test('decrypts what was encrypted, also with the previous key', () => {
  const sealed = seal([oldKey], account, secret);

  expect(unseal([oldKey], account, sealed)).toEqual(secret);
  expect(unseal([newKey, oldKey], account, sealed)).toEqual(secret);
});

test('does not decrypt in the row of another account', () => {
  const sealed = seal([newKey], account, secret);

  expect(() => unseal([newKey], account.replace('5', '6'), sealed)).toThrow(/authenticate/);
});

test('detects a changed byte anywhere', () => {
  const sealed = seal([newKey], account, secret);

  const changed = [...sealed.keys()].map((place) => {
    const copy = Buffer.from(sealed);
    copy.writeUInt8(copy.readUInt8(place) ^ 1, place);
    return copy;
  });

  expect(changed).toHaveLength(52);
  for (const copy of changed) expect(() => unseal([newKey], account, copy)).toThrow();
});

test('names the missing setting when the key is not available', () => {
  const sealed = seal([oldKey], account, secret);

  expect(() => unseal([newKey], account, sealed)).toThrow(/SECRET_KEY_PREVIOUS/);
});

test('never encrypts the same secret to the same bytes twice', () => {
  const sealed = Array.from({ length: 1000 }, () => seal([newKey], account, secret).toString('hex'));

  expect(new Set(sealed).size).toBe(1000);
});
