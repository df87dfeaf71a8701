import { bothRoles, type Matrix } from '#testing/matrix/matrix.ts';
import { codeSentTo, password, roleOf } from '#testing/matrix/objects.ts';
import { houseRegistration, newEmail, talentRegistration } from '#testing/registrations.ts';

const logIn = ({ email }: { email: string }) => ({ identifier: email, password });

export const matrix: Matrix = {
  'POST /api/user/register': { body: talentRegistration },
  'POST /api/production/register': { body: houseRegistration },
  'POST /api/user/login': {
    ...{ status: 400, discloses: ['token'], body: logIn },
    viewers: ({ adult }) => ({ 'an adult': { body: logIn(adult) } }),
  },
  'POST /api/production/login': {
    ...{ status: 400, discloses: ['token'], body: logIn },
    viewers: ({ documents }) => ({ 'a house': { body: logIn(documents) } }),
  },
  ...bothRoles({
    'POST /api/:role/verify': {
      body: async (owner, world) => {
        const role = roleOf(owner);
        const body = { user: talentRegistration, production: houseRegistration }[role]();
        await world.callApi(`POST /api/${role}/register`, { body: body as never });
        return { email: body.email, otp: await codeSentTo(body.email, world) };
      },
    },
    'POST /api/:role/resend': { body: () => ({ email: newEmail() }) },
    'POST /api/:role/logout': {},
    'POST /api/:role/session/restore': {
      // Without the cookies, whoever sends it.
      status: 401,
      discloses: ['token'],
      request: async ({ token }) => ({
        as: undefined,
        headers: { cookie: `session=${token}; kept-session=x.` },
      }),
    },
  }),
};
