import { upsertMobile } from '#features/accounts/guardian-proofs/queries.ts';
import { guardedChild } from '#features/accounts/guardians/guardians.matrix.ts';
import { picture } from '#testing/files.ts';
import type { Matrix, World } from '#testing/matrix/matrix.ts';
import { codeSentTo } from '#testing/matrix/objects.ts';
import { newEmail, newMobile } from '#testing/registrations.ts';

/** A guardian who has proven nothing yet. */
async function unproven(world: World) {
  const email = newEmail();
  const { body } = await guardedChild(world, { mobile: null, email, contact: email, proven: false });
  return { email, pass: body.pass };
}

export const matrix: Matrix = {
  'POST /api/guardian/mobile': {
    request: async (_, world) => ({ body: { pass: (await unproven(world)).pass, mobile: newMobile() } }),
  },
  'POST /api/guardian/mobile/confirm': {
    request: async (_, world) => {
      const body = { pass: (await unproven(world)).pass, mobile: newMobile() };
      await world.callApi('POST /api/guardian/mobile', { body });
      return { body: { ...body, otp: await codeSentTo(body.mobile, world) } };
    },
  },
  'POST /api/guardian/documents': {
    body: { kind: 'passport' },
    request: async (_, world) => {
      const { email: contact, pass } = await unproven(world);
      await upsertMobile(world.db, { contact, mobile: newMobile(), now: world.now() });
      return { body: { pass }, files: { document: [await picture()], relation_document: [await picture()] } };
    },
  },
  'POST /api/guardian/digilocker': {
    request: async (_, world) => ({ body: { pass: (await unproven(world)).pass } }),
  },
  'POST /api/guardian/digilocker/finish': {
    body: { query: '?code=a' },
    request: async (_, world) => ({ body: { pass: (await unproven(world)).pass } }),
  },
};
