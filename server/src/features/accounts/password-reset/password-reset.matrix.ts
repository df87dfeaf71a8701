import { type Account, bothRoles, type Matrix, type World } from '#testing/matrix/matrix.ts';
import { codeSentTo, roleOf } from '#testing/matrix/objects.ts';

async function begun(owner: Account, world: World) {
  const { email } = owner;
  await world.callApi(`POST /api/${roleOf(owner)}/forgot-password`, { body: { email } });
  return { email, otp: await codeSentTo(email, world) };
}

export const matrix: Matrix = bothRoles({
  'POST /api/:role/forgot-password': { discloses: ['reset_token'], body: begun },
  'POST /api/:role/reset-password': {
    body: async (owner, world) => ({ ...(await begun(owner, world)), newPassword: 'a door left ajar' }),
  },
});
