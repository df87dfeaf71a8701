import { setUpApp, turnOnTwoSteps } from '#testing/authenticator.ts';
import { bothRoles, type Matrix } from '#testing/matrix/matrix.ts';
import { password, roleOf } from '#testing/matrix/objects.ts';

export const matrix: Matrix = bothRoles({
  'GET /api/:role/two-factor': {},
  'POST /api/:role/two-factor': { body: { password } },
  'POST /api/:role/two-factor/confirm': {
    body: async (owner, { callApi, now }) => {
      const { codeAt } = await setUpApp(callApi, owner, roleOf(owner));
      return { code: codeAt(now()) };
    },
  },
  'POST /api/:role/two-factor/remove': {
    body: async (owner, { callApi, now }) => {
      const { codeAt } = await turnOnTwoSteps(callApi, owner, now(), roleOf(owner));
      return { password, code: codeAt(now()) };
    },
  },
});
